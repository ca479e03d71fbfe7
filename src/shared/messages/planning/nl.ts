import { plural } from "#shared/messages/words.ts";
import type { PlanningMessages } from "./en.ts";

export const nl: PlanningMessages = {
  opening: {
    title: "Begin van de verkoop",
    at: "Te koop vanaf",
    time: "Tijd",
    hint: (zone) =>
      `Tot dan zien klanten een aftelklok. De tijd is die van ${zone}.`,
    clear: "Meteen verkopen",
    together: (clip, when) => `Samen met ${clip}, ${when}`,
    tag: (when) => `Vanaf ${when}`,
  },
  timeOff: {
    title: "Vrije tijd",
    none: "Er worden elke dag bestellingen aangenomen.",
    clips: (count) =>
      plural("nl", count, {
        one: `${count} klem per week`,
        other: `${count} klemmen per week`,
      }),
    off: (days) => `vrij: ${days}`,
    now: (ready) => `Wie nu bestelt: ${ready}`,
    paused: (from, until) =>
      `Geen bestellingen vanaf ${from}; terug op ${until}.`,
    pausedNow: (until) => `Geen bestellingen; terug op ${until}.`,
    plan: "Pauze plannen",
    end: "Pauze beëindigen",
    callOff: "Pauze afzeggen",
    from: "Eerste dag zonder bestellingen",
    until: "Terug op",
    text: "Je zin (optioneel)",
    textHint: "Staat op elke pagina en bij wie wil bestellen.",
    dates: "Geef beide dagen op.",
    pace: "Hoeveel maak je er?",
    perWeek: "Klemmen per week",
    perWeekHint: "Leeg: er wordt geen dag beloofd.",
    lead: "Dagen die een klem minstens nodig heeft",
    leadHint: "Ook als er weinig te doen is: de hars moet uitharden.",
    daysOff: "Elke week vrij",
    single: "Losse vrije dagen",
    singleHint: (example) => `Datums zoals ${example}, met komma’s ertussen.`,
    save: "Opslaan",
    close: "Annuleren",
    saved: "Opgeslagen. Vanaf nu staat het in de winkel.",
    failed: "Dat is niet opgeslagen",
  },
};
