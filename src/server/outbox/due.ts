import { and, eq, gt, inArray, lte } from "drizzle-orm";
import { MINUTE_MS } from "#shared/durations.ts";
import type { Db } from "#server/db/open.ts";
import { outbox } from "#server/db/schema/mails.ts";

// What makes waiting mails due before their next try.

/**
 * At start: what a crash left half sent goes back to the queue. Answers how
 * many there were. Only the process that holds the data folder may call it.
 */
export function requeueInterrupted(db: Db): number {
  return db
    .update(outbox)
    .set({ state: "queued", leasedUntil: null })
    .where(eq(outbox.state, "sending"))
    .returning({ id: outbox.id })
    .all().length;
}

/** Mails that wait for their next try are tried now; their tries count on. */
export function makeDueAgain(db: Db, ids: number[], now: number): void {
  db.update(outbox)
    .set({ nextAttemptAt: now })
    .where(and(inArray(outbox.id, ids), eq(outbox.state, "queued")))
    .run();
}

// A service that falls and is started again every few seconds must not use up
// the tries of its mails.
const TRIED_LATELY_MS = MINUTE_MS;

/** At start: whoever restarts the shop may have put its settings right. */
export function makeTriedDue(db: Db, now: number): void {
  db.update(outbox)
    .set({ nextAttemptAt: now })
    .where(
      and(
        eq(outbox.state, "queued"),
        gt(outbox.attempts, 0),
        lte(outbox.lastErrorAt, now - TRIED_LATELY_MS),
      ),
    )
    .run();
}

/** Makes every failed and waiting mail due now, with its tries given back. */
export function makeDue(db: Db, now: number): number {
  return db
    .update(outbox)
    .set({ state: "queued", attempts: 0, nextAttemptAt: now })
    .where(inArray(outbox.state, ["queued", "failed"]))
    .returning({ id: outbox.id })
    .all().length;
}
