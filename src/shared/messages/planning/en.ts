import { plural } from "#shared/messages/words.ts";

/** When a clip opens, and when the maker takes orders; in her panel. */
export const en = {
  opening: {
    title: "Opening time",
    at: "Opens on",
    time: "Time",
    hint: (zone: string) =>
      `Until then shoppers see a countdown. The time is that of ${zone}.`,
    clear: "On sale at once",
    together: (clip: string, when: string) => `Together with ${clip}, ${when}`,
    tag: (when: string) => `Opens ${when}`,
  },
  timeOff: {
    title: "Time off",
    none: "Orders are taken every day.",
    clips: (count: number) =>
      plural("en", count, {
        one: `${count} clip a week`,
        other: `${count} clips a week`,
      }),
    off: (days: string) => `off: ${days}`,
    now: (ready: string) => `An order placed now: ${ready}`,
    paused: (from: string, until: string) =>
      `No orders from ${from}; back on ${until}.`,
    pausedNow: (until: string) => `No orders; back on ${until}.`,
    plan: "Plan a pause",
    end: "End the pause",
    callOff: "Call the pause off",
    from: "First day without orders",
    until: "Back on",
    text: "Your sentence (optional)",
    textHint: "Shown on every page and to those who try to order.",
    dates: "Enter both days.",
    pace: "How many can you make?",
    perWeek: "Clips a week",
    perWeekHint: "Empty: no date is promised.",
    lead: "Days that a clip takes at least",
    leadHint: "However little there is to do: resin has to cure.",
    daysOff: "Days off every week",
    single: "Single days off",
    singleHint: (example: string) =>
      `Days such as ${example}, with commas between them.`,
    save: "Save",
    close: "Cancel",
    saved: "Saved. The shop says it now.",
    failed: "That was not saved",
  },
};
export type PlanningMessages = typeof en;
