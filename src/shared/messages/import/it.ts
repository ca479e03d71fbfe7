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
  uneven: (count: number, rows: string) =>
    plural("it", count, {
      one: `La riga ${rows} ha più o meno celle della prima e resta fuori.`,
      other: `${count} righe hanno più o meno celle della prima e restano fuori: ${rows}.`,
    }),
  drafts: (count: number) =>
    plural("it", count, {
      one: "Una pinza lì è in bozza o archiviata e resta fuori.",
      other: `${count} pinze lì sono in bozza o archiviate e restano fuori.`,
    }),
  giftCards: (count: number) =>
    plural("it", count, {
      one: "Una carta regalo resta fuori.",
      other: `${count} carte regalo restano fuori.`,
    }),
  letters: "Guarda le lettere come è e ù: il file non dice come le scrive.",
  otherCurrency: (theirs: string, own: string) =>
    `I prezzi del file sono in ${theirs} e il tuo negozio vende in ${own}. I numeri arriverebbero così come sono.`,
  asOwn: (own: string) => `Prendi i numeri come prezzi in ${own}`,
  losses: {
    name: (_: number, max: number) =>
      `Il nome è accorciato a ${max} caratteri.`,
    text: (_: number, max: number) =>
      `Il testo è accorciato a circa ${max} caratteri.`,
    optionNames: (_: number, max: number) =>
      `I nomi delle varianti sono accorciati a ${max} caratteri.`,
    marks: () => "I segni invisibili nei testi sono tolti.",
    options: (count: number, max: number) =>
      plural("it", count, {
        one: `Una variante non arriva: una pinza ne ha al massimo ${max}.`,
        other: `${count} varianti non arrivano: una pinza ne ha al massimo ${max}.`,
      }),
    pictures: (count: number, max: number) =>
      plural("it", count, {
        one: `Una foto non arriva: una pinza ne ha al massimo ${max}.`,
        other: `${count} foto non arrivano: una pinza ne ha al massimo ${max}.`,
      }),
  },
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
