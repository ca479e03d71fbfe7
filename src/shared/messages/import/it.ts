import { plural } from "#shared/messages/words.ts";
import type { ImportMessages } from "./en.ts";

export const it: ImportMessages = {
  title: "Pinze da un altro negozio",
  intro:
    "Scegli il file CSV che Etsy, Shopify o Big Cartel fa dei tuoi prodotti. Prima vedi che cosa arriverebbe. Le pinze arrivano nascoste, e le mostri quando vuoi.",
  choose: "Scegli il file",
  reading: "Lettura del file...",
  failed: "Il file non è stato letto.",
  found: (count: number) =>
    plural("it", count, {
      one: "Una pinza nel file.",
      other: `${count} pinze nel file.`,
    }),
  unread: (columns: string) => `Non ripreso: ${columns}.`,
  states: {
    named: "C’è già una pinza con questo nome.",
    imported: "Già importata.",
    withoutPicture: "Non ha foto. Aggiungila a mano.",
    withoutPrice: "Il suo prezzo non si legge. Aggiungila a mano.",
  },
  options: (count: number) =>
    plural("it", count, { one: "una variante", other: `${count} varianti` }),
  pictures: (count: number) =>
    plural("it", count, { one: "una foto", other: `${count} foto` }),
  start: (count: number) =>
    plural("it", count, {
      one: "Importa una pinza",
      other: `Importa ${count} pinze`,
    }),
  progress: (done: number, total: number) => `${done} di ${total}`,
  keepOpen:
    "Tieni aperta questa finestra. Ciò che è arrivato resta, e lo stesso file non aggiunge nulla due volte.",
  stop: "Ferma",
  done: (count: number) =>
    plural("it", count, {
      one: "È arrivata una pinza, nascosta. Mostrala con «Modifica».",
      other: `Sono arrivate ${count} pinze, nascoste. Mostra ciascuna con «Modifica».`,
    }),
  none: "Non è arrivato nulla.",
  missing: (name: string, count: number) =>
    plural("it", count, {
      one: `Una foto di ${name} non si è potuta scaricare.`,
      other: `${count} foto di ${name} non si sono potute scaricare.`,
    }),
  another: "Scegli un altro file",
};
