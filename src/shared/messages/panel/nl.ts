import { plural } from "#shared/messages/words.ts";
import type { PanelMessages } from "./en.ts";

export const nl: PanelMessages = {
  save: "Opslaan",
  saving: "Wordt opgeslagen...",
  cancel: "Annuleren",
  close: "Sluiten",
  undo: "Ongedaan maken",
  yes: "Ja",
  no: "Nee",
  kept: "Wat je hebt getypt, blijft bewaard.",
  today: (time) => `vandaag om ${time}`,
  noDay: (typed, example) =>
    `‘${typed}’ is geen datum. Schrijf het zo: ${example}.`,
  login: {
    window: "Inloggen op het beheer",
    title: "Inloggen op het beheer",
    subtitle: "Vul je gegevens in om je winkel te beheren",
    username: "Gebruikersnaam",
    password: "Wachtwoord",
    submit: "Inloggen",
    pending: "Bezig met inloggen...",
    done: {
      title: "Je bent ingelogd",
      description: "Welkom in het beheer",
    },
    failed: {
      title: "Inloggen mislukt",
      description: "De gebruikersnaam of het wachtwoord klopt niet",
    },
    showPassword: "Invoer tonen",
    forgotten: {
      ask: "Wachtwoord vergeten?",
      sent: "Een link voor een nieuw wachtwoord is onderweg naar het e-mailadres van de winkel. Hij werkt één keer, 30 minuten lang.",
      failed: "De link kon niet worden aangevraagd",
    },
    passkey: {
      signIn: "Inloggen met een passkey",
      pending: "Wachten op je apparaat...",
      failed: "Dat is niet gelukt",
    },
    ended: {
      title: "Log opnieuw in, alsjeblieft.",
      description:
        "Je sessie is afgelopen. Niets van wat je hebt getypt, gaat verloren.",
    },
  },
  dashboard: {
    title: (shopName) => `${shopName}: beheer`,
    window: (tab) => `Beheer, ${tab}`,
    sections: "Onderdelen van het beheer",
    products: "Producten",
    charms: "Bedels",
    config: "Klem op maat",
    orders: "Bestellingen",
    failed: (mails) => `${mails} mislukt`,
    workbench: "Werkbank",
    fresh: (orders) => `${orders} nieuw`,
    letters: "Brieven",
    discounts: "Kortingen",
    numbers: "Cijfers",
    menu: "Menu",
    workshop: "Atelier",
    shopAndAccount: "Winkel en account",
    back: "Producten, bedels, bestellingen",
    viewShop: "Naar de winkel",
    logout: "Uitloggen",
    tabFailed: "Dit onderdeel kon niet worden geladen.",
    notices: "Dit vraagt je aandacht",
  },
  numbers: {
    title: "Cijfers",
    promise:
      "Geteld zonder cookies en zonder iemand te volgen: hoe vaak, nooit wie.",
    off: "Bezoeken worden niet geteld.",
    turnOn: "Bezoeken tellen",
    turnOff: "Niet meer tellen",
    notSaved: "Het tellen is niet gewijzigd",
    span: "Periode",
    weeks: "12 weken",
    year: "Jaar",
    taken: "Ontvangen",
    takenText: "met verzending, min wat is terugbetaald.",
    visits: "Bezoeken",
    adds: "In een winkelmandje gelegd",
    orders: "Bestellingen",
    asTable: "Als tabel",
    weekOf: "Week van",
    day: "Dag",
    today: "Vandaag",
    soFar: "tot vandaag",
    rest: "rust",
    firstWeek: "Je eerste week",
    firstNote:
      "Vanaf de tweede week staan hier weken in plaats van dagen, met de klemmen, bedels en letters die het meest worden gekozen.",
    empty: "Het eerste bezoek telt",
    emptyText: "Deel het adres van je winkel, en hier groeit de eerste tand.",
    address: "Adres van je winkel",
    copy: "Kopiëren",
    copied: "Gekopieerd",
    best: "Populairste klemmen",
    custom: "Eigen klemmen",
    parts: "Meest gebruikt in eigen klemmen",
    sources: "Waar de bezoeken vandaan kwamen",
    none: "Nog niets in deze weken.",
    missed: "Gezocht, maar niet te koop",
    soldOut: "Uitverkocht",
    again: "Aanvullen",
    yearText: "Het jaar voor je boekhouder, geteld op de dag van betaling.",
    download: "CSV downloaden",
    before: "Een jaar terug",
    after: "Een jaar verder",
    month: "Maand",
    delivery: "waarvan verzending",
    discounts: "Kortingen",
    refunded: "Terugbetaald",
    byCountry: "Per land",
    byRate: "Per tarief",
    noRate: "zonder btw",
    tax: (tax: string) => `${tax} btw`,
    noCountry: "Onbekend",
    note: "In de CSV staan elke betaling en elke terugbetaling, zonder namen. Wat wordt afgehaald, telt voor je eigen land. Dit is geen belastingadvies.",
    failed: "De cijfers konden niet worden geladen.",
    earlier: (sum: string) => `In de twaalf weken ervoor ${sum}.`,
    ofVisits: (visits: string, adds: string, orders: string) =>
      `Van ${visits} bezoeken legden er ${adds} iets in het winkelmandje en bestelden er ${orders}.`,
    firstText: (day: string, adds: string, orders: string, sum: string) =>
      `bezoeken sinds ${day}. In een winkelmandje gelegd: ${adds}. Bestellingen: ${orders}. Ontvangen: ${sum}.`,
    mostFrom: (source: string) =>
      `De meeste eerste bezoeken kwamen zo: ${source}.`,
    looks: (shown: string, count: number) =>
      plural("nl", count, {
        one: `${shown} keer bekeken`,
        other: `${shown} keer bekeken`,
      }),
    waiting: (shown: string, count: number) =>
      plural("nl", count, {
        one: `${shown} wacht erop`,
        other: `${shown} wachten erop`,
      }),
    names: {
      direct: "Rechtstreeks naar de winkel",
      search: "Zoeken",
      chat: "Berichten",
      mail: "E-mail",
      other: "Elders",
      letter: (id: number) => `Brief nr. ${id}`,
    },
  },
  notices: {
    password_generated: {
      title: "Kies een eigen wachtwoord.",
      description:
        "Het jouwe heeft de winkel bedacht en stond in het logboek. Verander het onder ‘Account’.",
    },
    proxy_not_trusted: {
      title: "Alle bezoekers tellen als één.",
      description:
        "Ze komen via een proxy die de winkel niet kent, dus delen ze samen de grenzen voor één bezoeker. Zet dit in de instellingen op het aantal proxy’s en start de winkel opnieuw:",
    },
    clock_jumped: {
      title: "De klok van de winkel is meer dan een dag versprongen.",
      description:
        "Of de winkel heeft zo lang stilgestaan. Loopt de klok van de server verkeerd, laat hem dan gelijkzetten: tot morgen verwijdert de winkel niets omdat het oud is, zoals oude winkelwagens, en verstuurt hij geen brief waarvan de tijd intussen gekomen is.",
    },
  },
  firstSteps: {
    title: "Dit ontbreekt nog in je winkel",
    name: "Geef je winkel een naam: Naar de winkel, Bewerken, dan Gegevens",
    country:
      "Zeg in welk land je winkel is, voor het juridische: Naar de winkel, Bewerken, dan Gegevens",
    product: "Voeg je eerste product toe",
    headline: "Schrijf je kop: Naar de winkel, dan Bewerken",
    pages: "Schrijf je pagina’s: Naar de winkel, Bewerken, dan Pagina’s",
    mail: "Verbind je mailserver",
  },
  importFrom: "Uit een andere winkel overnemen",
  sessions: {
    open: "Account",
    openFailed: "Je account kon niet worden geopend",
    loadFailed: (reason) => `De lijst kon niet worden geladen. ${reason}`,
    count: (browsers) =>
      browsers === 1
        ? "Alleen hier."
        : `In ${browsers} browsers. Beëindig wat je niet kent en verander daarna je wachtwoord.`,
    browser: (browser, system) => `${browser} op ${system}`,
    unknownBrowser: "Onbekende browser",
    unknownNetwork: "onbekend",
    from: (network, since) => `Netwerk: ${network}. Ingelogd: ${since}.`,
    lastUsed: (when) => `Laatst gebruikt: ${when}.`,
    thisOne: "Deze",
    end: "Beëindigen",
    endOne: (browser, since) => `${browser} beëindigen, ingelogd: ${since}`,
    endOthers: "Alle andere beëindigen",
    endFailed: "Deze sessie kon niet worden beëindigd",
  },
  items: {
    product: {
      add: "Nieuw product",
      create: "Product aanmaken",
      current: "Je producten",
      currentCount: (products) => `Je producten (${products})`,
      loading: "De producten worden geladen...",
      none: "Nog geen producten. Voeg het eerste toe met het formulier.",
      find: "Product zoeken",
      notFound: "Geen product heeft deze woorden in de naam.",
      image: "Afbeelding van het product",
      changed: "Iemand heeft dit product intussen veranderd.",
      gone: "Dit product is intussen verwijderd.",
      created: "Product aangemaakt",
      updated: "Product opgeslagen",
      deleted: "Product verwijderd",
      restored: "Het product is terug",
      createFailed: "Het product kon niet worden aangemaakt",
      updateFailed: "Het product kon niet worden opgeslagen",
      deleteFailed: "Het product kon niet worden verwijderd",
    },
    charm: {
      add: "Nieuwe bedel",
      create: "Bedel aanmaken",
      current: "Je bedels",
      currentCount: (charms) => `Je bedels (${charms})`,
      loading: "De bedels worden geladen...",
      none: "Nog geen bedels. Voeg de eerste toe met het formulier.",
      find: "Bedel zoeken",
      notFound: "Geen bedel heeft deze woorden in de naam.",
      image: "Afbeelding van de bedel",
      changed: "Iemand heeft deze bedel intussen veranderd.",
      gone: "Deze bedel is intussen verwijderd.",
      created: "Bedel aangemaakt",
      updated: "Bedel opgeslagen",
      deleted: "Bedel verwijderd",
      restored: "De bedel is terug",
      createFailed: "De bedel kon niet worden aangemaakt",
      updateFailed: "De bedel kon niet worden opgeslagen",
      deleteFailed: "De bedel kon niet worden verwijderd",
    },
    resin: {
      add: "Nieuwe hars",
      create: "Hars aanmaken",
      current: "Je harsen",
      currentCount: (resins) => `Je harsen (${resins})`,
      loading: "De harsen worden geladen...",
      none: "Nog geen harsen. Zonder hars worden klemmen in effen zachtroze getekend. Voeg de eerste toe met het formulier.",
      find: "Hars zoeken",
      notFound: "Geen hars heeft deze woorden in de naam.",
      image: "Afbeelding van de hars",
      changed: "Iemand heeft deze hars intussen veranderd.",
      gone: "Deze hars is intussen verwijderd.",
      created: "Hars aangemaakt",
      updated: "Hars opgeslagen",
      deleted: "Hars verwijderd",
      restored: "De hars is terug",
      createFailed: "De hars kon niet worden aangemaakt",
      updateFailed: "De hars kon niet worden opgeslagen",
      deleteFailed: "De hars kon niet worden verwijderd",
    },
  },
  form: {
    name: "Naam",
    price: "Prijs",
    understood: (price) => `Begrepen als ${price}`,
    priceHint:
      "Schrijf hem als 24,50 of 24.50, zonder teken tussen duizendtallen.",
    wholePriceHint:
      "Schrijf hem als 2400: deze valuta heeft geen decimalen, en tussen duizendtallen staat geen teken.",
    description: "Beschrijving",
    safety: "Productveiligheid (optioneel)",
    image: "Afbeelding",
    inStock: "Op voorraad",
    outOfStock: "Uitverkocht",
    isNew: "Nieuw product",
    isBestSeller: "Bestseller",
    stock: "Voorraad",
    stockHint: "0 = altijd op voorraad, zonder tellen.",
    resinPrice: "Komt boven op de basisprijs.",
    resinPicture: "Een klem van voren, 16:9, op een doorzichtige achtergrond.",
    creating: "Wordt aangemaakt...",
    copied: {
      title: "Naar het formulier gekopieerd",
      description: "Verander wat anders is en maak het aan.",
    },
    copyOf: (name) => `${name} (kopie)`,
    options: "Uitvoeringen",
    optionsFold: "Uitvoeringen, zoals maten en kleuren",
    option: (number) => `Uitvoering ${number}`,
    optionName: (number) => `uitvoering ${number}`,
    optionTitle: "Titel",
    optionWidth: "Breedte in mm",
    addOption: "Uitvoering toevoegen",
    available: "Verkrijgbaar",
    pictures: "Afbeeldingen",
    picture: (number) => `Afbeelding ${number}`,
    pictureName: (number) => `afbeelding ${number}`,
    shownFirst: "Als eerste getoond",
    previewOf: (name) => `Voorbeeld van ${name}`,
    optionOn: (name) => `Uitvoering op ${name}`,
    everyOption: "Elke uitvoering",
    addPictures: "Afbeeldingen toevoegen",
    morePictures: "Meer afbeeldingen",
    pictureRemoved: "Afbeelding verwijderd",
    picturesMany: {
      title: (max) => `Een klem kan hooguit ${max} afbeeldingen hebben`,
      description: "De andere zijn weggelaten.",
    },
    moveUp: (name) => `${name} omhoog verplaatsen`,
    moveDown: (name) => `${name} omlaag verplaatsen`,
    remove: (name) => `${name} verwijderen`,
  },
  markdown: {
    tools: "Opmaak",
    heading: "Kop",
    bold: "Vet",
    italic: "Cursief",
    list: "Lijst",
    link: "Link",
    preview: "Voorbeeld",
    previewFailed: "Het voorbeeld is terug zodra de verbinding er weer is.",
  },
  productPage: {
    title: "De eigen pagina van de klem",
    address: "Adres (optioneel)",
    addressHint:
      "Kleine letters, cijfers en streepjes, te beginnen met een letter. Leeg wordt het uit de naam gemaakt. Eerdere adressen blijven hierheen leiden.",
    details: "Details (optioneel)",
    width: "Breedte in millimeters (optioneel)",
    widthHint:
      "20 tot 300. Dan tekent de pagina de klem op schaal naast een bankpas.",
    hidden: "Verborgen: in geen lijst, en de pagina zie alleen jij",
    searchPreview: "In zoekresultaten",
    cardPreview: "Als de link wordt gedeeld",
    view: "Bekijken",
    viewName: (name) => `${name} bekijken`,
    isHidden: "Verborgen",
    onlyYou: "Verborgen: deze pagina zie alleen jij.",
    show: "Tonen",
    showName: (name) => `${name} tonen`,
    areShown: (count) =>
      plural("nl", count, {
        one: "De klem wordt getoond",
        other: `${count} klemmen worden getoond`,
      }),
    hiddenCount: (count) =>
      plural("nl", count, {
        one: "1 klem is verborgen.",
        other: `${count} klemmen zijn verborgen.`,
      }),
    showAll: "Alle tonen",
  },
  list: {
    failed: "De lijst kon niet worden geladen.",
    found: (rows) => `${rows} gevonden.`,
    shown: (shown, found) => `${shown} van ${found} worden getoond.`,
    more: "Meer tonen",
    range: (from, to) => `${from} tot ${to}`,
    optionSoldOut: (option) => `${option} (uitverkocht)`,
    stock: (stock) => `Voorraad: ${stock}`,
    low: "Bijna op",
    pieces: (count) => (count === 0 ? "geen meer" : `nog ${count}`),
    oneOfAKind: "uniek stuk",
    count: (name) => `Aantal van ${name}`,
    oneLess: (name) => `Eén minder van ${name}`,
    oneMore: (name) => `Eén meer van ${name}`,
    heldMore: (held) =>
      `Er liggen er nu ${held} in winkelmandjes. Wie het laatst kwam, krijgt het te horen.`,
    runningLow: "Bijna op:",
    left: (name, left) => `${name} (nog ${left})`,
    markSoldOut: "Als uitverkocht markeren",
    markInStock: "Weer op voorraad",
    soldOut: (name) => `${name} is uitverkocht.`,
    inStock: (name) => `${name} is weer op voorraad.`,
    inStockUncounted: (name) =>
      `${name} is weer op voorraad, zonder telling. Wil je tellen, maak dit dan ongedaan en druk op +.`,
    move: (name) => `${name} verplaatsen`,
    toTop: "Helemaal naar boven",
    up: "Omhoog",
    down: "Omlaag",
    moved: (name, place, rows) =>
      `${name} staat nu op plaats ${place} van ${rows}.`,
    orderFailed: "De nieuwe volgorde is niet opgeslagen",
    moreOf: (name) => `Meer voor ${name}`,
    duplicateIt: "Dupliceren",
    duplicate: (name) => `${name} dupliceren`,
    edit: (name) => `${name} bewerken`,
    delete: (name) => `${name} verwijderen`,
    restoreFailed: "Het kon niet worden teruggehaald",
    dropped: (name) => `Je wijzigingen in ${name} zijn verworpen`,
    stillSaving: {
      title: (name) => `${name} wordt nog opgeslagen`,
      description: "Open de volgende zo meteen.",
    },
  },
  versions: {
    changed: "Iemand heeft dit intussen veranderd.",
    choose: "Kies welke versie blijft.",
    same: "Beide versies zeggen hetzelfde.",
    field: "Veld",
    yours: "Die van jou",
    saved: "Opgeslagen",
    saveMine: "De mijne opslaan",
    takeSaved: "De opgeslagen versie nemen",
    typedHere: "Wat je hebt getypt, staat er nog.",
    bringBack: "Terughalen en opslaan",
  },
  picture: {
    preview: "Voorbeeld",
    current: "Huidige afbeelding",
    uploading: "Wordt geüpload",
    uploaded: (size) => `${size}, geüpload`,
    isUploading: (size) => `${size}, wordt geüpload...`,
    isPreparing: (size) => `${size}, wordt voorbereid...`,
    remove: "Afbeelding verwijderen",
    choose: "Kies een afbeelding",
    drop: "Sleep een afbeelding hierheen of",
    chooseFile: "kies een bestand",
    limit: "Hooguit 5\u00a0MB",
    useUrl: "Of het adres van een afbeelding gebruiken",
    url: "Adres van de afbeelding",
    done: "Afbeelding geüpload",
    failed: {
      title: "Uploaden mislukt",
      description:
        "De afbeelding kon niet worden geüpload. Probeer het opnieuw.",
    },
    wrongType: {
      title: "Verkeerd soort bestand",
      description: "Kies een afbeelding",
    },
    tooLarge: {
      title: "Bestand te groot",
      description: "Kies een afbeelding van minder dan 5\u00a0MB",
    },
  },
  config: {
    title: "Klem op maat",
    enable: "Klemmen op maat aanbieden",
    name: "Productnaam",
    basePrice: (sign) => `Basisprijs (${sign})`,
    emptyHint: "Een leeg veld houdt zijn huidige waarde.",
    image: "Afbeelding van de klem op maat",
    submit: "Instellingen opslaan",
    pending: "Wordt opgeslagen...",
    updated: "De instellingen zijn opgeslagen",
    updateFailed: "De instellingen konden niet worden opgeslagen",
    changed: "Iemand heeft de instellingen intussen veranderd.",
    loadFailed: "De instellingen konden niet worden geladen.",
    current: "Huidige instellingen",
    savedName: "Naam",
    savedPrice: "Basisprijs",
    price: "Basisprijs",
    status: "Status",
    isEnabled: "Aangeboden",
    isDisabled: "Gepauzeerd",
    lastUpdated: "Laatst veranderd",
    help: "Zo werken klemmen op maat",
    helpLines: [
      "Erachter staat een denkbeeldig product met nummer -1.",
      "De basisprijs bepaal je zelf.",
      "De prijs van de bedels komt erbij.",
      "De eerste hars op voorraad is gekozen, tot de klant een andere neemt.",
      "Ze staan niet in de lijst van je producten.",
      "De bestelmails noemen de bedels en de tekst.",
    ],
  },
  mail: {
    ordersTitle: "Bestellingen komen per e-mail",
    ordersText: (email) =>
      `Elke bestelling gaat per e-mail naar ${email} zodra die is geplaatst.`,
    toWorkbench: "Wat openstaat en wat volgt, ligt op de werkbank",
    title: "Verzending van e-mails",
    configured: "E-mailverzending ingesteld",
    notConfigured: "E-mailverzending niet ingesteld",
    loadFailed: "De stand van de e-mails kon niet worden geladen.",
    ordersSafe: "De bestellingen zijn hoe dan ook veilig.",
    waiting: "Wachten",
    sent: "Verzonden",
    failed: "Mislukt",
    retry: "Nu opnieuw proberen",
    retrying: "Wordt geprobeerd...",
    retried: "Wordt nu opnieuw geprobeerd.",
    retryFailed: "Het kon niet opnieuw worden geprobeerd",
    nothingSent: "Er wordt nog niets verzonden.",
    ordersWaiting: (orders) =>
      orders === 0
        ? "Tot die tijd blijven bestellingen veilig bewaard."
        : plural("nl", orders, {
            one: "1 bestelling is veilig en wacht.",
            other: `${orders} bestellingen zijn veilig en wachten.`,
          }),
    addServer:
      "Zet de mailserver in de instellingen en start de winkel opnieuw; dan gaan ze vanzelf de deur uit.",
    unsent: {
      order: (order) =>
        `Jouw e-mail over bestelling ${order} is niet verzonden.`,
      confirmation: (order) =>
        `De bevestiging van bestelling ${order} is niet verzonden.`,
      progress: (order) =>
        `De e-mail over de voortgang van bestelling ${order} is niet verzonden.`,
      other: () => "Een bericht is niet verzonden.",
    },
    lastError: (when) => `Laatste fout, ${when}:`,
    untilDelivered:
      "Bestellingen blijven bewaard tot hun e-mail is afgeleverd.",
    tryingNow: "Ze worden op dit moment geprobeerd.",
    nextTry: (when) => `Volgende automatische poging: ${when}.`,
    onlyRetry:
      "Wat mislukt is, gaat alleen met ‘Nu opnieuw proberen’ weer de deur uit.",
    ordersFailed: (orders) =>
      plural("nl", orders, {
        one: `Een e-mail over ${orders} bestelling is mislukt.`,
        other: `E-mails over ${orders} bestellingen zijn mislukt.`,
      }),
    youWereNotTold:
      "Jij hebt er geen e-mail over gekregen; de bestellingen zelf zijn veilig.",
    notReached: (name, order) =>
      `${name} heeft je e-mail over bestelling ${order} niet gekregen.`,
    correctAddress:
      "Klopt het adres niet, verbeter het dan op de pagina van de bestelling: de e-mail gaat dan opnieuw de deur uit.",
    openOrder: (order) => `Bestelling ${order} openen`,
    noneGoesOut: "Er gaat geen e-mail de deur uit.",
    someWaited: "Sommige wachten al meer dan een uur; er is niets verloren.",
    seeWhy: "Waarom?",
    lastMail: "Laatste e-mail",
    lastBackup: "Laatste back-up",
    noBackup: "Nog geen",
    backupOld:
      "Er zou een nieuwere moeten zijn. Vraag wie de winkel beheert om in het logboek te kijken.",
    testTo: "Een testmail sturen naar",
    sendTest: "Testmail sturen",
    sendNow: "Versturen",
    sending: "Wordt verstuurd...",
    testSent: {
      title: "De testmail is onderweg",
      description: (address) =>
        `Kijk bij ${address}. Als het misgaat, staat de reden hier.`,
    },
    testKept: {
      title: "Testmail als bestand bewaard",
      description: "Hij gaat de deur uit zodra er een mailserver is.",
    },
    testFailed: "De testmail is niet verstuurd",
  },
  editor: {
    shop: "Je winkel",
    admin: "Beheer",
    edit: "Bewerken",
    startFailed: "Het bewerken is niet begonnen",
    firstDay: {
      label: "Je eerste dag",
      next: {
        details: "Nu: zeg hoe je winkel heet en waar hij is.",
        product: "Nu: voeg je eerste klem toe.",
        headline: "Nu: schrijf je kop.",
        pages: "Nu: schrijf je pagina’s.",
        mail: "Nu: verbind je mailserver.",
      },
      done: (done, all) => `${done} van ${all} klaar. Alleen jij ziet dit.`,
      toProduct: "Klem toevoegen",
      toHeadline: "Schrijven",
      toMail: "Bekijk hoe",
      hide: "Deze stappen verbergen",
    },
    bar: {
      label: "Bewerken",
      undo: "Ongedaan maken",
      redo: "Opnieuw doen",
      details: "Gegevens",
      pages: "Pagina’s",
      close: "Sluiten",
      discard: "Verwerpen",
      offline: "Je bent offline. Er wordt opgeslagen zodra je terug bent.",
      resumed: "Je wijzigingen staan er nog en zijn nog niet opgeslagen.",
      hint: "Tik op een tekst om hem te veranderen.",
      length: (label, count, max) => `${label}: ${count} van ${max} tekens`,
      tooLong: (label, count, max) =>
        `${label}: ${count} tekens, hooguit ${max}`,
      versions: "Twee versies",
      changed: "Iemand heeft de pagina’s van de winkel intussen veranderd.",
    },
    leave: {
      title: "Weggaan zonder opslaan?",
      text: "Wat je hebt veranderd, is nog niet opgeslagen.",
      stay: "Verder bewerken",
      go: "Wijzigingen verwerpen",
    },
    saved: {
      title: "Opgeslagen",
      description: "Dit ziet iedereen nu.",
      meanwhile:
        "Wat je intussen hebt veranderd, blijft bewaard en is nog niet opgeslagen.",
      proposed: (open) => `Nog zoals voorgesteld: ${open}.`,
      uploading: "Het uploaden loopt nog. Sla opnieuw op als het klaar is.",
      offline: {
        title: "Je bent offline",
        description:
          "Je wijzigingen blijven bewaard en worden opgeslagen zodra je terug bent.",
      },
      failed: "Nog niet opgeslagen",
    },
    fields: {
      "hero.headline": "Kop",
      "hero.sentence": "Zin onder de kop",
      "products.title": "Titel boven de producten",
      "products.text": "Tekst boven de producten",
      "promo.title": "Titel bij de ontwerper",
      "promo.sample": "Letters op de voorbeeldklem",
      "process.title": "Titel van het maakproces",
      "process.text": "Tekst over het maakproces",
      "gallery.title": "Titel van de galerij",
      "newsletter.title": "Titel van de nieuwsbrief",
      "newsletter.text": "Tekst van de nieuwsbrief",
      "newsletter.welcome": "Bedankje na het aanmelden (melding en e-mail)",
      "about.tagline": "Tekst onder de naam",
      "about.closing": "Laatste woorden van de voettekst",
      "about.title":
        "Wat de winkel verkoopt (zoekmachines, titel in de browser)",
      "about.description": "Beschrijving",
      delivery: "Regel over de levering",
      socialUrl: "Socialmediapagina",
      name: "Naam van de winkel",
    },
    stepTitle: (step) => `Titel van stap ${step}`,
    stepText: (step) => `Tekst van stap ${step}`,
    dayTitle: (day) => `Periode ${day}`,
    dayText: (day) => `Tekst van periode ${day}`,
    pictureShows: (picture) => `Wat afbeelding ${picture} toont`,
    lines: {
      picture: "Grote afbeelding",
      position: "De uitsnede",
      film: "Film",
      minutes: "Minuten om te maken",
      steps: "Stappen",
      days: "Perioden",
      gallery: "Galerij",
      palette: "Kleuren",
      mark: "Logo",
      language: "Taal",
      currency: "Valuta",
      timeZone: "Tijdzone",
    },
    hero: {
      add: "Grote afbeelding toevoegen",
      replace: "Grote afbeelding vervangen",
      remove: "Afbeelding verwijderen",
      uploading: "Wordt geüpload...",
      addFilm: "Film toevoegen",
      replaceFilm: "Film vervangen",
      removeFilm: "Film verwijderen",
      stop: "Uploaden stoppen",
      filmHint:
        "Een film speelt over de afbeelding, zonder geluid: MP4 of WebM, hooguit 20\u00a0MB.",
      filmUploading: (percent) => `Wordt geüpload, ${percent}%`,
      filmChecking: "De film wordt gecontroleerd",
    },
    position: {
      open: "Uitsnede kiezen",
      title: "Wat altijd te zien is",
      close: "Uitsnede sluiten",
      text: "Vensters snijden de afbeelding aan de zijkanten af. Sleep de ring naar wat moet blijven, of verplaats hem met de pijltjestoetsen.",
      phone: "Op een telefoon",
      wide: "In een breed venster",
      done: "Klaar",
      point: (x, y) => `Altijd te zien: ${x}% van links, ${y}% van boven`,
    },
    list: {
      newStep: "[Nieuwe stap]",
      addStep: "Stap toevoegen",
      stepsFull: (max) => `Meer dan ${max} stappen kan niet`,
      step: (number) => `stap ${number}`,
      addDay: "Periode toevoegen",
      newDay: "Drie dagen",
      day: (number) => `periode ${number}`,
      addStepPicture: (number) => `Afbeelding toevoegen aan stap ${number}`,
      stepPicture: (number) => `de afbeelding van stap ${number}`,
      addPicture: "Afbeelding toevoegen",
      picturesFull: (max) => `Meer dan ${max} afbeeldingen kan niet.`,
      picture: (number) => `afbeelding ${number}`,
      shows: "Wat erop staat",
      replace: (name) => `Vervang ${name}`,
      forward: (name) => `Verplaats ${name} naar voren`,
      back: (name) => `Verplaats ${name} naar achteren`,
      remove: (name) => `Verwijder ${name}`,
    },
    law: {
      title: "Juridisch",
      noAdvice:
        "Dit is geen juridisch advies. Vraag een deskundige wat je land van je verlangt.",
      country: "Land",
      noCountry: "Niet gekozen",
      orderWording: "Bestelknop",
      request: "Bestelling die jij aanneemt",
      binding: "Bestelling met betaalplicht",
      orderWordingHint:
        "Op de knop staat ‘Bestellen’ of ‘Bestelling met betalingsverplichting’.",
      priceNote: "Regel bij prijzen",
      priceNoteHint: "Zoals ‘incl. btw, excl. verzending’.",
      totalNote: "Regel bij totalen",
      totalNoteHint: "In een totaal zit de levering al. Zoals ‘incl. btw’.",
      totalNoteKeep: "Klopt ook bij totalen",
      mailText: "Jouw regels onder e-mails aan klanten",
      maker: "Maker, met post- en e-mailadres (productveiligheid)",
      withdrawalDays: "Herroepingstermijn in dagen",
      withdrawalDaysHint: "Met 0 is er geen herroepingsknop.",
      withdrawalCustom: "Ook klemmen op maat kunnen worden herroepen",
      confirmSubscriptions: "Nieuwsbrief pas na bevestiging per e-mail",
      hidden: "Verborgen onderdelen",
      sections: {
        promo: "Klem op maat",
        process: "Maakproces",
        gallery: "Galerij",
        newsletter: "Nieuwsbrief",
      },
    },
    invoice: {
      title: "Facturen",
      text: "Met je belastingnummer krijgt elke betaalde bestelling een factuur met een doorlopend nummer, en elke terugbetaling een correctie. Laat het leeg voor alleen bonnen. Dit is geen belastingadvies: vraag wat je land wil.",
      asks: (words: string) =>
        `Je land vraagt ook wat de winkel niet kan weten: ${words}. Zet het in deze velden, of bij je naam en adres.`,
      copy: (day: string) =>
        `Vanaf ${day} is een factuur in jouw land elektronisch of komt ze uit een programma met verzegelde gegevens: deze pagina is dan een kopie voor de klant.`,
      taxNumber: "Belastingnummer",
      prefix: "Voor het nummer",
      vatRate: "Btw-tarief in procent (leeg: geen)",
      footer: "Onderaan de factuur",
    },
    payment: {
      title: "Betaling",
      text: "Wat klanten zien zodra je om het geld vraagt. De winkel zelf int niets, en daarvoor staat het op geen enkele pagina.",
      holder: "Rekeninghouder",
      iban: "IBAN",
      bic: "BIC (alleen als je bank erom vraagt)",
      link: "Je eigen betaallink",
      linkHint:
        "Begint met https://. {amount} (bedrag) en {order} (nummer) worden ingevuld.",
      cash: "Contant bij het afhalen",
      askAtOnce: "Bij elke bestelling meteen om het geld vragen",
    },
    delivery: {
      title: "Levering",
      text: "Hoe bestellingen bij je klanten komen. Staat hier niets, dan vraagt het afrekenen nergens naar en schrijf je ze zelf.",
      add: "Leveringswijze toevoegen",
      unnamed: (place) => `Nieuwe leveringswijze ${place}`,
      name: "Naam",
      price: "Prijs",
      freeFrom: "Gratis vanaf",
      freeFromHint:
        "Het bedrag aan klemmen vanaf wanneer het niets kost. Leeg: nooit.",
      note: "Opmerking",
      noteHint: "Onder de naam, zoals hoelang het duurt of waar je ophaalt.",
      needsAddress: "Heeft een adres nodig",
      countries: "Landen",
      everywhere: "Overal heen, tot je landen noemt.",
      addCountry: "Land toevoegen",
      groups: { EU: "Europese Unie", EEA: "Europese Economische Ruimte" },
      tiers: "Meer klemmen",
      tiersHint:
        "Wat een pakket met meer klemmen kost. Zonder stappen: hetzelfde.",
      tierFrom: (count) => `Vanaf ${count} klemmen`,
      tierClips: "Vanaf zoveel klemmen",
      addTier: "Stap toevoegen",
      removeTier: (count) => `Prijs vanaf ${count} klemmen verwijderen`,
      removeCountry: (name) => `${name} verwijderen`,
      up: (name) => `${name} omhoog`,
      down: (name) => `${name} omlaag`,
      remove: (name) => `${name} verwijderen`,
    },
    details: {
      title: "Gegevens",
      close: "Gegevens sluiten",
      done: "Klaar",
      deliveryHint:
        "Naast prijzen en bij het afrekenen, zoals ‘Klaar in ongeveer 5 dagen’.",
      descriptionHint: "Wat zoekmachines en gedeelde links tonen.",
      socialHint: "Begint met https://",
      minutes: "Minuten om er een te maken",
      minutesHint:
        "Het begin van de tijdlijn onder de stappen. Bij 0 valt het weg.",
      language: "Taal van de winkel",
      languageHint:
        "Daarin zijn pagina’s, e-mails en beheer. Wat je zelf hebt geschreven, blijft zoals het is.",
      currency: "Valuta",
      currencyWarning:
        "Prijzen worden niet omgerekend: een bedrag blijft hetzelfde getal in de nieuwe valuta. Kijk je prijzen na het opslaan nog eens na.",
      timeZone: "Tijdzone",
      colors: "Kleuren",
      palettes: {
        raspberry: "Framboos",
        forest: "Bos",
        lagoon: "Lagune",
        violet: "Violet",
        terracotta: "Terracotta",
        graphite: "Grafiet",
      },
      mark: "Je logo (PNG of SVG)",
      markAlt: "Je logo",
      addMark: "Logo toevoegen",
      replaceMark: "Logo vervangen",
      removeMark: "Logo verwijderen",
    },
    pages: {
      title: "Pagina’s",
      close: "Pagina’s sluiten",
      list: "Je pagina’s",
      failed: "Je pagina’s konden niet worden geladen.",
      another: "Nog een pagina",
      notSaved: (title) => `${title} (niet opgeslagen)`,
      builtIn: (title) => `${title} (van de winkel)`,
      notWritten: (title) => `${title} (niet geschreven)`,
      pageTitle: "Titel",
      address: "Adres",
      reserved:
        "Sinds een update gebruikt de winkel dit adres zelf. Je pagina blijft werken; schrijf je hem opnieuw op een ander adres, dan is er plaats voor die van de winkel.",
      description: "Beschrijving",
      descriptionHint: "Wat zoekmachines tonen. Mag leeg blijven.",
      text: "Tekst",
      begin: "Begin met een opzet",
      beginHint: "Wat tussen [haken] staat, vul je zelf in.",
      outlines: {
        shipping: `## Waarheen we sturen

We sturen naar [landen].

## Hoe lang het duurt

We maken je klem in [5 dagen]. Daarna doet de post er [2 tot 4 dagen] over.

## Wat het kost

- [Brief]: [4,00]
- [Pakket met volgcode]: [6,50]

Laat het op zich wachten? Schrijf ons, dan zoeken we samen.`,
        returns: `## Je hebt je bedacht

Schrijf ons binnen [14 dagen] na aankomst en stuur de klem ongedragen terug naar [adres]. Je krijgt je geld terug zodra hij hier is, [de verzendkosten ook].

## Alleen voor jou gemaakt

Een klem met jouw letters past bij niemand anders. [We kunnen hem niet terugnemen.]

## Er is iets kapot

Dat hoort niet. Stuur ons een foto, dan [repareren of vervangen we hem].`,
        care: `## Elke dag

- Doe hem uit voor je slaapt, doucht of zwemt.
- Veeg hem af met een zachte, vochtige doek, zonder alcohol of aceton.
- Houd hem uit de zon en uit een hete auto: hars wordt zacht in de warmte.

## Als er iets gebeurt

[Een losse veer of een kras is vaak te verhelpen.] Schrijf ons eerst.`,
        faq: `## Hoe lang duurt mijn klem?

[5 dagen], en dan nog de post.

## Kan ik de kleur kiezen?

[Ja. In de ontwerper staan al onze harsen.]

## Houdt hij dik haar?

[De meeste klemmen zijn 8 cm breed en houden het.]

## Hoe betaal ik?

[We sturen je de bankgegevens zodra je bestelling binnen is.]`,
        imprint: `[Voor- en achternaam]
[Straat en nummer]
[Postcode, plaats, land]

E-mail: [adres]
Telefoon: [nummer]

[Btw-nummer, als dat er is]
[Register en nummer, als die er zijn]
[Kamer of instantie, als die er is]`,
        terms: `## Wie verkoopt

[Naam en postadres]

## Hoe een overeenkomst tot stand komt

[Wanneer neem je een bestelling aan?]

## Prijzen en betaling

[Prijzen, belasting, manieren om te betalen]

## Levering

[Landen, kosten, tijd]

## Herroeping

[Termijn, uitzonderingen, wie de retour betaalt]

## Als er iets niet klopt

[Garantie, contact]`,
        privacy: `## Wie verantwoordelijk is

[Naam, postadres, e-mail]

## Welke gegevens, en waarvoor

[Bestellingen: welke gegevens, hoe lang, op welke grond]

[Nieuwsbrief: welke gegevens, hoe lang, op welke grond]

## Wie ze krijgt

[Hosting, e-mailverzending, pakketdienst, bank]

## Je rechten

[Inzage, verbetering, verwijdering, waar je kunt klagen]`,
      },
      isTerms: "Voorwaarden: gaan mee met de bevestiging van elke bestelling",
      unsaved: "Nog niet opgeslagen. Dit tabblad bewaart wat je schrijft.",
      save: "Deze pagina opslaan",
      discard: "Wijzigingen verwerpen",
      discarded: "Wat je hebt geschreven, is verworpen",
      open: "Openen",
      remove: "Deze pagina verwijderen",
      changed: "Iemand heeft deze pagina intussen veranderd.",
      saved: (title) => `${title} is opgeslagen`,
      saveFailed: "De pagina is nog niet opgeslagen",
      removed: (title) => `${title} is verwijderd`,
      removeFailed: "De pagina staat er nog",
      stillRemoved: (title) => `${title} is nog steeds verwijderd`,
    },
  },
  account: {
    keys: {
      title: "Toetsen van de werkbank",
      intro:
        "M, S, P, / en ? doen daar al iets op zichzelf. Wie dicteert of per ongeluk typt, zet ze op dit apparaat uit.",
      label: "Toetsen van één letter",
    },
    title: "Je account",
    loadFailed: (reason) => `Dit kon niet worden geladen. ${reason}`,
    remove: "Verwijderen",
    removeOne: (name) => `${name} verwijderen`,
    since: (since) => `Sinds: ${since}.`,
    insecure: (url) =>
      `Hiervoor heeft de winkel https en een eigen naam nodig. Open het beheer op ${url}.`,
    phone: {
      title: "Deze telefoon of computer",
      intro:
        "Een nieuwe bestelling kan hier rinkelen, zonder naam op het vergrendelde scherm.",
      turnOn: "Laat dit apparaat rinkelen",
      turnOff: "Hier niet meer rinkelen",
      isOn: "Dit apparaat rinkelt bij nieuwe bestellingen.",
      unsupported:
        "Deze browser kan niet rinkelen. Kies op een iPhone eerst Deel, dan Zet op beginscherm, en open het beheer daarvandaan.",
      blocked:
        "Meldingen van deze winkel zijn geblokkeerd. Sta ze toe in de instellingen van je browser en kom dan terug.",
      failed: "Het rinkelt nog niet",
      noAnswer:
        "De pushdienst van de browser gaf geen antwoord. Probeer het nog eens.",
      others: "Andere apparaten die rinkelen",
      unknown: "Onbekende browser",
      install:
        "Zet het beheer via het menu van je browser op je beginscherm: het opent als een app en het icoon toont hoeveel bestellingen open zijn.",
    },
    passkeys: {
      title: "Passkeys",
      intro:
        "Log in met je vingerafdruk, je gezicht of de code van je apparaat. Je wachtwoord blijft de weg terug.",
      none: "Nog geen passkeys.",
      name: "Naam",
      nameHint: "Bijvoorbeeld het apparaat waar hij op staat.",
      password: "Je wachtwoord",
      add: "Passkey toevoegen",
      adding: "Wachten op je apparaat...",
      added: "Passkey toegevoegd",
      failed: "De passkey is niet toegevoegd",
      notMade:
        "Je apparaat heeft geen passkey gemaakt. Misschien staat er al een van deze winkel op.",
      lastUsed: (when) => `Laatst gebruikt: ${when}.`,
      never: "Nog niet gebruikt.",
      removed: "Passkey verwijderd",
      removeFailed: "De passkey kon niet worden verwijderd",
    },
    password: {
      title: "Wachtwoord",
      intro:
        "Een nieuw wachtwoord beëindigt alle andere sessies en de links naar je pagina’s in de mails van bestellingen. Onder Bestellingen krijg je nieuwe.",
      now: "Je huidige wachtwoord",
      next: "Nieuw wachtwoord",
      hint: (min) =>
        `Minstens ${min} tekens. Drie of vier woorden die niet bij elkaar horen, onthoud je makkelijk.`,
      save: "Wachtwoord wijzigen",
      saved: {
        title: "Wachtwoord gewijzigd",
        description: "Hier blijf je ingelogd.",
      },
      failed: "Het wachtwoord is niet gewijzigd",
    },
    byLink: {
      title: "Kies een nieuw wachtwoord",
      intro:
        "Het beëindigt alle sessies en de links naar je pagina’s in de e-mails van bestellingen. Het tabblad Bestellingen stuurt je nieuwe.",
      save: "Opslaan en inloggen",
      done: "Je bent ermee ingelogd.",
      incomplete:
        "Deze link is niet volledig. Open hem nog eens vanuit de e-mail, of vraag een nieuwe aan op de inlogpagina.",
      toLogin: "Naar het inloggen",
    },
    sessions: {
      title: "Waar je bent ingelogd",
      intro:
        "‘Alle andere beëindigen’ beëindigt ook de links naar je pagina’s in de mails van bestellingen. Onder Bestellingen krijg je nieuwe.",
    },
  },
  import: {
    title: "Klemmen uit een andere winkel",
    intro:
      "Kies het CSV-bestand dat Etsy, Shopify of Big Cartel van je producten maakt. Je ziet eerst wat er zou komen. De klemmen komen verborgen, en je toont ze wanneer je wilt.",
    choose: "Bestand kiezen",
    reading: "Het bestand wordt gelezen...",
    failed: "Het bestand is niet gelezen.",
    found: (count: number) =>
      plural("nl", count, {
        one: "Eén klem in het bestand.",
        other: `${count} klemmen in het bestand.`,
      }),
    unread: (columns: string) => `Niet overgenomen: ${columns}.`,
    uneven: (count: number, rows: string) =>
      plural("nl", count, {
        one: `Rij ${rows} heeft meer of minder cellen dan de eerste en blijft weg.`,
        other: `${count} rijen hebben meer of minder cellen dan de eerste en blijven weg: ${rows}.`,
      }),
    drafts: (count: number) =>
      plural("nl", count, {
        one: "Eén klem is daar een concept of gearchiveerd en blijft weg.",
        other: `${count} klemmen zijn daar concepten of gearchiveerd en blijven weg.`,
      }),
    giftCards: (count: number) =>
      plural("nl", count, {
        one: "Eén cadeaubon blijft weg.",
        other: `${count} cadeaubonnen blijven weg.`,
      }),
    letters:
      "Kijk naar letters als é en ë: het bestand zegt niet hoe het ze schrijft.",
    otherCurrency: (theirs: string, own: string) =>
      `De prijzen in het bestand zijn in ${theirs} en je winkel verkoopt in ${own}. De getallen zouden komen zoals ze zijn.`,
    asOwn: (own: string) => `De getallen als prijzen in ${own} overnemen`,
    losses: {
      name: (_: number, max: number) =>
        `De naam is ingekort tot ${max} tekens.`,
      text: (_: number, max: number) =>
        `De tekst is ingekort tot ongeveer ${max} tekens.`,
      optionNames: (_: number, max: number) =>
        `Namen van uitvoeringen zijn ingekort tot ${max} tekens.`,
      marks: () => "Onzichtbare tekens in de teksten vallen weg.",
      options: (count: number, max: number) =>
        plural("nl", count, {
          one: `Eén uitvoering komt niet mee: een klem heeft er hoogstens ${max}.`,
          other: `${count} uitvoeringen komen niet mee: een klem heeft er hoogstens ${max}.`,
        }),
      pictures: (count: number, max: number) =>
        plural("nl", count, {
          one: `Eén foto komt niet mee: een klem heeft er hoogstens ${max}.`,
          other: `${count} foto’s komen niet mee: een klem heeft er hoogstens ${max}.`,
        }),
    },
    states: {
      named: "Er is al een klem met deze naam.",
      imported: "Al overgenomen.",
      withoutPicture: "Deze heeft geen foto. Voeg hem zelf toe.",
      withoutPrice: "De prijs is niet leesbaar. Voeg hem zelf toe.",
    },
    options: (count: number) =>
      plural("nl", count, {
        one: "één uitvoering",
        other: `${count} uitvoeringen`,
      }),
    pictures: (count: number) =>
      plural("nl", count, { one: "één foto", other: `${count} foto’s` }),
    start: (count: number) =>
      plural("nl", count, {
        one: "Eén klem overnemen",
        other: `${count} klemmen overnemen`,
      }),
    progress: (done: number, total: number) => `${done} van ${total}`,
    keepOpen:
      "Laat dit venster open. Wat er is, blijft, en hetzelfde bestand voegt niets dubbel toe.",
    stop: "Stoppen",
    done: (count: number) =>
      plural("nl", count, {
        one: "Eén klem is er, nog verborgen. Toon hem in de lijst.",
        other: `${count} klemmen zijn er, nog verborgen. Toon ze in de lijst.`,
      }),
    none: "Er is niets gekomen.",
    missing: (name: string, count: number) =>
      plural("nl", count, {
        one: `Eén foto van ${name} kon niet worden opgehaald.`,
        other: `${count} foto’s van ${name} konden niet worden opgehaald.`,
      }),
    another: "Ander bestand kiezen",
  },
  law: {
    title: (country, count) =>
      `${country}: ${plural("nl", count, { one: "er ontbreekt iets wat winkels daar meestal nodig hebben", other: `er ontbreken ${count} dingen die winkels daar meestal nodig hebben` })}`,
    noAdvice:
      "Dit is geen juridisch advies: de lijst is kort en wetten veranderen. Vraag het iemand die het recht van je land kent.",
    needs: {
      imprint:
        "Zeg op een pagina wie je bent: naam, postadres, e-mailadres en, als je die hebt, KvK- en btw-nummer.",
      privacy:
        "Zeg op een pagina over privacy wat er met persoonsgegevens gebeurt en wie er verantwoordelijk voor is. De pagina van de winkel kent je naam en adres niet.",
      binding:
        "Laat de bestelknop zeggen dat een bestelling een betalingsverplichting is. Anders is de koop misschien vernietigbaar.",
      priceNote:
        "Zeg bij de prijzen of de btw is inbegrepen en of er verzendkosten bij komen.",
      totalNote:
        "Zeg bij de totalen, zoals bij het afrekenen, wat daar klopt: de levering zit er al in, dus ‘excl. verzending’ hoort er niet bij.",
      withdrawal:
        "Geef je klanten 14 dagen bedenktijd, met de knop daarvoor op hun bestelpagina.",
      returns:
        "Zeg op een pagina hoe en tot wanneer een klem terug kan en wie het terugsturen betaalt.",
      shipping:
        "Zeg op een pagina waarheen je verzendt, wat het kost en hoelang het duurt.",
      terms:
        "Stuur je voorwaarden mee met de bevestiging van een bestelling, zodat je klanten ze kunnen bewaren.",
      maker:
        "Zeg bij elke klem wie hem heeft gemaakt, met postadres en e-mailadres, en schrijf waarschuwingen bij de productveiligheid van een klem die ze nodig heeft.",
      mailText:
        "Zet je naam en postadres onder je e-mails, en je KvK-nummer als je dat hebt.",
      confirmSubscriptions:
        "Laat aanmeldingen voor de nieuwsbrief per e-mail bevestigen, zodat je kunt bewijzen dat ze gewild waren.",
      francs: "Toon je prijzen in Zwitserse frank.",
    },
    places: {
      law: "Naar de winkel, Bewerken, Gegevens, dan Juridisch",
      mail: "Naar de winkel, Bewerken, Gegevens, dan E-mail",
      currency: "Naar de winkel, Bewerken, Gegevens, dan Betaling",
      terms:
        "Naar de winkel, Bewerken, Pagina’s: vink ‘Voorwaarden’ bij een pagina aan",
      page: (title) => `Naar de winkel, Bewerken, Pagina’s, dan ‘${title}’`,
    },
  },
  sale: {
    title: "Actieprijs",
    price: "Actieprijs (optioneel)",
    priceOf: (option) => `Actieprijs van ${option}`,
    from: "Vanaf (optioneel)",
    until: "Tot en met (optioneel)",
    struck: "Ernaast staat de gewone prijs, doorgestreept.",
    lowest:
      "Doorgestreept wordt de laagste prijs van de 30 dagen ervoor, niet die van vandaag. Was die niet hoger, dan wordt er niets doorgestreept.",
    nothingStruck:
      "Niets is doorgestreept: hij kostte de laatste 30 dagen niet meer.",
    nothingKnown: "Niets is doorgestreept: hij heeft nog geen eerdere prijs.",
    struckLowest: (price) =>
      `Doorgestreept is ${price}, de laagste prijs in 30 dagen.`,
    struckLower: (price, regular) =>
      `Doorgestreept is ${price}, de laagste prijs in 30 dagen, en niet die van vandaag, ${regular}.`,
    struckRegular: (price) => `Doorgestreept is ${price}, de gewone prijs.`,
  },
  discounts: {
    title: "Kortingen",
    add: "Nieuwe code",
    codes: "Codes",
    loadFailed: "De codes konden niet worden geladen.",
    empty: "Nog geen codes. Een code is een klein bedankje dat je intypt.",
    failed: "Dat is niet bewaard",
    removed: "De code is verwijderd",
    gone: "Deze code is intussen verwijderd.",
    restored: "De code is terug",
    created: "De code is gemaakt",
    saved: "De code is bewaard",
    dropped: "Wat je hebt getypt, is verworpen",
    create: "Code maken",
    save: "Code bewaren",
    edit: (code) => `${code} wijzigen`,
    stop: (code) => `${code} stoppen`,
    start: (code) => `${code} weer laten lopen`,
    remove: (code) => `${code} verwijderen`,
    copy: "Link kopiëren",
    copied: "Gekopieerd",
    states: {
      running: "Loopt",
      coming: "Nog niet",
      over: "Voorbij",
      "used up": "Op",
    },
    percentOff: (percent) => `${percent}\u00a0% korting`,
    amountOff: (amount) => `${amount} korting`,
    freeDelivery: "Gratis levering",
    from: (amount) => `vanaf ${amount}`,
    once: "eenmaal per persoon",
    withoutSales: "zonder wat is afgeprijsd",
    times: (count) =>
      plural("nl", count, {
        one: "in totaal één keer",
        other: `in totaal ${count} keer`,
      }),
    until: (day) => `tot en met ${day}`,
    fromDay: (day) => `vanaf ${day}`,
    between: (from, until) => `${from} tot en met ${until}`,
    ended: (day) => `geëindigd op ${day}`,
    noEnd: "zonder einde",
    unused: "Nog niet gebruikt",
    uses: (uses, most, brought) =>
      `${uses} keer${most === null ? "" : ` van ${most}`} gebruikt, bracht ${brought} op`,
    fields: {
      code: "Code",
      gives: "Wat hij geeft",
      from: "Vanaf (optioneel)",
      until: "Tot en met (optioneel)",
      minTotal: "Minimaal bedrag (optioneel)",
      maxUses: "Keren in totaal (optioneel)",
      oncePerCustomer: "Eenmaal per persoon",
      leavesOutSales: "Laat klemmen weg die al zijn afgeprijsd",
    },
    codeHint:
      "3 tot 24 letters en cijfers. Hoofdletters en spaties maken niet uit.",
    makeUp: "Verzin er een",
    kinds: {
      percent: "Procent",
      amount: "Een bedrag",
      delivery: "Gratis levering",
    },
    percent: "Procent",
    amount: "Bedrag",
    sales: "Actieprijzen",
    addSale: "Nieuwe actieprijs",
    noSales:
      "Niets is afgeprijsd. Een actieprijs staat in het formulier van een klem.",
    saleEnded: "De actie is voorbij",
    endSale: (name) => `Actie van ${name} beëindigen`,
    incomplete: "Vul de code in en wat hij geeft.",
  },
  letters: {
    title: "Brieven",
    readers: (count, number) =>
      plural("nl", number, { one: `${count} lezer`, other: `${count} lezers` }),
    add: "Nieuwe brief",
    untitled: "[Een nieuwe brief]",
    proposed: (open) =>
      `Nog zoals voorgesteld: ${open}. Schrijf eerst je eigen tekst.`,
    beginnings: {
      lead: "Begin met een van deze en verander elk woord, of met een lege pagina.",
      noReaders:
        "Er heeft zich nog niemand aangemeld. Je aanmelding staat onderaan elke pagina.",
      blank: "Een lege pagina",
      pour: {
        name: "Een nieuwe gietronde",
        about: "Je nieuwste klemmen, met prijzen die kloppen.",
        subject: "Er is een nieuwe gietronde",
        favorites: "Nog steeds mijn favorieten",
        text: "[Wat is er bijzonder aan deze klemmen?]",
      },
      bench: {
        name: "Een blik op de werkbank",
        about: "Eén afbeelding uit je atelier, en het verhaal erbij.",
        text: "[Wat gebeurt er op deze afbeelding?]",
      },
      days: {
        name: "Dagen om te onthouden",
        about:
          "De laatste besteldag voor de feestdagen of een pauze, berekend uit je tempo.",
        text: (day) =>
          `**${day}** is de laatste dag om te bestellen. [Wat komt daarna?]`,
        noDay: "[Datum]",
      },
    },
    loadFailed: "De brieven konden niet worden geladen.",
    states: {
      draft: (when) => `Concept, opgeslagen ${when}`,
      scheduled: (when) => `Gaat weg: ${when}`,
      sending: (sent, readers) => `${sent} van ${readers} verstuurd`,
      paused: (sent, readers) => `Gepauzeerd: ${sent} van ${readers} verstuurd`,
      sent: (when, readers) => `Verstuurd ${when} aan ${readers}`,
      sentToSome: (when, sent, readers) =>
        `Verstuurd ${when} aan ${sent} van ${readers}`,
      stopped: (sent, readers) => `Gestopt: ${sent} van ${readers} verstuurd`,
    },
    /** The Orders tab. */
    orders: {
      inWeek: (count) =>
        plural("nl", count, {
          one: "bestelling in zeven dagen",
          other: "bestellingen in zeven dagen",
        }),
      total: (total) => `${total}, levering inbegrepen`,
      first: "Hier zie je je eerste bestelling.",
      bars: "Bestellingen van de laatste zeven dagen",
      today: "Vandaag",
      lost: {
        title: "Is er een e-mail zoek?",
        text: "Vul een bestelnummer of het adres van een klant in. We sturen je de e-mails van die bestellingen opnieuw, met nieuwe links.",
        label: "Bestelnummer of e-mailadres",
        placeholder: "1048 of mila@example.com",
        send: "Opnieuw sturen",
        sent: (owner) => `Gestuurd naar ${owner}`,
        none: (query) => `Niets gevonden voor ${query}`,
        failed: "Zoeken is niet gelukt.",
      },
      weekMail: {
        title: "De e-mail van de week",
        off: "Uit. Eén e-mail per week kan je vertellen wat openstaat, te laat of onbetaald is, en wat opraakt.",
        on: (day, time) =>
          `${day} om ${time}: wat openstaat, te laat of onbetaald is, en wat opraakt.`,
        change: "Wijzigen",
        day: "Dag",
        none: "Geen e-mail",
        hour: "Tijd",
        skipEmpty: "Alleen als er iets te zeggen is",
        save: "Opslaan",
        saved: "Opgeslagen",
        failed: "Opslaan is niet gelukt.",
      },
    },
    editor: {
      label: "Brief",
      subject: "Onderwerp",
      text: "Tekst",
      picture: "Afbeelding",
      clip: "Klem",
      alt: "Wat de afbeelding laat zien",
      upToDate: "Naam, prijs en afbeelding blijven actueel",
      moveUp: (name) => `${name} omhoog`,
      remove: (name) => `${name} verwijderen`,
      chooseClip: "Kies een klem",
      uploading: "Wordt geüpload",
      uploadFailed: "De afbeelding kon niet worden geüpload.",
      notSaved:
        "Nog niet opgeslagen. Wat je typte blijft hier; we proberen het opnieuw.",
      changed: "Iemand heeft deze brief intussen veranderd.",
      publicAt: (path) => `Openbaar op ${path} zodra hij is verstuurd`,
      published: "Lees hem in de winkel",
    },
    send: {
      test: "Stuur mij een test",
      tested: (address) => `Er is een test onderweg naar ${address}`,
      at: "Later versturen...",
      now: (count) => `Versturen aan ${count}`,
      confirmTitle: "Deze brief versturen?",
      confirm: (subject, count, number) =>
        plural("nl", number, {
          one: `‘${subject}’ gaat naar één adres. Een verstuurde brief kun je niet meer wijzigen.`,
          other: `‘${subject}’ gaat naar ${count} adressen. Een verstuurde brief kun je niet meer wijzigen.`,
        }),
      atTitle: "Wanneer gaat hij weg?",
      day: "Dag",
      time: "Tijd",
      zone: (zone) => `De tijden zijn die van ${zone}.`,
      schedule: "Tijd vastleggen",
      cancel: "Nog niet",
      failed: "Dat is niet gelukt.",
      pause: "Pauze",
      resume: "Verder",
      stop: "Stoppen",
      stopTitle: "Deze brief stoppen?",
      stopText: "Wie hem nog niet heeft, krijgt hem niet meer.",
      takeBack: "Terughalen",
      done: (when) => `klaar rond ${when}`,
      refused: (count) =>
        plural("nl", count, {
          one: "één weigerde hem",
          other: `${count} weigerden hem`,
        }),
      noServer: "Er is geen mailserver ingesteld, dus de brief wacht.",
      remove: "Brief verwijderen",
      removeText: "De brief en zijn pagina zijn dan voorgoed weg.",
    },
    preview: {
      title: "Zo komt hij aan",
      mail: "E-mail",
      phone: "Telefoon",
      page: "Pagina",
      failed: "Het voorbeeld kon niet worden getekend.",
    },
    list: {
      title: "Lezers",
      search: "Zoeken",
      add: "Adres toevoegen",
      email: "E-mailadres",
      note: "Waar je het vandaan hebt",
      noteHint: "Bijvoorbeeld: markt in Delft, 3 mei, op papier",
      addOne: "Toevoegen",
      added: "Op de lijst",
      importTitle: "Uit een tabel",
      importFile: "Kies een CSV-bestand",
      imported: (sum) =>
        `${sum.added} toegevoegd, ${sum.known} al bekend, ${sum.left} uitgeschreven, ${sum.unasked} zonder toestemming, ${sum.invalid} geen adres.`,
      export: "Opslaan als CSV",
      takeOff: (email) => `${email} uitschrijven`,
      takeOffForGood: "Voorgoed? Alleen deze persoon kan zich weer aanmelden.",
      takeOffNow: "Uitschrijven",
      keep: "Houden",
      waits: "nog niet bevestigd",
      left: "uitgeschreven",
      bounced: "bestaat niet meer",
      close: "Sluiten",
      shown: (shown, count) => `${shown} van ${count}`,
    },
  },
  planning: {
    opening: {
      title: "Begin van de verkoop",
      at: "Te koop vanaf",
      time: "Tijd",
      hint: (zone) =>
        `Tot dan zien klanten een aftelklok. De tijd is die van ${zone}.`,
      clear: "Meteen verkopen",
      together: (clip, when) => `Samen met ${clip}, ${when}`,
      tag: (when) => `Vanaf ${when}`,
    },
    timeOff: {
      title: "Vrije tijd",
      none: "Er worden elke dag bestellingen aangenomen.",
      clips: (count) =>
        plural("nl", count, {
          one: `${count} klem per week`,
          other: `${count} klemmen per week`,
        }),
      off: (days) => `vrij: ${days}`,
      now: (ready) => `Wie nu bestelt: ${ready}`,
      paused: (from, until) =>
        `Geen bestellingen vanaf ${from}; terug op ${until}.`,
      pausedNow: (until) => `Geen bestellingen; terug op ${until}.`,
      plan: "Pauze plannen",
      end: "Pauze beëindigen",
      callOff: "Pauze afzeggen",
      from: "Eerste dag zonder bestellingen",
      until: "Terug op",
      text: "Je zin (optioneel)",
      textHint: "Staat op elke pagina en bij wie wil bestellen.",
      dates: "Geef beide dagen op.",
      pace: "Hoeveel maak je er?",
      perWeek: "Klemmen per week",
      perWeekHint: "Leeg: er wordt geen dag beloofd.",
      lead: "Dagen die een klem minstens nodig heeft",
      leadHint: "Ook als er weinig te doen is: de hars moet uitharden.",
      daysOff: "Elke week vrij",
      single: "Losse vrije dagen",
      singleHint: (example) => `Datums zoals ${example}, met komma’s ertussen.`,
      save: "Opslaan",
      close: "Annuleren",
      saved: "Opgeslagen. Vanaf nu staat het in de winkel.",
      failed: "Dat is niet opgeslagen",
    },
  },
};
