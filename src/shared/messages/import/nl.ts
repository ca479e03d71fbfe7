import { plural } from "#shared/messages/words.ts";
import type { ImportMessages } from "./en.ts";

export const nl: ImportMessages = {
  title: "Klemmen uit een andere winkel",
  intro:
    "Kies het CSV-bestand dat Etsy, Shopify of Big Cartel van je producten maakt. Je ziet eerst wat er zou komen. De klemmen komen verborgen, en je toont ze wanneer je wilt.",
  choose: "Bestand kiezen",
  reading: "Het bestand wordt gelezen...",
  failed: "Het bestand is niet gelezen.",
  found: (count: number) =>
    plural("nl", count, {
      one: "Eén klem in het bestand.",
      other: `${count} klemmen in het bestand.`,
    }),
  unread: (columns: string) => `Niet overgenomen: ${columns}.`,
  uneven: (count: number, rows: string) =>
    plural("nl", count, {
      one: `Rij ${rows} heeft meer of minder cellen dan de eerste en blijft weg.`,
      other: `${count} rijen hebben meer of minder cellen dan de eerste en blijven weg: ${rows}.`,
    }),
  drafts: (count: number) =>
    plural("nl", count, {
      one: "Eén klem is daar een concept of gearchiveerd en blijft weg.",
      other: `${count} klemmen zijn daar concepten of gearchiveerd en blijven weg.`,
    }),
  giftCards: (count: number) =>
    plural("nl", count, {
      one: "Eén cadeaubon blijft weg.",
      other: `${count} cadeaubonnen blijven weg.`,
    }),
  letters:
    "Kijk naar letters als é en ë: het bestand zegt niet hoe het ze schrijft.",
  otherCurrency: (theirs: string, own: string) =>
    `De prijzen in het bestand zijn in ${theirs} en je winkel verkoopt in ${own}. De getallen zouden komen zoals ze zijn.`,
  asOwn: (own: string) => `De getallen als prijzen in ${own} overnemen`,
  losses: {
    name: (_: number, max: number) => `De naam is ingekort tot ${max} tekens.`,
    text: (_: number, max: number) =>
      `De tekst is ingekort tot ongeveer ${max} tekens.`,
    optionNames: (_: number, max: number) =>
      `Namen van uitvoeringen zijn ingekort tot ${max} tekens.`,
    marks: () => "Onzichtbare tekens in de teksten vallen weg.",
    options: (count: number, max: number) =>
      plural("nl", count, {
        one: `Eén uitvoering komt niet mee: een klem heeft er hoogstens ${max}.`,
        other: `${count} uitvoeringen komen niet mee: een klem heeft er hoogstens ${max}.`,
      }),
    pictures: (count: number, max: number) =>
      plural("nl", count, {
        one: `Eén foto komt niet mee: een klem heeft er hoogstens ${max}.`,
        other: `${count} foto’s komen niet mee: een klem heeft er hoogstens ${max}.`,
      }),
  },
  states: {
    named: "Er is al een klem met deze naam.",
    imported: "Al overgenomen.",
    withoutPicture: "Deze heeft geen foto. Voeg hem zelf toe.",
    withoutPrice: "De prijs is niet leesbaar. Voeg hem zelf toe.",
  },
  options: (count: number) =>
    plural("nl", count, {
      one: "één uitvoering",
      other: `${count} uitvoeringen`,
    }),
  pictures: (count: number) =>
    plural("nl", count, { one: "één foto", other: `${count} foto’s` }),
  start: (count: number) =>
    plural("nl", count, {
      one: "Eén klem overnemen",
      other: `${count} klemmen overnemen`,
    }),
  progress: (done: number, total: number) => `${done} van ${total}`,
  keepOpen:
    "Laat dit venster open. Wat er is, blijft, en hetzelfde bestand voegt niets dubbel toe.",
  stop: "Stoppen",
  done: (count: number) =>
    plural("nl", count, {
      one: "Eén klem is er, nog verborgen. Toon hem met ‘Bewerken’.",
      other: `${count} klemmen zijn er, nog verborgen. Toon ze met ‘Bewerken’.`,
    }),
  none: "Er is niets gekomen.",
  missing: (name: string, count: number) =>
    plural("nl", count, {
      one: `Eén foto van ${name} kon niet worden opgehaald.`,
      other: `${count} foto’s van ${name} konden niet worden opgehaald.`,
    }),
  another: "Ander bestand kiezen",
};
