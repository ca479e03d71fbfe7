import { plural } from "#shared/messages/words.ts";
import type { DeliveryMessages } from "./en.ts";

export const de: DeliveryMessages = {
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
  cardHint: "Wir schreiben sie von Hand. Der Lieferschein zeigt keine Preise.",
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
};
