import { and, eq, gt, inArray, isNotNull, lte, or } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import type { Tx } from "#server/db/handle.ts";
import { outbox } from "#server/db/schema/mails.ts";

// When a mail that could not be sent is retried: automatically after growing
// pauses, or at once after a restart, an outage or the maker's request.

export const MAX_ATTEMPTS = 8;

const FIRST_DELAY_MS = MINUTE_MS;
const GROWTH = 4;
const MAX_DELAY_MS = DAY_MS;
const JITTER = 0.25;

/**
 * When a mail is retried after `attempts` failures: after about 1, 4, 16, 64
 * minutes and so on up to a day, so that 8 attempts span two days. `random` (0
 * to 1) spreads mails that failed together. Undefined after the last attempt.
 */
export function nextAttemptTime(
  attempts: number,
  now: number,
  random: number,
): number | undefined {
  return attempts >= MAX_ATTEMPTS
    ? undefined
    : now + retryDelayMs(attempts, random);
}

/** The pause after `attempts` failures; `attempts` has no upper limit. */
export function retryDelayMs(attempts: number, random: number): number {
  const delay = FIRST_DELAY_MS * GROWTH ** Math.max(0, attempts - 1);
  const spread = 1 - JITTER + 2 * JITTER * random;
  return Math.round(Math.min(delay * spread, MAX_DELAY_MS));
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

// A service that crashes and restarts every few seconds must not use up the
// attempts of its mails.
const RECENT_MS = MINUTE_MS;

/**
 * Makes queued mails due that failed before. Runs at start, because the
 * settings may have been corrected.
 */
export async function retryAfterRestart(
  db: Tx,
  { now }: { now: number },
): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: now })
    .where(
      and(
        eq(outbox.state, "queued"),
        gt(outbox.attempts, 0),
        lte(outbox.lastErrorAt, now - RECENT_MS),
      ),
    )
    .run();
}

/** Makes these queued mails due now, without resetting their attempts. */
export async function retrySoon(
  db: Tx,
  { ids, now }: { ids: number[]; now: number },
): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: now })
    .where(and(inArray(outbox.id, ids), eq(outbox.state, "queued")))
    .run();
}

/**
 * Makes failed and queued mails due now and resets their attempts, except new
 * mails that are scheduled for later. Returns how many.
 */
export async function retryAll(
  db: Tx,
  { now }: { now: number },
): Promise<number> {
  return (
    await db
      .update(outbox)
      .set({ state: "queued", attempts: 0, nextAttemptAt: now })
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
