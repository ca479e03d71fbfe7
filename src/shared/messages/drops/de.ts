import { plural } from "#shared/messages/words.ts";
import type { DropsMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("de", count, {
    one: `${count}\u00a0Minute`,
    other: `${count}\u00a0Minuten`,
  });

export const de: DropsMessages = {
  ready: (day) => `Voraussichtlich fertig am ${day}.`,
  pause: {
    fact: (day) =>
      `Wir nehmen gerade keine Bestellungen an und sind am ${day} wieder da.`,
    rest: "Füll schon deinen Warenkorb; dann kannst du wieder bestellen.",
    back: (day) => `Zurück am ${day}`,
  },
  drop: {
    opens: (when) => `Ab ${when}`,
    inDays: (count) =>
      plural("de", count, {
        one: `Noch ${count} Tag`,
        other: `Noch ${count} Tage`,
      }),
    soon: (clock) => `Noch ${clock}`,
    units: {
      days: (count) => plural("de", count, { one: "Tag", other: "Tage" }),
      hours: (count) =>
        plural("de", count, { one: "Stunde", other: "Stunden" }),
      minutes: (count) =>
        plural("de", count, { one: "Minute", other: "Minuten" }),
      seconds: (count) =>
        plural("de", count, { one: "Sekunde", other: "Sekunden" }),
    },
    calendar: "In den Kalender",
    remind: "Erinnere mich",
    hint: "Eine E-Mail zum Verkaufsstart, dann vergessen wir deine Adresse.",
  },
  wait: {
    back: "Sag mir, wenn es sie wieder gibt",
    free: "Sag mir, wenn sie frei wird",
    someones: "Liegt gerade in einem Warenkorb",
    held: (left) =>
      `In ${minutes(left)} wird sie vielleicht wieder frei. Diese Seite merkt es.`,
    heldSome: "Diese Seite merkt, wenn sie frei wird.",
    tell: "Sag mir Bescheid",
    hint: "Eine E-Mail, wenn es sie wieder gibt, dann vergessen wir deine Adresse.",
    email: "Deine E-Mail-Adresse",
    placeholder: "du@example.com",
    missing: "Gib deine E-Mail-Adresse ein.",
    sending: "Einen Moment\u00a0...",
    done: "Wir schreiben dir.",
    failed: {
      title: "Das hat nicht geklappt",
      description: "Bitte versuch es gleich noch einmal.",
    },
  },
};
