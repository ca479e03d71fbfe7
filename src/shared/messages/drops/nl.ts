import { plural } from "#shared/messages/words.ts";
import type { DropsMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("nl", count, {
    one: `${count}\u00a0minuut`,
    other: `${count}\u00a0minuten`,
  });

export const nl: DropsMessages = {
  ready: (day) => `Klaar rond ${day}.`,
  pause: {
    fact: (day) => `We nemen nu geen bestellingen aan en zijn op ${day} terug.`,
    rest: "Vul alvast je winkelmandje; dan kun je weer bestellen.",
    back: (day) => `Terug op ${day}`,
  },
  drop: {
    opens: (when) => `Vanaf ${when}`,
    inDays: (count) =>
      plural("nl", count, {
        one: `Nog ${count} dag`,
        other: `Nog ${count} dagen`,
      }),
    soon: (clock) => `Nog ${clock}`,
    units: {
      days: (count) => plural("nl", count, { one: "dag", other: "dagen" }),
      hours: (count) => plural("nl", count, { one: "uur", other: "uur" }),
      minutes: (count) =>
        plural("nl", count, { one: "minuut", other: "minuten" }),
      seconds: (count) =>
        plural("nl", count, { one: "seconde", other: "seconden" }),
    },
    calendar: "Zet in agenda",
    remind: "Herinner me",
    hint: "Eén e-mail als de verkoop begint, dan vergeten we je adres.",
  },
  wait: {
    back: "Laat weten als hij terug is",
    free: "Laat weten als hij vrijkomt",
    someones: "In iemands winkelmandje",
    held: (left) =>
      `Misschien komt hij over ${minutes(left)} weer vrij. Deze pagina weet het dan.`,
    heldSome: "Deze pagina weet wanneer hij vrijkomt.",
    tell: "Laat het me weten",
    hint: "Eén e-mail als hij er weer is, dan vergeten we je adres.",
    email: "Je e-mailadres",
    placeholder: "jij@example.com",
    missing: "Vul je e-mailadres in.",
    sending: "Een moment...",
    done: "We schrijven je.",
    failed: {
      title: "Dat is niet gelukt",
      description: "Probeer het zo meteen opnieuw.",
    },
  },
};
