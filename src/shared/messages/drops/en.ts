import { plural } from "#shared/messages/words.ts";

const minutes = (count: number) =>
  plural("en", count, {
    one: `${count}\u00a0minute`,
    other: `${count}\u00a0minutes`,
  });
/** Clips to come, who waits for them, and when the maker takes orders. */
export const en = {
  /** At the price, in place of the maker's own line. */
  ready: (day: string) => `Ready about ${day}.`,
  pause: {
    /** First what is so, then what can be done. */
    fact: (day: string) =>
      `We take no orders just now, and are back on ${day}.`,
    rest: "Fill your cart already; you can order again then.",
    /** On the button that orders. */
    back: (day: string) => `Back on ${day}`,
  },
  /** A clip that opens later. */
  drop: {
    opens: (when: string) => `Opens ${when}`,
    inDays: (count: number) =>
      plural("en", count, {
        one: `Opens in ${count} day`,
        other: `Opens in ${count} days`,
      }),
    soon: (clock: string) => `Opens in ${clock}`,
    /** Below each number of the countdown. */
    units: {
      days: (count: number) =>
        plural("en", count, { one: "day", other: "days" }),
      hours: (count: number) =>
        plural("en", count, { one: "hour", other: "hours" }),
      minutes: (count: number) =>
        plural("en", count, { one: "minute", other: "minutes" }),
      seconds: (count: number) =>
        plural("en", count, { one: "second", other: "seconds" }),
    },
    calendar: "Add to calendar",
    remind: "Remind me",
    hint: "One email when it opens, then we forget your address.",
  },
  /** Who waits for what is sold out, or in someone's cart. */
  wait: {
    back: "Tell me when it is back",
    free: "Tell me if it comes free",
    someones: "In someone's cart",
    held: (left: number) =>
      `It may be free again in ${minutes(left)}. This page will know.`,
    heldSome: "This page will know when it is free.",
    tell: "Tell me",
    hint: "One email when it is here again, then we forget your address.",
    email: "Your email address",
    placeholder: "you@example.com",
    missing: "Enter your email address.",
    sending: "One moment...",
    done: "We will write to you.",
    failed: {
      title: "That did not work",
      description: "Please try again in a moment.",
    },
  },
};
export type DropsMessages = typeof en;
