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

export const saySum = (days: readonly DayNumbers[], formats: Formats): string =>
  formatSigned(takenCents(days), formats);

/** An amount on a plot, where cents have no room. */
export const sayRound = (cents: number, formats: Formats): string =>
  formatSigned(Math.round(cents / 100) * 100, {
    ...formats,
    money: { ...formats.money, digits: 0 },
  });
