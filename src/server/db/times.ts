import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { CLOCK_SLACK_MS } from "#server/runtime/clock.ts";

// Times that were written are the clock's, which may have been wrong. Whatever
// one of them holds up or counts must go on once the clock is right again.

type Time = number | Placeholder;

/**
 * Whether a "not before" has passed. One that is further ahead than any that is
 * written, `longestMs`, was written by a clock that was ahead: it has passed too.
 */
export function isPast(
  column: AnySQLiteColumn,
  now: Time,
  longestMs: number,
): SQL {
  return sql`(${column} <= ${now} or ${isFarAhead(column, now, longestMs)})`;
}

/** Whether a "not before" was written by a clock that was ahead. */
export function isFarAhead(
  column: AnySQLiteColumn,
  now: Time,
  longestMs: number,
): SQL {
  return sql`${column} > ${now} + ${longestMs + CLOCK_SLACK_MS}`;
}

/** Whether something happened in the last `ms`, and not ahead of the clock. */
export function happenedWithin(
  column: AnySQLiteColumn,
  now: Time,
  ms: number,
): SQL {
  return sql`(${column} > ${now} - ${ms} and ${column} <= ${now} + ${CLOCK_SLACK_MS})`;
}
