import type { OrderMessages } from "./en.ts";

export const de: OrderMessages = {
  statuses: {
    received: "Eingegangen",
    making: "In Arbeit",
    sent: "Verschickt",
    collect: "Abholbereit",
    cancelled: "Storniert",
  },
  next: "Wie geht es weiter?",
  questions: "Fragen zu dieser Bestellung? Schreib an {}",
  readyBy: (day) => `Voraussichtlich fertig am ${day}.`,
  total: "Summe",
  parts: { resin: "Harz", charms: "Charms", letters: "Buchstaben" },
  gap: "(Lücke)",
  confirmed: {
    loading: "Deine Bestellung wird geladen\u00a0...",
    title: "Bestellung eingegangen!",
    thanks: "Danke für deine Bestellung, {}!",
    shop: "Weiter stöbern",
    print: "Bestätigung drucken",
    steps: {
      mail: "Gleich bekommst du eine Bestätigung per E-Mail.",
      making: "Wir fangen an, deine Klammern zu fertigen.",
      word: {
        both: "Wir halten dich auf dem Laufenden und schreiben dir wegen Zahlung und Lieferung.",
        payment:
          "Wir halten dich auf dem Laufenden und schreiben dir wegen der Zahlung.",
        delivery:
          "Wir halten dich auf dem Laufenden und schreiben dir wegen der Lieferung.",
        none: "Wir halten dich auf dem Laufenden.",
      },
      pay: "Auf der Seite deiner Bestellung steht, wie du bezahlen kannst.",
      sending: "Wir verpacken sie sorgfältig und schicken sie dir.",
      collect: "Wir sagen dir Bescheid, sobald du sie abholen kannst.",
    },
    keep: "Zu dieser Bestellung kommt keine E-Mail: Der Link führt dich zu ihr zurück. Kopier ihn oder druck diese Seite.",
    copy: "Link kopieren",
    copied: "Kopiert",
    notCopied:
      "Der Link ließ sich nicht kopieren. Markier und kopier ihn selbst.",
    follow: "Bestellung verfolgen",
    receipt: "Beleg",
    number: "Bestellnummer",
    email: "E-Mail",
    phone: "Telefon",
    date: "Bestellt am",
    total: "Summe",
  },
  page: {
    received: {
      title: "Deine Bestellung ist bei uns",
      next: {
        both: "Wir schreiben dir wegen Zahlung und Lieferung und fangen an, deine Klammern zu fertigen. Sobald es losgeht, bekommst du eine E-Mail.",
        payment:
          "Wir schreiben dir wegen der Zahlung und fangen an, deine Klammern zu fertigen. Sobald es losgeht, bekommst du eine E-Mail.",
        delivery:
          "Wir schreiben dir wegen der Lieferung und fangen an, deine Klammern zu fertigen. Sobald es losgeht, bekommst du eine E-Mail.",
        none: "Wir fangen an, deine Klammern zu fertigen. Sobald es losgeht, bekommst du eine E-Mail.",
      },
    },
    making: {
      title: "Sie ist in Arbeit",
      next: "Deine Klammern liegen auf der Werkbank. Sobald sie unterwegs sind, bekommst du eine E-Mail.",
      collect:
        "Deine Klammern liegen auf der Werkbank. Sobald du sie abholen kannst, bekommst du eine E-Mail.",
    },
    sent: {
      title: "Sie ist unterwegs",
      next: "Fertig, verpackt und verschickt. Wenn sie nicht ankommt oder etwas nicht so ist, wie es sein soll, schreib uns.",
    },
    collect: {
      title: "Deine Bestellung ist abholbereit",
      next: "Sie ist fertig und wartet auf dich. Wenn etwas nicht so ist, wie es sein soll, schreib uns.",
    },
    cancelled: {
      title: "Diese Bestellung ist storniert",
      next: "Wir fertigen sie nicht an, und du musst nichts dafür bezahlen.",
    },
    steps: "Wie weit die Bestellung ist",
    ready: "Voraussichtlich fertig",
    fromMaker: "Aus der Werkstatt",
    write: "Schreib uns",
    parcel: "Das Paket verfolgen",
    ordered: "Das hast du bestellt",
    noScript: "Zum Stornieren schreib uns, bevor wir anfangen.",
  },
  cancel: {
    ask: "Bestellung stornieren",
    question: (number) => `Bestellung ${number} endgültig stornieren?`,
    text: "Wir fertigen sie nicht an, und du musst nichts bezahlen.",
    yes: "Ja, stornieren",
    cancelling: "Wird storniert\u00a0...",
    no: "Behalten",
    done: { title: "Deine Bestellung ist storniert" },
    failed: "Die Bestellung ist nicht storniert",
  },
  make: {
    ended: "Dieser Link gilt nicht mehr; hier ist die Bestellung.",
    dueIn: (days) =>
      days === 0
        ? "Heute soll diese Bestellung fertig sein."
        : days === 1
          ? "Morgen soll diese Bestellung fertig sein."
          : `In ${days} Tagen soll diese Bestellung fertig sein.`,
    dueLate: "Der Tag, an dem diese Bestellung fertig sein sollte, ist vorbei.",
    progress: "Stand",
    call: "Anrufen",
    write: "Schreiben",
    subject: (number) => `Deine Bestellung ${number}`,
    noScript:
      "Ohne JavaScript lässt sich diese Seite lesen und drucken. Um die Bestellung zu ändern, erlaub es bitte.",
    toMake: "Das ist zu fertigen",
    ordered: "Das war bestellt",
    print: "Arbeitszettel drucken",
    picks: "Teileliste",
    resins: "Harze zum Gießen",
    beads: "Buchstabenperlen",
    ready: "Wann ist sie etwa fertig? (optional)",
    readyHint: "Das steht in der E-Mail und auf der Bestellseite.",
    word: "Ein Wort dazu (optional)",
    tracking: "Link zur Sendung (optional)",
    start: "Anfangen",
    send: "Als verschickt melden",
    collect: "Als abholbereit melden",
    sendNow: "Gleich verschicken",
    collectNow: "Liegt schon bereit",
    saveReady: "Termin speichern",
    saveSent: "Angaben speichern",
    back: (status) => `Zurück zu „${status}“`,
    cancel: "Bestellung stornieren",
    why: "Warum? (optional)",
    whyHint: "Die Begründung liest, wer bestellt hat.",
    comesBack: (names) => `Zurück in den Bestand: ${names}.`,
    customerCancelled:
      "Diese Bestellung wurde von der Kundin oder dem Kunden storniert. Du musst nichts tun.",
  },
  told: {
    received: "Wieder eingegangen",
    making: "Angefangen",
    sent: "Als verschickt gemeldet",
    collect: "Als abholbereit gemeldet",
    cancelled: "Die Bestellung ist storniert",
    mailed: "Die E-Mail dazu geht in einer Minute hinaus.",
    saved: "Gespeichert. Auf der Bestellseite ist es schon zu sehen.",
    undo: "Rückgängig",
    undone: "Rückgängig gemacht",
    failed: "Das wurde nicht gespeichert",
  },
};
