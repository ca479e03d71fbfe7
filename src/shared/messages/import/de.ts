import { plural } from "#shared/messages/words.ts";
import type { ImportMessages } from "./en.ts";

export const de: ImportMessages = {
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
      one: "Eine Klammer ist da, noch verborgen. Zeig sie über „Bearbeiten“.",
      other: `${count} Klammern sind da, noch verborgen. Zeig jede über „Bearbeiten“.`,
    }),
  none: "Es ist nichts gekommen.",
  missing: (name: string, count: number) =>
    plural("de", count, {
      one: `Ein Bild von ${name} ließ sich nicht laden.`,
      other: `${count} Bilder von ${name} ließen sich nicht laden.`,
    }),
  another: "Andere Datei wählen",
};
