import type { Ability } from "#tests/support/machine.ts";
import type { OthersLatency } from "#tests/support/others.ts";

/** What an attack came to. */
export type Outcome = {
  /** In numbers: "200 kills, 4,012 acknowledged, 0 lost". */
  text: string;
  /** How long others waited meanwhile, where the shop was there for others. */
  others?: OthersLatency;
};

/** One way of being hard on the shop. */
export type Row = {
  name: string;
  /** What it asks of the machine. */
  needs?: Ability;
  /** Rejects where the shop does not hold. */
  run(): Promise<Outcome>;
};

/**
 * An attack whose counts are those of the hard suite, unless it is run with
 * others: `npm test` runs the same attack with fewer.
 */
export function defineRow<Counts extends object>(
  name: string,
  hardCounts: Counts,
  attack: (counts: Counts) => Promise<Outcome>,
) {
  return {
    name,
    run: (counts: Partial<Counts> = {}) => attack({ ...hardCounts, ...counts }),
  };
}

/** 12345.6 as "12,346". */
export const count = (value: number) =>
  Math.round(value).toLocaleString("en-US");
