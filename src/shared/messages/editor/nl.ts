import type { EditorMessages } from "./en.ts";

export const nl: EditorMessages = {
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
    tooLong: (label, count, max) => `${label}: ${count} tekens, hooguit ${max}`,
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
    "about.title": "Wat de winkel verkoopt (zoekmachines, titel in de browser)",
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
    builtIn: (title) => `${title} (ingebouwd)`,
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
};
