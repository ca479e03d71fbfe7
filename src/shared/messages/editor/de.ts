import type { EditorMessages } from "./en.ts";

export const de: EditorMessages = {
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
    freeFromHint: "Ab dieser Summe der Klammern kostet sie nichts. Leer: nie.",
    note: "Hinweis",
    noteHint:
      "Unter dem Namen, etwa wie lange es dauert oder wo abgeholt wird.",
    needsAddress: "Braucht eine Adresse",
    countries: "Länder",
    everywhere: "Überallhin, bis du Länder nennst.",
    addCountry: "Land hinzufügen",
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
    builtIn: (title) => `${title} (eingebaut)`,
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
};
