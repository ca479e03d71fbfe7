import type { DayNumbers } from "#shared/numbers/schema.ts";
import { formatSigned } from "#shared/money/formats.ts";
import type { Formats } from "#shared/text/formats.ts";

/** Adds up a number of several days. */
export const sumOf = (
  days: readonly DayNumbers[],
  of: "visits" | "adds" | "orders",
): number => days.reduce((sum, day) => sum + day[of], 0);

/** Adds up what was taken in several days, in cents. */
export const takenCents = (days: readonly DayNumbers[]): number =>
  days.reduce((sum, { takings }) => sum + signedCents(takings), 0);

/** Reads an amount of which there may be less than nothing. */
export const signedCents = (amount: string): number =>
  Math.round(Number(amount) * 100);

/** Sums have groups, also in dollars, of which prices have none. */
export const withGroups = (formats: Formats): Formats => ({
  ...formats,
  money: { ...formats.money, group: formats.money.group || "," },
});

export const saySum = (days: readonly DayNumbers[], formats: Formats): string =>
  formatSigned(takenCents(days), withGroups(formats));

/** An amount on a plot, where cents have no room. */
export const sayRound = (cents: number, formats: Formats): string =>
  formatSigned(Math.round(cents / 100) * 100, {
    ...formats,
    money: { ...withGroups(formats).money, digits: 0 },
  });
