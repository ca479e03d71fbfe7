import type { ClipsMessages } from "./en.ts";

export const de: ClipsMessages = {
  allClips: "Alle Klammern",
  zoom: "Das Bild groß zeigen",
  close: "Schließen",
  payLater: "Du bezahlst jetzt nichts. Wir schreiben dir zuerst.",
  deliveryAt: (price) => `Lieferung ${price}`,
  deliveryFrom: (price) => `Lieferung ab ${price}, an der Kasse wählbar`,
  deliveryFree: "Die Lieferung kostet nichts",
  deliveryFreeFrom: (price) => `Lieferung kostenlos ab ${price}`,
  inDrop: (count) => `${count} Klammern zum Verkaufsstart`,
  details: "Einzelheiten",
  care: "Pflege",
  careText:
    "Harz wird in der Hitze weich: Lass die Klammer nicht im heißen Auto oder in der Sauna. Ein weiches, trockenes Tuch genügt.",
  careLink: "Mehr zur Pflege",
  deliveryReturns: "Lieferung und Rückgabe",
  questions: "Fragen? Schreib an {}",
  inHand: "In deiner Hand",
  scaleText:
    "Maßstabsgetreu neben einer Bankkarte gezeichnet, damit du vorher weißt, was in dein Haar passt.",
  lifeSize: "In echter Größe auf deinem Bildschirm",
  lifeSizeHelp:
    "Halte eine Bankkarte an den Bildschirm und schieb, bis die Ränder übereinstimmen. Dieses Gerät merkt es sich.",
  bankCard: "Bankkarte",
  more: "Mehr aus diesem Guss",
  failed: "Diese Klammer konnte nicht geladen werden.",
  gone: "Diese Klammer ist nicht mehr da",
  goneText: "Vielleicht hat sie ihr Haar gefunden. Alle anderen halten noch.",
  wide: (width) => `${width} breit`,
  drawing: (width) =>
    `Die Klammer, ${width} breit, maßstabsgetreu über einer Bankkarte`,
  picture: (number, count) => `Bild ${number} von ${count}`,
};
