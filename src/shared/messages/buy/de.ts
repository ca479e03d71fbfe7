import { list, plural } from "#shared/messages/words.ts";
import type { BuyMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("de", count, {
    one: `${count}\u00a0Minute`,
    other: `${count}\u00a0Minuten`,
  });

export const de: BuyMessages = {
  cart: {
    title: "Dein Warenkorb",
    close: "Warenkorb schließen",
    failed: "Dein Warenkorb ließ sich nicht laden.",
    safe: "Deine Klammern sind sicher aufgehoben.",
    loading: "Dein Warenkorb wird geladen\u00a0...",
    empty: "Noch nichts festgeklammert",
    emptyText:
      "Dein Warenkorb ist leer. Leg eine Klammer hinein, die dir gefällt, oder gestalte eine mit eigenen Charms und Buchstaben.",
    total: "Summe",
    subtotal: "Zwischensumme",
    checkout: "Zur Kasse",
    note: "Hier wird nichts bezahlt. Wir schreiben dir wegen Zahlung und Lieferung.",
    deliveryNext:
      "Die Lieferung wählst du im nächsten Schritt. Hier wird nichts bezahlt.",
    unavailable: (names) =>
      `${list("de", names)} ${names.length === 1 ? "ist" : "sind"} nicht mehr zu haben. ${names.length === 1 ? "Nimm das" : "Nimm sie"} heraus, um den Rest zu bestellen.`,
    clear: "Warenkorb leeren",
    clearing: "Wird geleert\u00a0...",
  },
  hold: {
    still: (left) => `Noch ${minutes(left)} für dich zurückgelegt`,
    over: "Wieder frei für alle.",
    again: "Noch einmal zurücklegen",
    failed: {
      title: "Nicht zurückgelegt",
      description:
        "Das konnte nicht noch einmal zurückgelegt werden. Bitte versuch es noch einmal.",
    },
    notHeld: {
      title: "Nicht zurückgelegt",
      description:
        "Länger können wir es nicht zurücklegen. Sobald du bestellst, gehört es dir.",
    },
  },
  line: {
    parts: (stored) => stored,
    edit: "Ändern",
    editName: (name) => `${name} ändern`,
    remove: "Entfernen",
    removeName: (name) => `${name} entfernen`,
    quantity: (name) => `Anzahl von ${name}`,
    fewer: "Eins weniger",
    more: "Eins mehr",
    each: (price) => `je ${price}`,
    reducedLowest: (price) =>
      `reduziert, niedrigster Preis der letzten 30 Tage: ${price}`,
    reduced: (price) => `reduziert, sonst ${price}`,
    was: (price) => `war ${price}, als du es hineingelegt hast`,
    unavailable: "Das ist nicht mehr zu haben.",
  },
  told: {
    undo: "Rückgängig",
    removed: { title: "Entfernt" },
    removeFailed: {
      title: "Nicht entfernt",
      description:
        "Das ließ sich nicht aus dem Warenkorb nehmen. Bitte versuch es noch einmal.",
    },
    quantityFailed: {
      title: "Nicht geändert",
      description:
        "Der Warenkorb ließ sich nicht ändern. Bitte versuch es noch einmal.",
    },
    restored: { title: "Wieder in deinem Warenkorb" },
    restoreFailed: {
      title: "Das kam nicht zurück",
      description:
        "Prüf deine Verbindung und leg es im Shop noch einmal in den Warenkorb.",
    },
    cleared: { title: "Der Warenkorb ist leer" },
  },
  noWithdrawal: (names) =>
    `Nach deinem Wunsch gefertigt, daher ohne Widerrufsrecht: ${list("de", names)}.`,
  checkout: {
    title: "Kasse",
    close: "Kasse schließen",
    order: "Deine Bestellung",
    unavailable: "(nicht mehr zu haben)",
    name: "Vor- und Nachname",
    email: "E-Mail",
    phone: "Telefon",
    spare: "Bitte leer lassen",
    cancel: "Abbrechen",
    place: "Jetzt bestellen",
    /** Where the order is one to be paid by law. */
    placeBinding: "Zahlungspflichtig bestellen",
    placing: "Wird bestellt\u00a0...",
    payNothing: "Du bezahlst jetzt nichts.",
    note: (email) => `Deine Bestellung geht an ${email}.`,
    meant: "Meintest du {}?",
    toCart: "Zurück zum Warenkorb",
    unknown: (button) =>
      `Wir wissen nicht, ob deine Bestellung angekommen ist. Deine Angaben bleiben erhalten: Drück noch einmal auf „${button}“; doppelt bestellt wird dabei nie.`,
    found: {
      text: "Doppelt bestellt wurde nichts. In der Bestellung steht, was du beim Bestellen angegeben hattest.",
      open: (number) => `Zur Bestellung ${number}`,
      asking: "Deine Bestellung wird gesucht\u00a0...",
      failed:
        "Wir konnten nicht nachsehen, ob eine Bestellung eingegangen ist. Prüf deine Verbindung und versuch es noch einmal.",
    },
    missing: {
      title: "Da fehlt noch etwas",
      description: "Bitte füll alle Felder aus.",
    },
    emailInvalid: "E-Mail-Adresse ungültig",
    phoneInvalid: "Telefonnummer ungültig",
    failed: {
      title: "Das Bestellen hat nicht geklappt",
      description:
        "Beim Bestellen ist etwas schiefgegangen. Bitte versuch es noch einmal.",
    },
  },
  discount: {
    line: (code) => `Code ${code}`,
    have: "Hast du einen Code?",
    your: "Dein Code",
    apply: "Einlösen",
    checking: "Wird geprüft ...",
    takes: (amount) => `spart dir ${amount}.`,
    free: "macht die Lieferung kostenlos.",
    none: "gilt nicht für schon Reduziertes.",
    remove: (code) => `${code} entfernen`,
    applied: (code) => `${code} ist eingelöst`,
    former: (before, now) => `vorher ${before}, jetzt ${now}`,
  },
  delivery: {
    you: "Deine Kontaktdaten",
    delivery: "Lieferung",
    free: "kostenlos",
    freeFrom: (amount) => `Ab ${amount} kostenlos`,
    optional: (field) => `${field} (optional)`,
    fields: {
      country: "Land",
      street: "Straße und Hausnummer",
      line1: "Adresse",
      postalCode: "Postleitzahl",
      postcode: "Postcode",
      zip: "ZIP-Code",
      city: "Ort",
      town: "Ort",
      state: "Bundesstaat",
      province: "Provinz",
      region: "Region oder Provinz",
    },
    chooseCountry: "Wähl ein Land",
    addLine2: "Adresszusatz, c/o",
    unusualCode: "Das sieht ungewöhnlich aus. Bitte lies es noch einmal.",
    extras: "Geschenk und Nachricht",
    gift: "Das ist ein Geschenk",
    card: "Grußkarte",
    cardHint:
      "Wir schreiben sie von Hand. Der Lieferschein zeigt keine Preise.",
    recipient: "Name auf dem Paket",
    recipientHint: "Falls es direkt zu jemand anderem geht.",
    note: "Nachricht an die Werkstatt",
    clips: (count) =>
      plural("de", count, {
        one: `${count} Haarklammer`,
        other: `${count} Haarklammern`,
      }),
    total: "Summe",
    payNothing: "Heute wird nichts abgebucht.",
    payLater: "Wie du bezahlst, kommt per E-Mail.",
    order: {
      sendTo: "Geht an",
      yourNote: "Deine Nachricht",
      theirNote: "Nachricht dazu",
      isGift: "Ein Geschenk, auf die Karte kommt",
      isGiftWithout: "Ein Geschenk, ohne Karte",
      copyAddress: "Adresse kopieren",
      notCopied:
        "Die Adresse ließ sich nicht kopieren. Markier und kopier sie bitte selbst.",
      copied: "Kopiert",
      map: "Auf der Karte zeigen",
    },
    slip: {
      print: "Lieferschein drucken",
      printGift: "Geschenkzettel drucken",
      forYou: "Für dich",
    },
    lost: {
      title: "Link zur Bestellung verloren?",
      text: "Gib die E-Mail-Adresse deiner Bestellung an. Wir schicken dir die Links zu deinen Bestellungen.",
      email: "E-Mail",
      send: "Links zuschicken",
      sent: "Wenn es Bestellungen mit dieser Adresse gibt, sind die Links unterwegs dorthin. Das kann ein paar Minuten dauern.",
      sending: "Wird gesendet\u00a0...",
      failed: "Das hat nicht geklappt",
      noScript:
        "Schalte bitte JavaScript ein, um dieses Formular zu nutzen, oder schreib an {}.",
      subject: "Die Links zu deinen Bestellungen",
      hello: "Hier sind die Links zu deinen Bestellungen.",
      order: (id, day) => `Bestellung ${id} vom ${day}`,
      ignore:
        "Wenn du nicht darum gebeten hast, ist nichts passiert: Diese E-Mail kannst nur du lesen.",
    },
  },
};
