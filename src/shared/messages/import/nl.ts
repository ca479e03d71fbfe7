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
