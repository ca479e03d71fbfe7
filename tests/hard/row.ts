import type { Ability } from "#tests/support/process/machine.ts";
import type { OthersLatency } from "./process/others.ts";

/** The result of an attack. */
export type Outcome = {
  /** The result in numbers: "200 kills, 4,012 acknowledged, 0 lost". */
  text: string;
  /** The time for which other shoppers waited, if the attack measures it. */
  others?: OthersLatency;
};

/** One attack on the shop. */
export type Row = {
  name: string;
  /** The ability that the attack needs on the machine, such as PostgreSQL. */
  needs?: Ability;
  /** Rejects if the shop fails under the attack. */
  run(): Promise<Outcome>;
};

/**
 * Defines an attack. Its `run` uses the counts of the hard suite unless the
 * caller gives others: `npm test` runs the same attack with lower counts.
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

/** Formats a number: 12345.6 as "12,346". */
export const count = (value: number) =>
  Math.round(value).toLocaleString("en-US");
