import { plural } from "#shared/messages/words.ts";
import type { BenchMessages } from "./en.ts";

const orders = (count: number, written = String(count)) =>
  plural("de", count, {
    one: `${written} Bestellung`,
    other: `${written} Bestellungen`,
  });
const clips = (count: number) =>
  plural("de", count, {
    one: `${count} Haarklammer`,
    other: `${count} Haarklammern`,
  });

const SMALL = [
  "keine",
  "eine",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
];
const inWords = (count: number) => SMALL[count] ?? String(count);
const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const are = (count: number) => (count === 1 ? "ist" : "sind");
/** The beginning of a sentence: "Eine Bestellung", "Zwei Bestellungen". */
const several = (count: number) => orders(count, begun(inWords(count)));

export const de: BenchMessages = {
  title: "Werkbank",
  late: (count, isFollowed) =>
    `${several(count)} ${are(count)} zu spät${isFollowed ? "," : "."}`,
  dueToday: (count, follows) =>
    `${follows ? inWords(count) : several(count)} ${are(count)} heute fällig.`,
  onBench: (count) =>
    count === 1
      ? "Eine Haarklammer liegt auf der Werkbank."
      : `${begun(inWords(count))} Haarklammern liegen auf der Werkbank.`,
  groups: {
    late: "Zu spät",
    new: "Neu",
    making: "In Arbeit",
    unpaid: "Verschickt, nicht bezahlt",
    refunds: "Zurückzuzahlen",
    open: "Offen",
    earlier: "Früher",
  },
  more: "Mehr zeigen",
  orders: "Bestellungen",
  view: "Ansicht",
  loading: "Die Bestellungen werden geladen",
  loadFailed: "Die Bestellungen ließen sich nicht laden.",
  search: {
    label: "Bestellung suchen",
    placeholder: "Nummer, Name, Adresse, Sendung",
    clear: "Suche leeren",
    found: (count, words) =>
      `${begun(inWords(count))} ${count === 1 ? "Bestellung" : "Bestellungen"} mit „${words}“.`,
    none: (words) => `In keiner Bestellung steht „${words}“.`,
  },
  row: {
    choose: (order) => `${order} wählen`,
    chooseAll: (group) => `Alle wählen: ${group}`,
    gift: "Geschenk",
    note: "Mit einer Nachricht",
    memo: (line) => `Deine Notiz: ${line}`,
    custom: (letters, resin) =>
      letters === ""
        ? resin
        : resin === ""
          ? `„${letters}“`
          : `„${letters}“, ${resin}`,
    plain: "Schlichtes Rosé",
    moreClips: (count) => `${count} weitere`,
  },
  stages: {
    received: "Neu",
    making: "In Arbeit",
    sent: "verschickt",
    collect: "abholbereit",
    cancelled: "storniert",
    withdrawn: "widerrufen",
  },
  due: {
    late: (days) =>
      plural("de", days, {
        one: `${days} Tag zu spät`,
        other: `${days} Tage zu spät`,
      }),
    today: "Heute",
    tomorrow: "Morgen",
    ordered: "bestellt",
    none: "Ohne Termin",
  },
  payment: {
    paid: "Bezahlt",
    open: "Nicht angefragt",
    asked: (day) => `Angefragt am ${day}`,
    unpaid: (days) =>
      plural("de", days, {
        one: `Seit ${days} Tag offen`,
        other: `Seit ${days} Tagen offen`,
      }),
    toPayBack: (sum) => `${sum} zurückzuzahlen`,
    paidBack: "Zurückgezahlt",
  },
  empty: {
    title: "Die Werkbank ist frei",
    text: "Alles ist gemacht, verschickt und bezahlt. Eine neue Bestellung erscheint hier und auf deinem Handy.",
    first: "Hier siehst du deine erste Bestellung.",
  },
  months: {
    title: "Frühere Bestellungen",
    save: "Als CSV speichern",
    sum: (count, written, total) => `${orders(count, written)}, ${total}`,
  },
  chosen: {
    bar: "Gewählte Bestellungen",
    count: (count) => `${count} gewählt`,
    none: "Auswahl aufheben",
    more: "Mehr für die gewählten Bestellungen",
    making: "Mit der Arbeit beginnen",
    sent: "Als verschickt markieren",
    collect: "Als abholbereit markieren",
    refunded: (sum) => `${sum} als zurückgezahlt markieren`,
    pick: "Pickliste für diese",
    slips: "Lieferscheine drucken",
    labels: "Etiketten drucken",
    offline:
      "Du bist offline. Die Schritte warten, bis du wieder verbunden bist.",
    left: (order) =>
      `Bestellung ${order} wurde storniert und ist nicht mehr gewählt.`,
  },
  told: {
    making: (count) => `${several(count)} ${are(count)} in Arbeit.`,
    sent: (count) => `${several(count)} ${are(count)} als verschickt markiert.`,
    collect: (count) =>
      `${several(count)} ${are(count)} als abholbereit markiert.`,
    refunded: (count) =>
      `${several(count)} ${are(count)} als zurückgezahlt markiert.`,
    failed: (id, reason) =>
      `Bestellung ${id} wurde nicht gespeichert: ${reason}`,
    nothing: "Nichts wurde gespeichert",
    mails: (count) =>
      count === 1
        ? "Die E-Mail geht in einer Minute hinaus."
        : "Die E-Mails gehen in einer Minute hinaus.",
    undo: "Rückgängig",
    undone: "Rückgängig gemacht",
  },
  send: {
    title: (count) => `${count} als verschickt markieren`,
    titleCollect: (count) => `${count} als abholbereit markieren`,
    hint: "Eine Sendungsnummer, falls es eine gibt. Die Eingabetaste eines Scanners führt zum nächsten Feld.",
    tracking: (id) => `Sendungsnummer oder Link für Bestellung ${id}`,
    placeholder: "Sendungsnummer oder Link",
    collected: "Bekommt „Abholbereit“.",
    mails: (count) =>
      count === 1
        ? "Eine E-Mail geht in einer Minute hinaus. Bis dahin kannst du es rückgängig machen."
        : `${begun(inWords(count))} E-Mails gehen in einer Minute hinaus. Bis dahin kannst du es rückgängig machen.`,
    close: "Schließen",
  },
  pick: {
    title: "Pickliste",
    of: (done, all) => `${done} von ${all}`,
    bench: (count, ofClips) =>
      `Was auf der Werkbank liegt: ${orders(count)}, ${clips(ofClips)}`,
    chosen: (count, ofClips) =>
      count === 1
        ? `Für die gewählte Bestellung, ${clips(ofClips)}`
        : `Für die ${count} gewählten Bestellungen, ${clips(ofClips)}`,
    awake: "Der Bildschirm bleibt an.",
    undo: "Rückgängig",
    print: "Drucken",
    printList: "Pickliste drucken",
    resins: "Zu gießen",
    charms: "Charms",
    letters: "Buchstabenperlen",
    shelf: "Aus dem Regal",
    nothing: "Hier ist nichts zusammenzusuchen.",
    failed: "Die Pickliste ließ sich nicht laden.",
    notKept: "Ein Haken wurde nicht gespeichert",
    waiting: (count) =>
      count === 1
        ? "Ein Haken wird gesendet, sobald du wieder verbunden bist."
        : `${count} Haken werden gesendet, sobald du wieder verbunden bist.`,
  },
  paper: {
    byClip: "Klammer für Klammer, von links nach rechts",
    summary: (count, ofClips) => `${orders(count)}, ${clips(ofClips)}`,
    fromShelf: (clip) => `${clip}, aus dem Regal`,
    gift: "Geschenk",
    format: "Papier",
    a4: "A4",
    a5: "A5",
    sheet: "A4, 24 Etiketten",
    roll: "Rolle, 62 mm",
    labels: (count, collected) => {
      const labels = plural("de", count, {
        one: `${count} Etikett`,
        other: `${count} Etiketten`,
      });
      return collected === 0
        ? labels
        : `${labels}, ${collected} ${collected === 1 ? "wird" : "werden"} abgeholt`;
    },
    noAddress: "Keine davon hat eine Adresse.",
    preparing: "Der Druck wird vorbereitet\u00a0...",
    failed: "Das ließ sich nicht drucken",
  },
  keys: {
    title: "Tasten der Werkbank",
    close: "Schließen",
    search: "Bestellung suchen",
    move: "Auf und ab",
    choose: "Bestellung wählen",
    range: "Bis hierher wählen",
    all: "Alles wählen, was zu sehen ist",
    open: "Bestellung öffnen",
    none: "Auswahl aufheben",
    make: "Mit der Arbeit beginnen",
    send: "Als verschickt markieren",
    print: "Pickliste drucken",
    bar: "Zu den Schritten für die gewählten Bestellungen",
    help: "Diese Tasten zeigen",
    names: {
      arrows: "Pfeiltasten",
      space: "Leertaste",
      range: "Umschalt mit Pfeiltasten oder einem Klick",
      all: "Strg oder Cmd mit A",
      enter: "Eingabe",
      escape: "Escape",
    },
    offUnderAccount:
      "Tasten mit nur einem Buchstaben lassen sich unter „Konto“ abschalten.",
  },
  add: {
    open: "Bestellung eintragen",
    openFailed: "Das Formular ließ sich nicht öffnen",
    title: "Bestellung eintragen",
    close: "Schließen; was du eingegeben hast, bleibt",
    where: "Woher kommt sie?",
    sources: { market: "Vom Markt", message: "Aus einer Nachricht" },
    clips: "Klammern",
    find: "Klammer suchen",
    taken: (count) => `${count} in dieser Bestellung`,
    less: (title) => `Einmal ${title} weniger`,
    soldOut: "Ausverkauft",
    left: (price, left) => `${price}, noch ${left}`,
    design: "Klammer nach Wunsch",
    thing: "Etwas anderes",
    thingName: "Was ist es?",
    thingPrice: "Preis",
    quantity: "Wie viele",
    remove: "Entfernen",
    customer: "Kundin oder Kunde",
    name: "Name",
    market: (day) => `Markt, ${day}`,
    email: "E-Mail (optional)",
    phone: "Telefon (optional)",
    confirm: "Bestätigung per E-Mail schicken",
    noMail: "Ohne Adresse geht dazu keine E-Mail hinaus.",
    delivery: "Lieferung",
    handedOver: "Übergeben, oder noch offen",
    note: "Notiz (optional)",
    paid: "Sie ist bezahlt",
    empty: "Wähl eine Klammer",
    save: (sum) => `Eintragen, ${sum}`,
    saving: "Wird eingetragen...",
    added: (id) => `Bestellung ${id} ist eingetragen`,
  },
};
