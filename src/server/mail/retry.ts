import { and, eq, inArray, isNotNull, lte, or } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import type { Tx } from "#server/db/handle.ts";
import { outbox } from "#server/db/schema/mails.ts";
import type { Fault } from "./mail.ts";
import { isToMaker, type OutboxRow } from "./queue.ts";

// When a mail that could not be sent is tried again, and for how long.

/** How long a mail is tried, counted from when it first could not be sent. */
export const PATIENCE_MS = 2 * DAY_MS;
/** The same for the mails by which the maker learns of an order. */
const MAKER_PATIENCE_MS = 5 * DAY_MS;

const FIRST_DELAY_MS = MINUTE_MS;
const GROWTH = 4;
const MAX_DELAY_MS = 4 * HOUR_MS;
const JITTER = 0.25;
/** An allowance is the shop's: a mail that it held up must not wait longer. */
const MAX_ALLOWANCE_DELAY_MS = 10 * MINUTE_MS;

/** When a mail that has been failing since a time is given up. */
export function giveUpTime(
  { kind }: Pick<OutboxRow, "kind">,
  failingSince: number,
): number {
  return failingSince + (isToMaker(kind) ? MAKER_PATIENCE_MS : PATIENCE_MS);
}

/**
 * How long a mail waits after a failure. A fault of the connection or of the
 * account is no mail's own: all mails wait for the mail server (see pace.ts).
 */
export function retryDelayMs(
  fault: Fault,
  attempts: number,
  random: number,
): number {
  if (fault === "connection" || fault === "account") return 0;
  const delay = ownDelayMs(attempts, random);
  return fault === "mail" ? delay : Math.min(delay, MAX_ALLOWANCE_DELAY_MS);
}

/**
 * The pause after `attempts` failures of a mail: about 1, 4, 16, 64 minutes,
 * then 4 hours. `random` (0 to 1) spreads mails that failed together.
 */
function ownDelayMs(attempts: number, random: number): number {
  const delay = FIRST_DELAY_MS * GROWTH ** Math.max(0, attempts - 1);
  const spread = 1 - JITTER + 2 * JITTER * random;
  return Math.round(Math.min(delay, MAX_DELAY_MS) * spread);
}

/**
 * Queues all mails again whose sending a crash interrupted. Returns how many.
 * Runs at start; only the process that holds the lock of the data folder may
 * call it.
 */
export async function requeueInterrupted(db: Tx): Promise<number> {
  return (
    await db
      .update(outbox)
      .set({ state: "queued", leasedUntil: null })
      .where(eq(outbox.state, "sending"))
      .returning({ id: outbox.id })
      .all()
  ).length;
}

/**
 * Makes failed and queued mails due now and lets them be tried as long as new
 * ones, except new mails that are scheduled for later. Returns how many.
 */
export async function retryAll(
  db: Tx,
  { now }: { now: number },
): Promise<number> {
  return (
    await db
      .update(outbox)
      .set({
        state: "queued",
        attempts: 0,
        failingSince: null,
        nextAttemptAt: now,
      })
      .where(
        and(
          inArray(outbox.state, ["queued", "failed"]),
          or(isNotNull(outbox.lastErrorAt), lte(outbox.nextAttemptAt, now)),
        ),
      )
      .returning({ id: outbox.id })
      .all()
  ).length;
}
