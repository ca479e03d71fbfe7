import * as z from "zod/mini";
import { errorKey } from "#shared/messages/error-key.ts";
import { daysBetween } from "#shared/text/days.ts";
import { MAX_DAYS, SOURCES } from "./rules.ts";

/** A day of this century, as the years that can be asked for. */
const Day = z.iso.date().check(z.regex(/^20/));

/** Days of the shop's zone, both included; absent: the last twelve weeks. */
export const NumbersQuery = z
  .object({ from: z.optional(Day), to: z.optional(Day) })
  .check(
    z.refine(
      ({ from, to }) =>
        !from || !to || (from <= to && daysBetween(from, to) < MAX_DAYS),
      { error: errorKey("daySpan", MAX_DAYS), path: ["to"] },
    ),
  );
export type NumbersQuery = z.infer<typeof NumbersQuery>;

/** A sum of which more may have gone back than came in. */
const SignedAmount = z.string().check(z.regex(/^-?\d{1,12}\.\d{2}$/));

const DayNumbers = z.object({
  day: z.iso.date(),
  /** The pages that were looked at. */
  visits: z.int(),
  /** How often something was put in a cart. */
  adds: z.int(),
  /** The orders that were placed and stand. */
  orders: z.int(),
  /** What was paid that day, less what was paid back. */
  takings: SignedAmount,
  /** Whether the shop was paused. */
  isRest: z.boolean(),
});
export type DayNumbers = z.infer<typeof DayNumbers>;

const Used = z.object({ name: z.string(), quantity: z.int() });
const Shown = z.extend(Used, { id: z.int(), imageUrl: z.string() });

const SourceVisits = z.object({
  source: z.enum([...SOURCES, "letter"]),
  /** The number of the letter. */
  letter: z.optional(z.int()),
  visits: z.int(),
});
export type SourceVisits = z.infer<typeof SourceVisits>;

const Missed = z.object({
  id: z.int(),
  name: z.string(),
  imageUrl: z.string(),
  looks: z.int(),
  /** How many asked to be told when it is back. */
  waiting: z.int(),
});

export const Numbers = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** The first day of which something is known; null: there is none yet. */
  begins: z.nullable(z.iso.date()),
  /** Whether visits are counted. */
  isCounting: z.boolean(),
  /** Of the takings; what was paid in another one is in its year. */
  currency: z.string(),
  days: z.array(DayNumbers),
  /** The most sold first; -1 for custom clips. */
  products: z.array(Shown),
  parts: z.object({
    charms: z.array(Shown),
    resins: z.array(Shown),
    beads: z.array(Used),
  }),
  sources: z.array(SourceVisits),
  /** What was looked at while it was sold out, and still is. */
  missed: z.array(Missed),
});
export type Numbers = z.infer<typeof Numbers>;

export const YearPath = z.object({
  year: z.string().check(z.regex(/^20\d\d(?:\.csv)?$/)),
});

const Amount = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/));
const Sums = z.object({
  /** The orders that were paid. */
  orders: z.int(),
  /** What was paid, with delivery and less discounts ... */
  paid: Amount,
  /** ... what of it was for delivery, and what codes took off. */
  delivery: Amount,
  discounts: Amount,
  /** What was paid back, by the day on which it was. */
  refunded: Amount,
  /** What was paid, less what was paid back. */
  taken: SignedAmount,
});
export type Sums = z.infer<typeof Sums>;

/** A year in one currency. */
const CurrencyYear = z.extend(Sums, {
  currency: z.string(),
  months: z.array(z.extend(Sums, { month: z.int() })),
  /** By the country of the address, or the shop's own; "" is not known. */
  countries: z.array(z.extend(Sums, { country: z.string() })),
  /** By country and the rate of the invoice; null: it shows no tax. */
  rates: z.array(
    z.extend(Sums, {
      country: z.string(),
      rate: z.nullable(z.string()),
      /** Of what was taken. */
      net: SignedAmount,
      tax: SignedAmount,
    }),
  ),
});
export type CurrencyYear = z.infer<typeof CurrencyYear>;

export const YearNumbers = z.object({
  year: z.int(),
  timeZone: z.string(),
  /** The years of which something is known, the first and the last. */
  first: z.int(),
  last: z.int(),
  /** The shop's own currency first. */
  currencies: z.array(CurrencyYear),
});
export type YearNumbers = z.infer<typeof YearNumbers>;
