import { plural } from "#shared/messages/words.ts";
import type { PanelMessages } from "./en.ts";

export const de: PanelMessages = {
  save: "Speichern",
  saving: "Wird gespeichert\u00a0...",
  cancel: "Abbrechen",
  close: "Schließen",
  undo: "Rückgängig",
  yes: "Ja",
  no: "Nein",
  kept: "Was du geschrieben hast, bleibt erhalten.",
  today: (time) => `heute um ${time}`,
  noDay: (typed, example) =>
    `„${typed}“ ist kein Datum. Schreib es so: ${example}.`,
  login: {
    window: "Anmeldung zur Verwaltung",
    title: "Anmeldung zur Verwaltung",
    subtitle: "Gib deine Zugangsdaten ein, um deinen Shop zu verwalten",
    username: "Benutzername",
    password: "Passwort",
    submit: "Anmelden",
    pending: "Wird angemeldet\u00a0...",
    done: {
      title: "Du bist angemeldet",
      description: "Willkommen in der Verwaltung",
    },
    failed: {
      title: "Anmeldung fehlgeschlagen",
      description: "Benutzername oder Passwort stimmt nicht",
    },
    showPassword: "Eingabe zeigen",
    forgotten: {
      ask: "Passwort vergessen?",
      sent: "Ein Link für ein neues Passwort ist unterwegs an die E-Mail-Adresse des Shops. Er funktioniert einmal und 30 Minuten lang.",
      failed: "Der Link ließ sich nicht anfordern",
    },
    passkey: {
      signIn: "Mit Passkey anmelden",
      pending: "Warten auf dein Gerät\u00a0...",
      failed: "Das hat nicht geklappt",
    },
    ended: {
      title: "Bitte melde dich noch einmal an.",
      description:
        "Deine Sitzung ist abgelaufen. Nichts von dem, was du geschrieben hast, geht verloren.",
    },
  },
  dashboard: {
    title: (shopName) => `${shopName}: Verwaltung`,
    window: (tab) => `Verwaltung, ${tab}`,
    sections: "Bereiche der Verwaltung",
    products: "Produkte",
    charms: "Charms",
    config: "Klammer nach Wunsch",
    orders: "Bestellungen",
    failed: (mails) => `${mails} fehlgeschlagen`,
    workbench: "Werkbank",
    fresh: (orders) => `${orders} neu`,
    letters: "Briefe",
    discounts: "Rabatte",
    numbers: "Zahlen",
    menu: "Menü",
    workshop: "Werkstatt",
    shopAndAccount: "Shop und Konto",
    back: "Produkte, Charms, Bestellungen",
    viewShop: "Zum Shop",
    logout: "Abmelden",
    tabFailed: "Dieser Bereich ließ sich nicht laden.",
    notices: "Das braucht deine Aufmerksamkeit",
  },
  numbers: {
    title: "Zahlen",
    promise: "Gezählt ohne Cookies und ohne Personen: wie oft, nie wer.",
    off: "Besuche werden nicht gezählt.",
    turnOn: "Besuche zählen",
    turnOff: "Nicht mehr zählen",
    notSaved: "Das Zählen wurde nicht geändert",
    span: "Zeitraum",
    weeks: "12 Wochen",
    year: "Jahr",
    taken: "Eingenommen",
    takenText: "mit Versand, ohne das Erstattete.",
    visits: "Besuche",
    adds: "In den Warenkorb gelegt",
    orders: "Bestellungen",
    asTable: "Als Tabelle",
    weekOf: "Woche vom",
    day: "Tag",
    today: "Heute",
    soFar: "bis heute",
    rest: "Pause",
    firstWeek: "Deine erste Woche",
    firstNote:
      "Ab der zweiten Woche stehen hier Wochen statt Tagen, mit den Klammern, Charms und Buchstaben, die am meisten gewählt werden.",
    empty: "Der erste Besuch zählt",
    emptyText:
      "Teile die Adresse deines Shops, und hier wächst der erste Zahn.",
    address: "Adresse deines Shops",
    copy: "Kopieren",
    copied: "Kopiert",
    best: "Beliebteste Klammern",
    custom: "Eigene Klammern",
    parts: "In eigenen Klammern am meisten",
    sources: "Woher die Besuche kamen",
    none: "In diesen Wochen noch nichts.",
    missed: "Gesucht und nicht da",
    soldOut: "Ausverkauft",
    again: "Auffüllen",
    yearText: "Das Jahr für die Steuerberatung, gezählt am Tag der Zahlung.",
    download: "CSV herunterladen",
    before: "Ein Jahr zurück",
    after: "Ein Jahr weiter",
    month: "Monat",
    delivery: "davon Versand",
    discounts: "Rabatte",
    refunded: "Erstattet",
    byCountry: "Nach Land",
    byRate: "Nach Steuersatz",
    noRate: "ohne Steuer",
    tax: (tax: string) => `${tax} Steuer`,
    noCountry: "Nicht bekannt",
    note: "Die CSV nennt jede Zahlung und jede Erstattung einzeln, ohne Namen. Was abgeholt wird, zählt für dein eigenes Land. Das ist keine Steuerberatung.",
    failed: "Die Zahlen konnten nicht geladen werden.",
    earlier: (sum: string) => `In den zwölf Wochen davor ${sum}.`,
    ofVisits: (visits: string, adds: string, orders: string) =>
      `Von ${visits} Besuchen legten ${adds} etwas in den Warenkorb, und ${orders} bestellten.`,
    firstText: (day: string, adds: string, orders: string, sum: string) =>
      `Besuche seit ${day}. In den Warenkorb gelegt: ${adds}. Bestellungen: ${orders}. Eingenommen: ${sum}.`,
    mostFrom: (source: string) =>
      `Die meisten der ersten Besuche kamen so: ${source}.`,
    looks: (shown: string, count: number) =>
      plural("de", count, {
        one: `${shown}-mal angesehen`,
        other: `${shown}-mal angesehen`,
      }),
    waiting: (shown: string, count: number) =>
      plural("de", count, {
        one: `${shown} wartet darauf`,
        other: `${shown} warten darauf`,
      }),
    names: {
      direct: "Direkt zum Shop",
      search: "Suche",
      chat: "Nachrichten",
      mail: "E-Mail",
      other: "Anderswo",
      letter: (id: number) => `Brief Nr. ${id}`,
    },
  },
  notices: {
    password_generated: {
      title: "Wähl dir ein eigenes Passwort.",
      description:
        "Deines hat sich der Shop ausgedacht, und es stand in seinem Protokoll. Unter „Konto“ kannst du es ändern.",
    },
    proxy_not_trusted: {
      title: "Alle Besucher zählen als einer.",
      description:
        "Sie kommen über einen Proxy, den der Shop nicht kennt; darum teilen sich alle die Grenzen, die für einen Besucher gelten. Setz das in den Einstellungen auf die Zahl der Proxys und starte den Shop neu:",
    },
    clock_jumped: {
      title: "Die Uhr des Shops ist um mehr als einen Tag gesprungen.",
      description:
        "Oder der Shop lief so lange nicht. Wenn die Uhr des Servers falsch geht, lass sie stellen: Bis morgen löscht der Shop nichts wegen seines Alters, etwa alte Warenkörbe, und verschickt keinen Brief, dessen Zeit inzwischen gekommen ist.",
    },
  },
  firstSteps: {
    title: "Das fehlt deinem Shop noch",
    name: "Gib deinem Shop einen Namen: Zum Shop, Bearbeiten, dann Angaben",
    country:
      "Sag, in welchem Land dein Shop ist, für das Rechtliche: Zum Shop, Bearbeiten, dann Angaben",
    product: "Leg dein erstes Produkt an",
    headline: "Schreib deine Überschrift: Zum Shop, dann Bearbeiten",
    pages: "Schreib deine Seiten: Zum Shop, Bearbeiten, dann Seiten",
    mail: "Verbinde deinen Mailserver",
  },
  importFrom: "Aus einem anderen Shop übernehmen",
  sessions: {
    open: "Konto",
    openFailed: "Dein Konto ließ sich nicht öffnen",
    loadFailed: (reason) => `Die Liste ließ sich nicht laden. ${reason}`,
    count: (browsers) =>
      browsers === 1
        ? "Nur hier."
        : `In ${browsers} Browsern. Beende, was du nicht kennst, und ändere dann dein Passwort.`,
    browser: (browser, system) => `${browser} unter ${system}`,
    unknownBrowser: "Unbekannter Browser",
    unknownNetwork: "unbekannt",
    from: (network, since) => `Netz: ${network}. Angemeldet: ${since}.`,
    lastUsed: (when) => `Zuletzt benutzt: ${when}.`,
    thisOne: "Dieser hier",
    end: "Beenden",
    endOne: (browser, since) => `${browser} beenden, angemeldet ${since}`,
    endOthers: "Alle anderen beenden",
    endFailed: "Das ließ sich nicht beenden",
  },
  items: {
    product: {
      add: "Neues Produkt",
      create: "Produkt anlegen",
      current: "Deine Produkte",
      currentCount: (products) => `Deine Produkte (${products})`,
      loading: "Die Produkte werden geladen\u00a0...",
      none: "Noch keine Produkte. Leg das erste mit dem Formular an.",
      find: "Produkt suchen",
      notFound: "Kein Produkt hat diese Wörter im Namen.",
      image: "Produktbild",
      changed: "Jemand hat dieses Produkt inzwischen geändert.",
      gone: "Dieses Produkt wurde inzwischen gelöscht.",
      created: "Produkt angelegt",
      updated: "Produkt gespeichert",
      deleted: "Produkt gelöscht",
      restored: "Das Produkt ist wieder da",
      createFailed: "Das Produkt ließ sich nicht anlegen",
      updateFailed: "Das Produkt ließ sich nicht speichern",
      deleteFailed: "Das Produkt ließ sich nicht löschen",
    },
    charm: {
      add: "Neuer Charm",
      create: "Charm anlegen",
      current: "Deine Charms",
      currentCount: (charms) => `Deine Charms (${charms})`,
      loading: "Die Charms werden geladen\u00a0...",
      none: "Noch keine Charms. Leg den ersten mit dem Formular an.",
      find: "Charm suchen",
      notFound: "Kein Charm hat diese Wörter im Namen.",
      image: "Bild des Charms",
      changed: "Jemand hat diesen Charm inzwischen geändert.",
      gone: "Dieser Charm wurde inzwischen gelöscht.",
      created: "Charm angelegt",
      updated: "Charm gespeichert",
      deleted: "Charm gelöscht",
      restored: "Der Charm ist wieder da",
      createFailed: "Der Charm ließ sich nicht anlegen",
      updateFailed: "Der Charm ließ sich nicht speichern",
      deleteFailed: "Der Charm ließ sich nicht löschen",
    },
    resin: {
      add: "Neues Harz",
      create: "Harz anlegen",
      current: "Deine Harze",
      currentCount: (resins) => `Deine Harze (${resins})`,
      loading: "Die Harze werden geladen\u00a0...",
      none: "Noch keine Harze. Ohne eines werden Klammern in schlichtem Rosé gezeichnet. Leg das erste mit dem Formular an.",
      find: "Harz suchen",
      notFound: "Kein Harz hat diese Wörter im Namen.",
      image: "Bild des Harzes",
      changed: "Jemand hat dieses Harz inzwischen geändert.",
      gone: "Dieses Harz wurde inzwischen gelöscht.",
      created: "Harz angelegt",
      updated: "Harz gespeichert",
      deleted: "Harz gelöscht",
      restored: "Das Harz ist wieder da",
      createFailed: "Das Harz ließ sich nicht anlegen",
      updateFailed: "Das Harz ließ sich nicht speichern",
      deleteFailed: "Das Harz ließ sich nicht löschen",
    },
  },
  form: {
    name: "Name",
    price: "Preis",
    understood: (price) => `Verstanden als ${price}`,
    priceHint:
      "Schreib ihn wie 24,50 oder 24.50, ohne Zeichen zwischen den Tausendern.",
    wholePriceHint:
      "Schreib ihn wie 2400: Diese Währung hat keine Nachkommastellen, und zwischen den Tausendern steht kein Zeichen.",
    description: "Beschreibung",
    safety: "Produktsicherheit (optional)",
    image: "Bild",
    inStock: "Vorrätig",
    outOfStock: "Ausverkauft",
    isNew: "Neu",
    isBestSeller: "Bestseller",
    stock: "Bestand",
    stockHint: "0 = immer vorrätig, ohne zu zählen.",
    resinPrice: "Kommt zum Grundpreis hinzu.",
    resinPicture: "Eine Klammer von vorn, 16:9, auf durchsichtigem Grund.",
    creating: "Wird angelegt\u00a0...",
    copied: {
      title: "Ins Formular kopiert",
      description: "Ändere, was anders ist, und leg es an.",
    },
    copyOf: (name) => `${name} (Kopie)`,
    options: "Ausführungen",
    optionsFold: "Ausführungen, etwa Größen und Farben",
    option: (number) => `Ausführung ${number}`,
    optionName: (number) => `Ausführung ${number}`,
    optionTitle: "Bezeichnung",
    optionWidth: "Breite in mm",
    addOption: "Ausführung hinzufügen",
    available: "Erhältlich",
    pictures: "Bilder",
    picture: (number) => `Bild ${number}`,
    pictureName: (number) => `Bild ${number}`,
    shownFirst: "Zuerst gezeigt",
    previewOf: (name) => `Vorschau von ${name}`,
    optionOn: (name) => `Ausführung auf ${name}`,
    everyOption: "Jede Ausführung",
    addPictures: "Bilder hinzufügen",
    morePictures: "Mehr Bilder",
    pictureRemoved: "Bild entfernt",
    picturesMany: {
      title: (max) => `Eine Klammer kann höchstens ${max} Bilder haben`,
      description: "Die übrigen wurden weggelassen.",
    },
    moveUp: (name) => `${name} nach oben`,
    moveDown: (name) => `${name} nach unten`,
    remove: (name) => `${name} entfernen`,
  },
  markdown: {
    tools: "Format",
    heading: "Überschrift",
    bold: "Fett",
    italic: "Kursiv",
    list: "Liste",
    link: "Link",
    preview: "Vorschau",
    previewFailed: "Die Vorschau ist wieder da, sobald du verbunden bist.",
  },
  productPage: {
    title: "Die eigene Seite der Klammer",
    address: "Adresse (optional)",
    addressHint:
      "Kleinbuchstaben, Ziffern und Bindestriche, am Anfang ein Buchstabe. Leer entsteht sie aus dem Namen. Frühere Adressen führen weiter hierher.",
    details: "Einzelheiten (optional)",
    width: "Breite in Millimetern (optional)",
    widthHint:
      "20 bis 300. Dann zeichnet die Seite die Klammer maßstabsgetreu neben einer Bankkarte.",
    hidden: "Verborgen: in keiner Liste, und die Seite siehst nur du",
    searchPreview: "In Suchergebnissen",
    cardPreview: "Wenn der Link geteilt wird",
    view: "Ansehen",
    viewName: (name) => `${name} ansehen`,
    isHidden: "Verborgen",
    onlyYou: "Verborgen: Diese Seite siehst nur du.",
    show: "Zeigen",
    showName: (name) => `${name} zeigen`,
    areShown: (count) =>
      plural("de", count, {
        one: "Die Klammer wird gezeigt",
        other: `${count} Klammern werden gezeigt`,
      }),
    hiddenCount: (count) =>
      plural("de", count, {
        one: "1 Klammer ist verborgen.",
        other: `${count} Klammern sind verborgen.`,
      }),
    showAll: "Alle zeigen",
  },
  list: {
    failed: "Die Liste ließ sich nicht laden.",
    found: (rows) => `${rows} gefunden.`,
    shown: (shown, found) => `${shown} von ${found} werden gezeigt.`,
    more: "Mehr zeigen",
    range: (from, to) => `${from} bis ${to}`,
    optionSoldOut: (option) => `${option} (ausverkauft)`,
    stock: (stock) => `Bestand: ${stock}`,
    low: "Wird knapp",
    pieces: (count) => (count === 0 ? "keins mehr da" : `noch ${count}`),
    oneOfAKind: "Einzelstück",
    count: (name) => `Anzahl von ${name}`,
    oneLess: (name) => `Ein Stück weniger: ${name}`,
    oneMore: (name) => `Ein Stück mehr: ${name}`,
    heldMore: (held) =>
      `${held} liegen gerade in Warenkörben. Wer zuletzt kam, erfährt es dort.`,
    runningLow: "Wird knapp:",
    left: (name, left) => `${name} (noch ${left})`,
    markSoldOut: "Als ausverkauft markieren",
    markInStock: "Wieder vorrätig",
    soldOut: (name) => `${name} ist ausverkauft.`,
    inStock: (name) => `${name} ist wieder vorrätig.`,
    inStockUncounted: (name) =>
      `${name} ist wieder vorrätig, in jeder Anzahl. Zum Zählen mach das rückgängig und drück auf +.`,
    move: (name) => `${name} verschieben`,
    toTop: "Ganz nach oben",
    up: "Nach oben",
    down: "Nach unten",
    moved: (name, place, rows) =>
      `${name} steht jetzt an Stelle ${place} von ${rows}.`,
    orderFailed: "Die neue Reihenfolge wurde nicht gespeichert",
    moreOf: (name) => `Mehr zu ${name}`,
    duplicateIt: "Duplizieren",
    duplicate: (name) => `${name} duplizieren`,
    edit: (name) => `${name} bearbeiten`,
    delete: (name) => `${name} löschen`,
    restoreFailed: "Das ließ sich nicht zurückholen",
    dropped: (name) => `Deine Änderungen an ${name} wurden verworfen`,
    stillSaving: {
      title: (name) => `${name} wird noch gespeichert`,
      description: "Öffne das Nächste gleich danach.",
    },
  },
  versions: {
    changed: "Das wurde inzwischen anderswo geändert.",
    choose: "Entscheide, welche Fassung bleibt.",
    same: "Beide Fassungen sagen dasselbe.",
    field: "Feld",
    yours: "Deine",
    saved: "Gespeichert",
    saveMine: "Meine speichern",
    takeSaved: "Die gespeicherte nehmen",
    typedHere: "Was du geschrieben hast, ist noch da.",
    bringBack: "Zurückholen und speichern",
  },
  picture: {
    preview: "Vorschau",
    current: "Aktuelles Bild",
    uploading: "Wird hochgeladen",
    uploaded: (size) => `${size}, hochgeladen`,
    isUploading: (size) => `${size}, wird hochgeladen\u00a0...`,
    isPreparing: (size) => `${size}, wird vorbereitet\u00a0...`,
    remove: "Bild entfernen",
    choose: "Bild auswählen",
    drop: "Zieh ein Bild hierher oder",
    chooseFile: "wähl eine Datei",
    limit: "Bis zu 5\u00a0MB",
    useUrl: "Oder Adresse eines Bildes angeben",
    url: "Adresse des Bildes",
    done: "Bild hochgeladen",
    failed: {
      title: "Hochladen fehlgeschlagen",
      description:
        "Das Bild ließ sich nicht hochladen. Bitte versuch es noch einmal.",
    },
    wrongType: {
      title: "Dieses Bild geht nicht",
      description: "Bitte wähl eine Bilddatei aus",
    },
    tooLarge: {
      title: "Datei zu groß",
      description: "Bitte wähl ein Bild aus, das kleiner als 5\u00a0MB ist",
    },
  },
  config: {
    title: "Klammer nach Wunsch",
    enable: "Klammern nach Wunsch anbieten",
    name: "Produktname",
    basePrice: (sign) => `Grundpreis (${sign})`,
    emptyHint: "Ein leeres Feld behält seinen aktuellen Wert.",
    image: "Bild der Klammer nach Wunsch",
    submit: "Einstellungen speichern",
    pending: "Wird gespeichert\u00a0...",
    updated: "Die Einstellungen sind gespeichert",
    updateFailed: "Die Einstellungen ließen sich nicht speichern",
    changed: "Jemand hat die Einstellungen inzwischen geändert.",
    loadFailed: "Die Einstellungen ließen sich nicht laden.",
    current: "Aktuelle Einstellungen",
    savedName: "Name",
    savedPrice: "Grundpreis",
    price: "Grundpreis",
    status: "Stand",
    isEnabled: "Wird angeboten",
    isDisabled: "Macht Pause",
    lastUpdated: "Zuletzt geändert",
    help: "So funktionieren Klammern nach Wunsch",
    helpLines: [
      "Hinter ihnen steht ein gedachtes Produkt mit der Nummer -1.",
      "Den Grundpreis bestimmst du.",
      "Die Preise der Charms kommen hinzu.",
      "Das erste vorrätige Harz ist gewählt, bis jemand ein anderes nimmt.",
      "In der Liste deiner Produkte kommen sie nicht vor.",
      "Die E-Mails zu Bestellungen nennen Charms und Schriftzug.",
    ],
  },
  mail: {
    ordersTitle: "Bestellungen kommen per E-Mail",
    ordersText: (email) =>
      `Jede Bestellung geht per E-Mail an ${email}, sobald sie abgeschickt ist.`,
    toWorkbench:
      "Was offen ist und was als Nächstes kommt, liegt auf der Werkbank",
    title: "Versand der E-Mails",
    configured: "E-Mail-Versand eingerichtet",
    notConfigured: "E-Mail-Versand nicht eingerichtet",
    loadFailed: "Der Stand der E-Mails ließ sich nicht laden.",
    ordersSafe: "Die Bestellungen sind auf jeden Fall sicher.",
    waiting: "Warten",
    sent: "Verschickt",
    failed: "Fehlgeschlagen",
    retry: "Jetzt noch einmal versuchen",
    retrying: "Wird versucht\u00a0...",
    retried: "Wird jetzt noch einmal versucht.",
    retryFailed: "Das ließ sich nicht noch einmal versuchen",
    nothingSent: "Noch wird nichts verschickt.",
    ordersWaiting: (orders) =>
      orders === 0
        ? "Bestellungen sind bis dahin sicher aufgehoben."
        : plural("de", orders, {
            one: "1 Bestellung ist sicher und wartet.",
            other: `${orders} Bestellungen sind sicher und warten.`,
          }),
    addServer:
      "Trag den Mailserver in den Einstellungen ein und starte den Shop neu; dann gehen die E-Mails von selbst hinaus.",
    unsent: {
      order: (order) =>
        `Deine E-Mail zur Bestellung ${order} wurde nicht verschickt.`,
      confirmation: (order) =>
        `Die Bestätigung der Bestellung ${order} wurde nicht verschickt.`,
      progress: (order) =>
        `Die E-Mail zum Stand der Bestellung ${order} wurde nicht verschickt.`,
      other: () => "Eine Nachricht wurde nicht verschickt.",
    },
    lastError: (when) => `Letzter Fehler, ${when}:`,
    untilDelivered:
      "Bestellungen bleiben aufgehoben, bis ihre E-Mail zugestellt ist.",
    tryingNow: "Gerade wird es versucht.",
    nextTry: (when) => `Nächster automatischer Versuch: ${when}.`,
    onlyRetry:
      "Was fehlgeschlagen ist, geht nur mit „Jetzt noch einmal versuchen“ wieder hinaus.",
    ordersFailed: (orders) =>
      plural("de", orders, {
        one: "Eine E-Mail zu 1 Bestellung ist fehlgeschlagen.",
        other: `E-Mails zu ${orders} Bestellungen sind fehlgeschlagen.`,
      }),
    youWereNotTold:
      "Du hast davon keine E-Mail bekommen; die Bestellungen selbst sind sicher.",
    notReached: (name, order) =>
      `${name} hat deine E-Mail zu Bestellung ${order} nicht bekommen.`,
    correctAddress:
      "Wenn die Adresse falsch ist, ändere sie auf der Seite der Bestellung: Die E-Mail geht dann noch einmal hinaus.",
    openOrder: (order) => `Bestellung ${order} öffnen`,
    noneGoesOut: "Es gehen keine E-Mails hinaus.",
    someWaited: "Manche warten seit über einer Stunde; verloren ist nichts.",
    seeWhy: "Warum?",
    lastMail: "Letzte E-Mail",
    lastBackup: "Letzte Sicherung",
    noBackup: "Noch keine",
    backupOld:
      "Es sollte eine neuere geben. Wer den Shop betreibt, findet den Grund in seinem Protokoll.",
    testTo: "Eine Test-E-Mail schicken an",
    sendTest: "Test-E-Mail schicken",
    sendNow: "Abschicken",
    sending: "Wird verschickt\u00a0...",
    testSent: {
      title: "Die Test-E-Mail ist unterwegs",
      description: (address) =>
        `Schau bei ${address} nach. Sollte etwas schiefgehen, steht der Grund hier.`,
    },
    testKept: {
      title: "Test-E-Mail als Datei aufgehoben",
      description: "Sie geht hinaus, sobald ein Mailserver eingerichtet ist.",
    },
    testFailed: "Die Test-E-Mail wurde nicht verschickt",
  },
  editor: {
    shop: "Dein Shop",
    admin: "Verwaltung",
    edit: "Bearbeiten",
    startFailed: "Das Bearbeiten hat nicht begonnen",
    firstDay: {
      label: "Dein erster Tag",
      next: {
        details: "Als Nächstes: Sag, wie dein Shop heißt und wo er ist.",
        product: "Als Nächstes: Leg deine erste Klammer an.",
        headline: "Als Nächstes: Schreib deine Überschrift.",
        pages: "Als Nächstes: Schreib deine Seiten.",
        mail: "Als Nächstes: Verbinde deinen Mailserver.",
      },
      done: (done, all) => `${done} von ${all} geschafft. Nur du siehst das.`,
      toProduct: "Klammer anlegen",
      toHeadline: "Schreiben",
      toMail: "So geht es",
      hide: "Diese Schritte ausblenden",
    },
    bar: {
      label: "Bearbeiten",
      undo: "Rückgängig",
      redo: "Wiederholen",
      details: "Angaben",
      pages: "Seiten",
      close: "Schließen",
      discard: "Verwerfen",
      offline:
        "Du bist offline. Gespeichert wird, sobald du wieder verbunden bist.",
      resumed: "Deine Änderungen sind noch da und noch nicht gespeichert.",
      hint: "Tipp auf einen Text, um ihn zu ändern.",
      length: (label, count, max) => `${label}: ${count} von ${max} Zeichen`,
      tooLong: (label, count, max) =>
        `${label}: ${count} Zeichen, höchstens ${max}`,
      versions: "Zwei Fassungen",
      changed: "Jemand hat die Seiten des Shops inzwischen geändert.",
    },
    leave: {
      title: "Ohne Speichern gehen?",
      text: "Was du geändert hast, ist noch nicht gespeichert.",
      stay: "Weiter bearbeiten",
      go: "Änderungen verwerfen",
    },
    saved: {
      title: "Gespeichert",
      description: "Das sehen jetzt alle.",
      meanwhile:
        "Was du inzwischen geändert hast, bleibt erhalten und ist noch nicht gespeichert.",
      proposed: (open) => `Noch wie vorgeschlagen: ${open}.`,
      uploading:
        "Das Hochladen läuft noch. Speichere noch einmal, sobald es fertig ist.",
      offline: {
        title: "Du bist offline",
        description:
          "Deine Änderungen bleiben erhalten und werden gespeichert, sobald du wieder verbunden bist.",
      },
      failed: "Noch nicht gespeichert",
    },
    fields: {
      "hero.headline": "Überschrift",
      "hero.sentence": "Satz unter der Überschrift",
      "products.title": "Titel über den Produkten",
      "products.text": "Text über den Produkten",
      "promo.title": "Titel beim Gestalter",
      "promo.sample": "Buchstaben auf der Beispielklammer",
      "process.title": "Titel der Herstellung",
      "process.text": "Text zur Herstellung",
      "gallery.title": "Titel der Galerie",
      "newsletter.title": "Titel des Newsletters",
      "newsletter.text": "Text zum Newsletter",
      "newsletter.welcome": "Dank nach der Anmeldung (Meldung und E-Mail)",
      "about.tagline": "Text unter dem Namen",
      "about.closing": "Letzte Worte der Fußzeile",
      "about.title": "Was der Shop verkauft (Suchmaschinen, Titel im Browser)",
      "about.description": "Beschreibung",
      delivery: "Zeile zur Lieferung",
      socialUrl: "Social-Media-Seite",
      name: "Name des Shops",
    },
    stepTitle: (step) => `Titel von Schritt ${step}`,
    stepText: (step) => `Text zu Schritt ${step}`,
    dayTitle: (day) => `Zeitspanne ${day}`,
    dayText: (day) => `Text zu Zeitspanne ${day}`,
    pictureShows: (picture) => `Was Bild ${picture} zeigt`,
    lines: {
      picture: "Großes Bild",
      position: "Sein Ausschnitt",
      film: "Film",
      minutes: "Minuten zum Fertigen",
      steps: "Schritte",
      days: "Zeitspannen",
      gallery: "Galerie",
      palette: "Farben",
      mark: "Logo",
      language: "Sprache",
      currency: "Währung",
      timeZone: "Zeitzone",
    },
    hero: {
      add: "Großes Bild hinzufügen",
      replace: "Großes Bild ersetzen",
      remove: "Bild entfernen",
      uploading: "Wird hochgeladen\u00a0...",
      addFilm: "Film hinzufügen",
      replaceFilm: "Film ersetzen",
      removeFilm: "Film entfernen",
      stop: "Hochladen abbrechen",
      filmHint:
        "Ein Film läuft über dem Bild, ohne seinen Ton: MP4 oder WebM, höchstens 20\u00a0MB.",
      filmUploading: (percent) => `Wird hochgeladen, ${percent}\u00a0%`,
      filmChecking: "Der Film wird geprüft",
    },
    position: {
      open: "Ausschnitt wählen",
      title: "Was man immer sieht",
      close: "Ausschnitt schließen",
      text: "Fenster schneiden das Bild an den Seiten ab. Zieh den Ring auf das, was bleiben soll, oder beweg ihn mit den Pfeiltasten.",
      phone: "Auf dem Handy",
      wide: "In einem breiten Fenster",
      done: "Fertig",
      point: (x, y) =>
        `Immer zu sehen: ${x}\u00a0% von links, ${y}\u00a0% von oben`,
    },
    list: {
      newStep: "[Neuer Schritt]",
      addStep: "Schritt hinzufügen",
      stepsFull: (max) => `Mehr als ${max} Schritte gehen nicht`,
      step: (number) => `Schritt ${number}`,
      addDay: "Zeitspanne hinzufügen",
      newDay: "Drei Tage",
      day: (number) => `Zeitspanne ${number}`,
      addStepPicture: (number) => `Bild zu Schritt ${number} hinzufügen`,
      stepPicture: (number) => `Bild von Schritt ${number}`,
      addPicture: "Bild hinzufügen",
      picturesFull: (max) => `Mehr als ${max} Bilder gehen nicht.`,
      picture: (number) => `Bild ${number}`,
      shows: "Was es zeigt",
      replace: (name) => `${name} ersetzen`,
      forward: (name) => `${name} nach vorn`,
      back: (name) => `${name} nach hinten`,
      remove: (name) => `${name} entfernen`,
    },
    law: {
      title: "Rechtliches",
      noAdvice:
        "Das ist keine Rechtsberatung. Frag jemanden vom Fach, was dein Land von dir verlangt.",
      country: "Land",
      noCountry: "Nicht gewählt",
      orderWording: "Bestellknopf",
      request: "Bestellung, die du annimmst",
      binding: "Zahlungspflichtig",
      orderWordingHint:
        "Auf dem Knopf steht „Jetzt bestellen“ oder „Zahlungspflichtig bestellen“.",
      priceNote: "Zeile bei Preisen",
      priceNoteHint: "Etwa „inkl. MwSt., zzgl. Versand“.",
      totalNote: "Zeile bei Summen",
      totalNoteHint:
        "In einer Summe ist die Lieferung schon enthalten. Etwa „inkl. MwSt.“.",
      totalNoteKeep: "Bei Summen stimmt sie auch",
      mailText: "Deine Zeilen unter E-Mails zu Bestellungen",
      maker: "Hersteller mit Post- und E-Mail-Adresse (Produktsicherheit)",
      withdrawalDays: "Widerrufsfrist in Tagen",
      withdrawalDaysHint: "Mit 0 gibt es keinen Widerrufsknopf.",
      withdrawalCustom: "Auch Klammern nach Wunsch lassen sich widerrufen",
      confirmSubscriptions: "Newsletter erst nach Bestätigung per E-Mail",
      hidden: "Ausgeblendete Abschnitte",
      sections: {
        promo: "Klammer nach Wunsch",
        process: "Herstellung",
        gallery: "Galerie",
        newsletter: "Newsletter",
      },
    },
    invoice: {
      title: "Rechnungen",
      text: "Mit deiner Steuernummer bekommt jede bezahlte Bestellung eine Rechnung mit fortlaufender Nummer und jede Erstattung eine Korrektur. Bleibt sie leer, gibt es nur Quittungen. Das ist keine Steuerberatung: frag, was in deinem Land gilt.",
      asks: (words: string) =>
        `Dein Land verlangt auch, was der Shop nicht wissen kann: ${words}. Das gehört in diese Felder oder zu deinem Namen und deiner Anschrift.`,
      copy: (day: string) =>
        `Ab dem ${day} ist eine Rechnung in deinem Land elektronisch oder kommt aus einem Programm mit versiegelten Aufzeichnungen: Diese Seite ist dann eine Kopie für die Kundin oder den Kunden.`,
      taxNumber: "Steuernummer",
      prefix: "Vor der Nummer",
      vatRate: "Steuersatz in Prozent (leer: keiner)",
      footer: "Am Fuß der Rechnung",
    },
    payment: {
      title: "Bezahlung",
      text: "Das steht auf der Bestellseite, sobald du um das Geld bittest. Der Shop selbst nimmt keines an, und vorher steht es nirgends.",
      holder: "Kontoinhaber",
      iban: "IBAN",
      bic: "BIC (nur wo deine Bank sie verlangt)",
      link: "Dein eigener Link zum Bezahlen",
      linkHint:
        "Beginnt mit https://. {amount} (Betrag) und {order} (Nummer) werden eingesetzt.",
      cash: "Bar bei Abholung",
      askAtOnce: "Bei jeder Bestellung gleich um das Geld bitten",
    },
    delivery: {
      title: "Lieferung",
      text: "Wie Bestellungen ankommen. Ohne einen Eintrag fragt die Kasse nach nichts, und du schreibst selbst.",
      add: "Art der Lieferung hinzufügen",
      unnamed: (place) => `Neue Art ${place}`,
      name: "Name",
      price: "Preis",
      freeFrom: "Kostenlos ab",
      freeFromHint:
        "Ab dieser Summe der Klammern kostet sie nichts. Leer: nie.",
      note: "Hinweis",
      noteHint:
        "Unter dem Namen, etwa wie lange es dauert oder wo abgeholt wird.",
      needsAddress: "Braucht eine Adresse",
      countries: "Länder",
      everywhere: "Überallhin, bis du Länder nennst.",
      addCountry: "Land hinzufügen",
      groups: { EU: "Europäische Union", EEA: "Europäischer Wirtschaftsraum" },
      tiers: "Mehr Klammern",
      tiersHint:
        "Was ein Paket mit mehr Klammern kostet. Ohne Stufen: dasselbe.",
      tierFrom: (count) => `Ab ${count} Klammern`,
      tierClips: "Ab so vielen Klammern",
      addTier: "Stufe hinzufügen",
      removeTier: (count) => `Preis ab ${count} Klammern entfernen`,
      removeCountry: (name) => `${name} entfernen`,
      up: (name) => `${name} nach oben`,
      down: (name) => `${name} nach unten`,
      remove: (name) => `${name} entfernen`,
    },
    details: {
      title: "Angaben",
      close: "Angaben schließen",
      done: "Fertig",
      deliveryHint:
        "Neben den Preisen und an der Kasse, etwa „Fertig in etwa 5 Tagen“.",
      descriptionHint: "Das zeigen Suchmaschinen und geteilte Links.",
      socialHint: "Beginnt mit https://",
      minutes: "Minuten für eine Klammer",
      minutesHint:
        "Der Anfang der Zeitleiste unter den Schritten. Bei 0 entfällt er.",
      language: "Sprache des Shops",
      languageHint:
        "In ihr sind Seiten, E-Mails und Verwaltung. Was du geschrieben hast, bleibt, wie es ist.",
      currency: "Währung",
      currencyWarning:
        "Preise werden nicht umgerechnet: Ein Betrag bleibt in der neuen Währung dieselbe Zahl. Geh nach dem Speichern deine Preise durch.",
      timeZone: "Zeitzone",
      colors: "Farben",
      palettes: {
        raspberry: "Himbeere",
        forest: "Wald",
        lagoon: "Lagune",
        violet: "Violett",
        terracotta: "Terrakotta",
        graphite: "Graphit",
      },
      mark: "Dein Logo (PNG oder SVG)",
      markAlt: "Dein Logo",
      addMark: "Logo hinzufügen",
      replaceMark: "Logo ersetzen",
      removeMark: "Logo entfernen",
    },
    pages: {
      title: "Seiten",
      close: "Seiten schließen",
      list: "Deine Seiten",
      failed: "Deine Seiten ließen sich nicht laden.",
      another: "Weitere Seite",
      notSaved: (title) => `${title} (nicht gespeichert)`,
      builtIn: (title) => `${title} (vom Shop)`,
      notWritten: (title) => `${title} (nicht geschrieben)`,
      pageTitle: "Titel",
      address: "Adresse",
      reserved:
        "Seit einer Aktualisierung nutzt der Shop diese Adresse selbst. Deine Seite funktioniert weiter; schreibst du sie unter einer anderen Adresse neu, ist Platz für die eigene des Shops.",
      description: "Beschreibung",
      descriptionHint: "Das zeigen Suchmaschinen. Sie darf leer bleiben.",
      text: "Text",
      begin: "Mit Vorlage beginnen",
      beginHint: "Was in [Klammern] steht, ergänzt du.",
      outlines: {
        shipping: `## Wohin wir liefern

Wir liefern nach [Länder].

## Wie lange es dauert

Deine Klammer ist in [5 Tagen] fertig. Danach braucht die Post [2 bis 4 Tage].

## Was es kostet

- [Brief]: [4,00]
- [Paket mit Sendungsverfolgung]: [6,50]

Kommt es später? Schreib uns, und wir suchen gemeinsam danach.`,
        returns: `## Du hast es dir anders überlegt

Schreib uns innerhalb von [14 Tagen] nach der Ankunft und schick die Klammer ungetragen an [Adresse]. Dein Geld bekommst du zurück, sobald sie hier ist, [das Porto auch].

## Nur für dich gemacht

Eine Klammer mit deinen Buchstaben passt zu niemand anderem. [Wir können sie nicht zurücknehmen.]

## Etwas ist kaputt

Das soll nicht sein. Schick uns ein Foto, und wir [reparieren oder ersetzen sie].`,
        care: `## Jeden Tag

- Nimm sie zum Schlafen, Duschen und Schwimmen heraus.
- Wisch sie mit einem weichen, feuchten Tuch ab, ohne Alkohol und ohne Aceton.
- Halte sie von der Sonne und vom heißen Auto fern: Harz wird in der Hitze weich.

## Wenn etwas passiert

[Eine lose Feder oder ein Kratzer lässt sich oft beheben.] Schreib uns zuerst.`,
        faq: `## Wie lange dauert meine Klammer?

[5 Tage], dann kommt die Post.

## Kann ich die Farbe wählen?

[Ja. Im Gestalter sind alle Harze, die wir gießen.]

## Hält sie dickes Haar?

[Die meisten Klammern sind 8 cm breit und halten es.]

## Wie bezahle ich?

[Wir schreiben dir die Bankdaten, sobald deine Bestellung da ist.]`,
        imprint: `[Vor- und Nachname]
[Straße und Hausnummer]
[Postleitzahl, Ort, Land]

E-Mail: [Adresse]
Telefon: [Nummer]

[USt-IdNr. oder UID, falls es eine gibt]
[Register und Nummer, falls es sie gibt]
[Kammer oder Behörde, falls es eine gibt]`,
        terms: `## Wer verkauft

[Name und Anschrift]

## Wie ein Vertrag zustande kommt

[Wann nimmst du eine Bestellung an?]

## Preise und Bezahlung

[Preise, Steuer, Arten der Bezahlung]

## Lieferung

[Länder, Kosten, Dauer]

## Widerruf

[Frist, Ausnahmen, wer die Rücksendung bezahlt]

## Wenn etwas nicht stimmt

[Gewährleistung, Kontakt]`,
        privacy: `## Wer verantwortlich ist

[Name, Anschrift, E-Mail]

## Welche Daten, und wozu

[Bestellungen: welche Angaben, wie lange, auf welcher Grundlage]

[Newsletter: welche Angaben, wie lange, auf welcher Grundlage]

## Wer sie bekommt

[Hosting, E-Mail-Versand, Paketdienst, Bank]

## Deine Rechte

[Auskunft, Berichtigung, Löschung, Beschwerde bei welcher Stelle]`,
      },
      isTerms: "AGB: gehen mit jeder Bestellbestätigung mit",
      unsaved: "Noch nicht gespeichert. Dieser Tab behält, was du schreibst.",
      save: "Diese Seite speichern",
      discard: "Änderungen verwerfen",
      discarded: "Was du geschrieben hast, ist verworfen",
      open: "Öffnen",
      remove: "Diese Seite entfernen",
      changed: "Jemand hat diese Seite inzwischen geändert.",
      saved: (title) => `${title} ist gespeichert`,
      saveFailed: "Die Seite ist noch nicht gespeichert",
      removed: (title) => `${title} ist entfernt`,
      removeFailed: "Die Seite ist noch da",
      stillRemoved: (title) => `${title} ist weiterhin entfernt`,
    },
  },
  account: {
    keys: {
      title: "Tasten der Werkbank",
      intro:
        "M, S, P, / und ? bewirken dort schon allein etwas. Wer diktiert oder aus Versehen tippt, schaltet sie auf diesem Gerät ab.",
      label: "Tasten mit nur einem Buchstaben",
    },
    title: "Dein Konto",
    loadFailed: (reason) => `Das ließ sich nicht laden. ${reason}`,
    remove: "Entfernen",
    removeOne: (name) => `${name} entfernen`,
    since: (since) => `Seit: ${since}.`,
    insecure: (url) =>
      `Dafür braucht der Shop https und einen eigenen Namen. Öffne die Verwaltung unter ${url}.`,
    phone: {
      title: "Dieses Handy oder dieser Computer",
      intro:
        "Eine neue Bestellung kann hier klingeln, ohne Namen auf dem Sperrbildschirm.",
      turnOn: "Auf diesem Gerät klingeln",
      turnOff: "Hier nicht mehr klingeln",
      isOn: "Dieses Gerät klingelt bei neuen Bestellungen.",
      unsupported:
        "Dieser Browser kann nicht klingeln. Auf einem iPhone wähl erst Teilen, dann Zum Home-Bildschirm, und öffne die Verwaltung von dort.",
      blocked:
        "Mitteilungen dieses Shops sind gesperrt. Erlaub sie in den Einstellungen deines Browsers und komm dann wieder.",
      failed: "Es klingelt noch nicht",
      noAnswer:
        "Der Push-Dienst des Browsers hat nicht geantwortet. Versuch es bitte noch einmal.",
      others: "Andere Geräte, die klingeln",
      unknown: "Unbekannter Browser",
      install:
        "Leg die Verwaltung über das Menü deines Browsers auf den Startbildschirm: Sie öffnet sich wie eine App, und ihr Symbol zeigt, wie viele Bestellungen offen sind.",
    },
    passkeys: {
      title: "Passkeys",
      intro:
        "Melde dich mit Fingerabdruck, Gesicht oder dem Code deines Geräts an. Dein Passwort bleibt der Weg zurück.",
      none: "Noch keine Passkeys.",
      name: "Name",
      nameHint: "Zum Beispiel das Gerät, auf dem er liegt.",
      password: "Dein Passwort",
      add: "Passkey hinzufügen",
      adding: "Warten auf dein Gerät\u00a0...",
      added: "Passkey hinzugefügt",
      failed: "Der Passkey wurde nicht hinzugefügt",
      notMade:
        "Dein Gerät hat keinen Passkey gemacht. Vielleicht liegt schon einer dieses Shops darauf.",
      lastUsed: (when) => `Zuletzt benutzt: ${when}.`,
      never: "Noch nicht benutzt.",
      removed: "Passkey entfernt",
      removeFailed: "Der Passkey ließ sich nicht entfernen",
    },
    password: {
      title: "Passwort",
      intro:
        "Ein neues Passwort beendet alle anderen Sitzungen und die Links zu deinen Seiten in den E-Mails der Bestellungen. Im Bereich Bestellungen bekommst du neue.",
      now: "Dein aktuelles Passwort",
      next: "Neues Passwort",
      hint: (min) =>
        `Mindestens ${min} Zeichen. Drei oder vier Wörter, die nicht zusammengehören, sind leicht zu merken.`,
      save: "Passwort ändern",
      saved: {
        title: "Passwort geändert",
        description: "Hier bleibst du angemeldet.",
      },
      failed: "Das Passwort wurde nicht geändert",
    },
    byLink: {
      title: "Wähl ein neues Passwort",
      intro:
        "Es beendet alle Sitzungen und die Links zu deinen Seiten in den E-Mails der Bestellungen. Im Bereich Bestellungen bekommst du neue.",
      save: "Speichern und anmelden",
      done: "Du bist damit angemeldet.",
      incomplete:
        "Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail, oder bitte auf der Anmeldeseite um einen neuen.",
      toLogin: "Zur Anmeldung",
    },
    sessions: {
      title: "Wo du angemeldet bist",
      intro:
        "„Alle anderen beenden“ beendet auch die Links zu deinen Seiten in den E-Mails der Bestellungen. Im Bereich Bestellungen bekommst du neue.",
    },
  },
  import: {
    title: "Klammern aus einem anderen Shop",
    intro:
      "Wähl die CSV-Datei, die Etsy, Shopify oder Big Cartel von deinen Produkten macht. Du siehst zuerst, was käme. Die Klammern kommen verborgen, und du zeigst sie, wann du magst.",
    choose: "Datei wählen",
    reading: "Die Datei wird gelesen\u00a0...",
    failed: "Die Datei wurde nicht gelesen.",
    found: (count: number) =>
      plural("de", count, {
        one: "Eine Klammer in der Datei.",
        other: `${count} Klammern in der Datei.`,
      }),
    unread: (columns: string) => `Nicht übernommen: ${columns}.`,
    uneven: (count: number, rows: string) =>
      plural("de", count, {
        one: `Zeile ${rows} hat mehr oder weniger Zellen als die erste und kommt nicht mit.`,
        other: `${count} Zeilen haben mehr oder weniger Zellen als die erste und kommen nicht mit: ${rows}.`,
      }),
    drafts: (count: number) =>
      plural("de", count, {
        one: "Eine Klammer ist dort ein Entwurf oder archiviert und kommt nicht mit.",
        other: `${count} Klammern sind dort Entwürfe oder archiviert und kommen nicht mit.`,
      }),
    giftCards: (count: number) =>
      plural("de", count, {
        one: "Ein Geschenkgutschein kommt nicht mit.",
        other: `${count} Geschenkgutscheine kommen nicht mit.`,
      }),
    letters:
      "Schau dir Buchstaben wie ä und ß an: Die Datei sagt nicht, wie sie sie schreibt.",
    otherCurrency: (theirs: string, own: string) =>
      `Die Preise der Datei sind in ${theirs}, dein Shop verkauft in ${own}. Die Zahlen kämen, wie sie sind.`,
    asOwn: (own: string) => `Die Zahlen als Preise in ${own} übernehmen`,
    losses: {
      name: (_: number, max: number) =>
        `Der Name wird auf ${max} Zeichen gekürzt.`,
      text: (_: number, max: number) =>
        `Der Text wird auf etwa ${max} Zeichen gekürzt.`,
      optionNames: (_: number, max: number) =>
        `Namen von Ausführungen werden auf ${max} Zeichen gekürzt.`,
      marks: () => "Unsichtbare Zeichen in den Texten fallen weg.",
      options: (count: number, max: number) =>
        plural("de", count, {
          one: `Eine Ausführung kommt nicht mit: Eine Klammer hat höchstens ${max}.`,
          other: `${count} Ausführungen kommen nicht mit: Eine Klammer hat höchstens ${max}.`,
        }),
      pictures: (count: number, max: number) =>
        plural("de", count, {
          one: `Ein Bild kommt nicht mit: Eine Klammer hat höchstens ${max}.`,
          other: `${count} Bilder kommen nicht mit: Eine Klammer hat höchstens ${max}.`,
        }),
    },
    states: {
      named: "Eine Klammer dieses Namens gibt es schon.",
      imported: "Schon übernommen.",
      withoutPicture: "Sie hat kein Bild. Leg sie von Hand an.",
      withoutPrice: "Ihr Preis ist nicht lesbar. Leg sie von Hand an.",
    },
    options: (count: number) =>
      plural("de", count, {
        one: "eine Ausführung",
        other: `${count} Ausführungen`,
      }),
    pictures: (count: number) =>
      plural("de", count, { one: "ein Bild", other: `${count} Bilder` }),
    start: (count: number) =>
      plural("de", count, {
        one: "Eine Klammer übernehmen",
        other: `${count} Klammern übernehmen`,
      }),
    progress: (done: number, total: number) => `${done} von ${total}`,
    keepOpen:
      "Lass dieses Fenster offen. Was da ist, bleibt, und dieselbe Datei bringt nichts doppelt.",
    stop: "Anhalten",
    done: (count: number) =>
      plural("de", count, {
        one: "Eine Klammer ist da, noch verborgen. Zeig sie in der Liste.",
        other: `${count} Klammern sind da, noch verborgen. Zeig sie in der Liste.`,
      }),
    none: "Es ist nichts gekommen.",
    missing: (name: string, count: number) =>
      plural("de", count, {
        one: `Ein Bild von ${name} ließ sich nicht laden.`,
        other: `${count} Bilder von ${name} ließen sich nicht laden.`,
      }),
    another: "Andere Datei wählen",
  },
  law: {
    title: (country, count) =>
      `${country}: ${plural("de", count, { one: "Ein Punkt fehlt, den Shops dort meist brauchen", other: `${count} Punkte fehlen, die Shops dort meist brauchen` })}`,
    noAdvice:
      "Das ist keine Rechtsberatung: Die Liste ist kurz, und Gesetze ändern sich. Frag jemanden, der das Recht deines Landes kennt.",
    needs: {
      imprint:
        "Sag auf einer Seite, wer du bist: Name, Anschrift, E-Mail-Adresse und, wenn du sie hast, Register- und Umsatzsteuernummer.",
      privacy:
        "Sag auf einer Seite zum Datenschutz, was mit persönlichen Daten geschieht und wer dafür verantwortlich ist. Die Seite vom Shop kennt deinen Namen und deine Anschrift nicht.",
      binding:
        "Lass den Bestellknopf sagen, dass die Bestellung zahlungspflichtig ist. Sonst kommt womöglich kein Vertrag zustande.",
      priceNote:
        "Sag bei den Preisen, ob die Umsatzsteuer enthalten ist und ob Versandkosten dazukommen.",
      totalNote:
        "Sag bei den Summen, etwa in der Kasse, was dort stimmt: Die Lieferung ist darin schon enthalten, „zzgl. Versand“ gehört nicht dazu.",
      withdrawal:
        "Lass 14 Tage Zeit zum Widerruf, mit dem Knopf dafür auf der Bestellseite.",
      returns:
        "Belehre auf einer Seite über den Widerruf: wie und bis wann eine Klammer zurückgegeben werden kann und wer den Rückweg bezahlt.",
      shipping:
        "Sag auf einer Seite, wohin du lieferst, was es kostet und wie lange es dauert.",
      terms:
        "Schick deine AGB mit der Bestellbestätigung mit, damit man sie aufheben kann.",
      maker:
        "Nenn bei jeder Klammer den Hersteller mit Post- und E-Mail-Adresse, und schreib Warnhinweise in die Produktsicherheit einer Klammer, die welche braucht.",
      mailText:
        "Setz deinen Namen und deine Anschrift unter deine E-Mails, und deine Registernummern, wenn du welche hast.",
      confirmSubscriptions:
        "Lass Anmeldungen zum Newsletter per E-Mail bestätigen, damit du beweisen kannst, dass sie gewollt waren.",
      francs: "Zeig deine Preise in Schweizer Franken.",
    },
    places: {
      law: "Zum Shop, Bearbeiten, Angaben, dann Rechtliches",
      mail: "Zum Shop, Bearbeiten, Angaben, dann E-Mail",
      currency: "Zum Shop, Bearbeiten, Angaben, dann Bezahlung",
      terms: "Zum Shop, Bearbeiten, Seiten: Haken bei „AGB“ setzen",
      page: (title) => `Zum Shop, Bearbeiten, Seiten, dann „${title}“`,
    },
  },
  sale: {
    title: "Aktionspreis",
    price: "Aktionspreis (optional)",
    priceOf: (option) => `Aktionspreis von ${option}`,
    from: "Ab (optional)",
    until: "Bis (optional)",
    struck: "Daneben steht der reguläre Preis, durchgestrichen.",
    lowest:
      "Durchgestrichen wird der niedrigste Preis der 30 Tage davor, nicht der heutige. War er nicht höher, steht der neue Preis einfach da.",
    nothingStruck:
      "Nichts ist durchgestrichen: In den letzten 30 Tagen kostete sie nicht mehr.",
    nothingKnown:
      "Nichts ist durchgestrichen: Sie hatte noch keinen früheren Preis.",
    struckLowest: (price) =>
      `Durchgestrichen ist ${price}, der niedrigste Preis in 30 Tagen.`,
    struckLower: (price, regular) =>
      `Durchgestrichen ist ${price}, der niedrigste Preis in 30 Tagen, und nicht der heutige von ${regular}.`,
    struckRegular: (price) =>
      `Durchgestrichen ist ${price}, der reguläre Preis.`,
  },
  discounts: {
    title: "Rabatte",
    add: "Neuer Code",
    codes: "Codes",
    loadFailed: "Die Codes konnten nicht geladen werden.",
    empty:
      "Noch keine Codes. Ein Code ist ein kleines Dankeschön, das man eintippt.",
    failed: "Das wurde nicht gespeichert",
    removed: "Der Code ist gelöscht",
    gone: "Dieser Code wurde inzwischen gelöscht.",
    restored: "Der Code ist wieder da",
    created: "Der Code ist angelegt",
    saved: "Der Code ist gespeichert",
    dropped: "Was du eingegeben hast, ist verworfen",
    create: "Code anlegen",
    save: "Code speichern",
    edit: (code) => `${code} ändern`,
    stop: (code) => `${code} anhalten`,
    start: (code) => `${code} wieder laufen lassen`,
    remove: (code) => `${code} löschen`,
    copy: "Link kopieren",
    copied: "Kopiert",
    states: {
      running: "Läuft",
      coming: "Noch nicht",
      over: "Vorbei",
      "used up": "Aufgebraucht",
    },
    percentOff: (percent) => `${percent}\u00a0% weniger`,
    amountOff: (amount) => `${amount} weniger`,
    freeDelivery: "Kostenlose Lieferung",
    from: (amount) => `ab ${amount}`,
    once: "einmal pro Person",
    withoutSales: "ohne Reduziertes",
    times: (count) =>
      plural("de", count, {
        one: "insgesamt einmal",
        other: `insgesamt ${count}-mal`,
      }),
    until: (day) => `bis ${day}`,
    fromDay: (day) => `ab ${day}`,
    between: (from, until) => `${from} bis ${until}`,
    ended: (day) => `beendet am ${day}`,
    noEnd: "ohne Ende",
    unused: "Noch nicht eingelöst",
    uses: (uses, most, brought) =>
      `${uses}-mal${most === null ? "" : ` von ${most}`} eingelöst, brachte ${brought}`,
    fields: {
      code: "Code",
      gives: "Was er gibt",
      from: "Ab (optional)",
      until: "Bis (optional)",
      minTotal: "Mindestsumme (optional)",
      maxUses: "Insgesamt so oft (optional)",
      oncePerCustomer: "Einmal pro Person",
      leavesOutSales: "Ohne Haarklammern, die schon reduziert sind",
    },
    codeHint:
      "3 bis 24 Buchstaben und Ziffern. Groß und klein und Leerzeichen sind egal.",
    makeUp: "Ausdenken",
    kinds: {
      percent: "Prozent",
      amount: "Einen Betrag",
      delivery: "Kostenlose Lieferung",
    },
    percent: "Prozent",
    amount: "Betrag",
    sales: "Aktionspreise",
    addSale: "Neuer Aktionspreis",
    noSales:
      "Nichts ist reduziert. Ein Aktionspreis steht im Formular einer Haarklammer.",
    saleEnded: "Die Aktion ist beendet",
    endSale: (name) => `Aktion von ${name} beenden`,
    incomplete: "Trag den Code ein und was er gibt.",
  },
  letters: {
    title: "Briefe",
    readers: (count, number) =>
      plural("de", number, {
        one: `${count} Mensch liest mit`,
        other: `${count} lesen mit`,
      }),
    add: "Neuer Brief",
    untitled: "[Ein neuer Brief]",
    proposed: (open) =>
      `Noch wie vorgeschlagen: ${open}. Schreib erst dein Eigenes.`,
    beginnings: {
      lead: "Beginn mit einem von diesen und ändere jedes Wort, oder mit einer leeren Seite.",
      noReaders:
        "Noch hat sich niemand angemeldet. Deine Anmeldung steht am Fuß jeder Seite.",
      blank: "Eine leere Seite",
      pour: {
        name: "Ein neuer Guss",
        about: "Deine neuesten Klammern, mit Preisen, die stimmen.",
        subject: "Ein neuer Guss ist da",
        favorites: "Noch immer meine liebsten",
        text: "[Was ist an diesen Klammern besonders?]",
      },
      bench: {
        name: "Ein Blick auf die Werkbank",
        about: "Ein Bild aus deiner Werkstatt und seine Geschichte.",
        text: "[Was geschieht auf diesem Bild?]",
      },
      days: {
        name: "Tage zum Merken",
        about:
          "Der letzte Bestelltag vor den Feiertagen oder einer Pause, berechnet nach dem, was du schaffst.",
        text: (day) =>
          `**${day}** ist der letzte Tag zum Bestellen. [Was kommt danach?]`,
        noDay: "[Datum]",
      },
    },
    loadFailed: "Die Briefe ließen sich nicht laden.",
    states: {
      draft: (when) => `Entwurf, gespeichert ${when}`,
      scheduled: (when) => `Geht raus: ${when}`,
      sending: (sent, readers) => `${sent} von ${readers} verschickt`,
      paused: (sent, readers) => `Pause: ${sent} von ${readers} verschickt`,
      sent: (when, readers) => `Verschickt ${when} an ${readers}`,
      sentToSome: (when, sent, readers) =>
        `Verschickt ${when} an ${sent} von ${readers}`,
      stopped: (sent, readers) => `Beendet: ${sent} von ${readers} verschickt`,
    },
    /** The Orders tab. */
    orders: {
      inWeek: (count) =>
        plural("de", count, {
          one: "Bestellung in sieben Tagen",
          other: "Bestellungen in sieben Tagen",
        }),
      total: (total) => `${total}, mit Lieferung`,
      first: "Hier siehst du deine erste Bestellung.",
      bars: "Bestellungen der letzten sieben Tage",
      today: "Heute",
      lost: {
        title: "Ist eine E-Mail verschwunden?",
        text: "Gib eine Bestellnummer oder eine E-Mail-Adresse ein. Wir schicken dir die E-Mails dieser Bestellungen noch einmal, mit neuen Links.",
        label: "Bestellnummer oder E-Mail-Adresse",
        placeholder: "1048 oder ida@example.com",
        send: "Noch einmal senden",
        sent: (owner) => `Gesendet an ${owner}`,
        none: (query) => `Nichts gefunden zu ${query}`,
        failed: "Das ließ sich nicht nachsehen.",
      },
      weekMail: {
        title: "Die E-Mail der Woche",
        off: "Aus. Einmal in der Woche kann dir eine E-Mail sagen, was offen, zu spät oder unbezahlt ist und was knapp wird.",
        on: (day, time) =>
          `${day} um ${time}: was offen, zu spät oder unbezahlt ist und was knapp wird.`,
        change: "Ändern",
        day: "Tag",
        none: "Keine E-Mail",
        hour: "Uhrzeit",
        skipEmpty: "Nur wenn es etwas zu sagen gibt",
        save: "Speichern",
        saved: "Gespeichert",
        failed: "Das ließ sich nicht speichern.",
      },
    },
    editor: {
      label: "Brief",
      subject: "Betreff",
      text: "Text",
      picture: "Bild",
      clip: "Klammer",
      alt: "Was das Bild zeigt",
      upToDate: "Name, Preis und Bild bleiben aktuell",
      moveUp: (name) => `${name} nach oben`,
      remove: (name) => `${name} entfernen`,
      chooseClip: "Wähl eine Klammer",
      uploading: "Wird hochgeladen",
      uploadFailed: "Das Bild ließ sich nicht hochladen.",
      notSaved:
        "Noch nicht gespeichert. Was du getippt hast, bleibt hier; wir versuchen es weiter.",
      changed: "Jemand hat diesen Brief inzwischen geändert.",
      publicAt: (path) => `Öffentlich unter ${path}, sobald er verschickt ist`,
      published: "Im Shop lesen",
    },
    send: {
      test: "Test an mich",
      tested: (address) => `Ein Test ist unterwegs an ${address}`,
      at: "Später senden\u00a0...",
      now: (count) => `An ${count} senden`,
      confirmTitle: "Diesen Brief senden?",
      confirm: (subject, count, number) =>
        plural("de", number, {
          one: `„${subject}“ geht an eine Adresse. Ein verschickter Brief lässt sich nicht mehr ändern.`,
          other: `„${subject}“ geht an ${count} Adressen. Ein verschickter Brief lässt sich nicht mehr ändern.`,
        }),
      atTitle: "Wann soll er rausgehen?",
      day: "Tag",
      time: "Uhrzeit",
      zone: (zone) => `Die Zeiten sind die von ${zone}.`,
      schedule: "Zeit festlegen",
      cancel: "Noch nicht",
      failed: "Das hat nicht geklappt.",
      pause: "Pause",
      resume: "Weiter",
      stop: "Beenden",
      stopTitle: "Diesen Brief beenden?",
      stopText: "Wer ihn noch nicht hat, bekommt ihn nicht mehr.",
      takeBack: "Zurückholen",
      done: (when) => `fertig gegen ${when}`,
      refused: (count) =>
        plural("de", count, {
          one: "eine hat ihn abgelehnt",
          other: `${count} haben ihn abgelehnt`,
        }),
      noServer:
        "Es ist kein Mailserver eingerichtet, deshalb wartet der Brief.",
      remove: "Brief löschen",
      removeText: "Der Brief und seine Seite sind dann für immer weg.",
    },
    preview: {
      title: "So kommt er an",
      mail: "E-Mail",
      phone: "Handy",
      page: "Seite",
      failed: "Die Vorschau ließ sich nicht zeichnen.",
    },
    list: {
      title: "Wer mitliest",
      search: "Suchen",
      add: "Adresse hinzufügen",
      email: "E-Mail-Adresse",
      note: "Woher du sie hast",
      noteHint: "Zum Beispiel: Markt in Freiburg, 3. Mai, auf Papier",
      addOne: "Hinzufügen",
      added: "Steht auf der Liste",
      importTitle: "Aus einer Tabelle",
      importFile: "CSV-Datei wählen",
      imported: (sum) =>
        `${sum.added} neu, ${sum.known} schon bekannt, ${sum.left} abgemeldet, ${sum.unasked} ohne Einwilligung, ${sum.invalid} keine Adresse.`,
      export: "Als CSV speichern",
      takeOff: (email) => `${email} abmelden`,
      takeOffForGood:
        "Endgültig? Wieder anmelden kann sich nur diese Person selbst.",
      takeOffNow: "Abmelden",
      keep: "Behalten",
      waits: "noch nicht bestätigt",
      left: "abgemeldet",
      bounced: "gibt es nicht mehr",
      close: "Schließen",
      shown: (shown, count) => `${shown} von ${count}`,
    },
  },
  planning: {
    opening: {
      title: "Verkaufsstart",
      at: "Verkauf ab",
      time: "Uhrzeit",
      hint: (zone) =>
        `Bis dahin läuft im Shop ein Countdown. Es gilt die Zeit von ${zone}.`,
      clear: "Sofort verkaufen",
      together: (clip, when) => `Zusammen mit ${clip}, ${when}`,
      tag: (when) => `Ab ${when}`,
    },
    timeOff: {
      title: "Freie Zeit",
      none: "Bestellungen werden jeden Tag angenommen.",
      clips: (count) =>
        plural("de", count, {
          one: `${count} Klammer in der Woche`,
          other: `${count} Klammern in der Woche`,
        }),
      off: (days) => `frei: ${days}`,
      now: (ready) => `Wer jetzt bestellt: ${ready}`,
      paused: (from, until) =>
        `Keine Bestellungen ab ${from}; wieder da am ${until}.`,
      pausedNow: (until) => `Keine Bestellungen; wieder da am ${until}.`,
      plan: "Pause planen",
      end: "Pause beenden",
      callOff: "Pause absagen",
      from: "Erster Tag ohne Bestellungen",
      until: "Zurück am",
      text: "Dein Satz (optional)",
      textHint: "Steht auf jeder Seite und bei allen, die bestellen möchten.",
      dates: "Gib beide Tage an.",
      pace: "Wie viele schaffst du?",
      perWeek: "Klammern in der Woche",
      perWeekHint: "Leer: Es wird kein Tag versprochen.",
      lead: "So viele Tage braucht eine Klammer mindestens",
      leadHint: "Auch wenn wenig zu tun ist: Das Harz muss aushärten.",
      daysOff: "Jede Woche frei",
      single: "Einzelne freie Tage",
      singleHint: (example) => `Tage wie ${example}, mit Kommas dazwischen.`,
      save: "Speichern",
      close: "Abbrechen",
      saved: "Gespeichert. Ab jetzt steht es im Shop.",
      failed: "Das wurde nicht gespeichert",
    },
  },
};
