import { plural } from "#shared/messages/words.ts";
import type { PlanningMessages } from "./en.ts";

export const de: PlanningMessages = {
  opening: {
    title: "Verkaufsstart",
    at: "Verkauf ab",
    time: "Uhrzeit",
    hint: (zone) =>
      `Bis dahin läuft im Shop ein Countdown. Es gilt die Zeit von ${zone}.`,
    clear: "Sofort verkaufen",
    together: (clip, when) => `Zusammen mit ${clip}, ${when}`,
    tag: (when) => `Ab ${when}`,
  },
  timeOff: {
    title: "Freie Zeit",
    none: "Bestellungen werden jeden Tag angenommen.",
    clips: (count) =>
      plural("de", count, {
        one: `${count} Klammer in der Woche`,
        other: `${count} Klammern in der Woche`,
      }),
    off: (days) => `frei: ${days}`,
    now: (ready) => `Wer jetzt bestellt: ${ready}`,
    paused: (from, until) =>
      `Keine Bestellungen ab ${from}; wieder da am ${until}.`,
    pausedNow: (until) => `Keine Bestellungen; wieder da am ${until}.`,
    plan: "Pause planen",
    end: "Pause beenden",
    callOff: "Pause absagen",
    from: "Erster Tag ohne Bestellungen",
    until: "Zurück am",
    text: "Dein Satz (optional)",
    textHint: "Steht auf jeder Seite und bei allen, die bestellen möchten.",
    dates: "Gib beide Tage an.",
    pace: "Wie viele schaffst du?",
    perWeek: "Klammern in der Woche",
    perWeekHint: "Leer: Es wird kein Tag versprochen.",
    lead: "So viele Tage braucht eine Klammer mindestens",
    leadHint: "Auch wenn wenig zu tun ist: Das Harz muss aushärten.",
    daysOff: "Jede Woche frei",
    single: "Einzelne freie Tage",
    singleHint: (example) => `Tage wie ${example}, mit Kommas dazwischen.`,
    save: "Speichern",
    close: "Abbrechen",
    saved: "Gespeichert. Ab jetzt steht es im Shop.",
    failed: "Das wurde nicht gespeichert",
  },
};
