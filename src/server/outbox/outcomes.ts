import { eq } from "drizzle-orm";
import type { Db } from "#server/db/open.ts";
import { outbox } from "#server/db/schema/mails.ts";

// How the try of a mail ended. Each takes the lease off.

/** The mail server took it. */
export function settleSent(db: Db, id: number, now: number): void {
  db.update(outbox)
    .set({ state: "sent", sentAt: now, leasedUntil: null })
    .where(eq(outbox.id, id))
    .run();
}

/** It lies in the mail folder and goes on waiting for a mail server. */
export function settleFiled(db: Db, id: number, now: number): void {
  db.update(outbox)
    .set({ state: "queued", filedAt: now, leasedUntil: null })
    .where(eq(outbox.id, id))
    .run();
}

type Failure = {
  now: number;
  /** In words, for the maker. */
  error: string;
  attempts: number;
  /** Undefined: no further try, the mail has failed. */
  nextAttemptAt: number | undefined;
};

/** It could not be sent this time, or for good. */
export function settleFailed(db: Db, id: number, failure: Failure): void {
  db.update(outbox)
    .set({
      state: failure.nextAttemptAt === undefined ? "failed" : "queued",
      nextAttemptAt: failure.nextAttemptAt,
      attempts: failure.attempts,
      lastError: failure.error,
      lastErrorAt: failure.now,
      leasedUntil: null,
    })
    .where(eq(outbox.id, id))
    .run();
}
