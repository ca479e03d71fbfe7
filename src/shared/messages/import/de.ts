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
