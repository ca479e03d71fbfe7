import {
  and,
  asc,
  eq,
  inArray,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import { outbox } from "#server/db/schema/mails.ts";
import type { OutboxRow } from "./queue.ts";

// The life of a mail in the outbox: queued, claimed by a worker ("sending"),
// then sent, queued again or failed.

// When a row last changed. A time in the future means that the clock was set
// back since; waiting for it could take years, so such a mail is due.
const changedAt = sql<number>`coalesce(${outbox.lastErrorAt}, ${outbox.createdAt})`;

type Claim = {
  now: number;
  leaseMs: number;
  /** Only mails that were not yet written as files: there is no mail server. */
  unfiledOnly: boolean;
  /**
   * Mails that this process is sending. Their leases look expired when the
   * clock is set forward.
   */
  except?: readonly number[];
};

/**
 * Takes the next due mail, if any, short ones before long ones, and leases it:
 * nobody else takes it until the lease ends. A lease that ran out makes the
 * mail due again.
 */
export async function claimMail(
  db: Tx,
  claim: Claim,
): Promise<OutboxRow | undefined> {
  const isQueued = eq(outbox.state, "queued");
  // By the index alone: thousands may wait, and shoppers with them.
  const isDue = (isLong: boolean) =>
    and(
      isQueued,
      eq(outbox.isLong, isLong),
      lte(outbox.nextAttemptAt, claim.now),
    );
  const isStranded = or(
    and(isQueued, sql`${changedAt} > ${claim.now}`),
    and(eq(outbox.state, "sending"), lte(outbox.leasedUntil, claim.now)),
  );
  return (
    (await claimFirst(db, claim, isDue(false))) ??
    (await claimFirst(db, claim, isDue(true))) ??
    (await claimFirst(db, claim, isStranded))
  );
}

async function claimFirst(
  db: Tx,
  { now, leaseMs, unfiledOnly, except }: Claim,
  condition: SQL | undefined,
): Promise<OutboxRow | undefined> {
  const first = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        condition,
        unfiledOnly ? isNull(outbox.filedAt) : undefined,
        except ? notInArray(outbox.id, [...except]) : undefined,
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1);
  const [row] = await db
    .update(outbox)
    .set({ state: "sending", leasedUntil: now + leaseMs })
    .where(inArray(outbox.id, first))
    .returning()
    .all();
  return row;
}

/** Makes the lease of a mail that is being sent longer. */
export async function renewLease(
  db: Tx,
  { id, leasedUntil }: { id: number; leasedUntil: number },
): Promise<void> {
  await db
    .update(outbox)
    .set({ leasedUntil })
    .where(and(eq(outbox.id, id), eq(outbox.state, "sending")))
    .run();
}

/** When the next queued mail is due; undefined where none is queued. */
export async function findNextDueTime(
  db: Db,
  { now, unfiledOnly }: Pick<Claim, "now" | "unfiledOnly">,
): Promise<number | undefined> {
  const [row] = await db
    .select({
      at: sql<
        number | null
      >`min(case when ${changedAt} > ${now} then ${now} else ${outbox.nextAttemptAt} end)`,
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.state, "queued"),
        unfiledOnly ? isNull(outbox.filedAt) : undefined,
      ),
    )
    .all();
  return row?.at ?? undefined;
}

type Outcome = { id: number; now: number };

/** Records that the mail server accepted a mail. */
export async function recordSent(db: Tx, { id, now }: Outcome): Promise<void> {
  await db
    .update(outbox)
    .set({ state: "sent", sentAt: now, leasedUntil: null })
    .where(eq(outbox.id, id))
    .run();
}

/** Records that a mail was written as a file; it still waits for a server. */
export async function recordFiled(db: Tx, { id, now }: Outcome): Promise<void> {
  await db
    .update(outbox)
    .set({ state: "queued", filedAt: now, leasedUntil: null })
    .where(eq(outbox.id, id))
    .run();
}

/** Has all waiting mails written as files again, as after a restore. */
export async function forgetFiled(db: Tx): Promise<void> {
  await db
    .update(outbox)
    .set({ filedAt: null })
    .where(ne(outbox.state, "sent"))
    .run();
}

/** Lets go of a mail that was not tried to the end. */
export async function releaseMail(db: Tx, id: number): Promise<void> {
  await db
    .update(outbox)
    .set({ state: "queued", leasedUntil: null })
    .where(eq(outbox.id, id))
    .run();
}

type Failure = Outcome & {
  /** A sentence for the maker. */
  error: string;
  attempts: number;
  /** Undefined: there is no next attempt, the mail has failed. */
  nextAttemptAt: number | undefined;
};

/**
 * Records that a mail could not be sent, this time or for good. One that another
 * copy of the shop has sent meanwhile stays sent.
 */
export async function recordFailure(
  db: Tx,
  { id, now, ...failure }: Failure,
): Promise<void> {
  await db
    .update(outbox)
    .set({
      state: failure.nextAttemptAt === undefined ? "failed" : "queued",
      nextAttemptAt: failure.nextAttemptAt,
      attempts: failure.attempts,
      lastError: failure.error,
      lastErrorAt: now,
      leasedUntil: null,
    })
    .where(and(eq(outbox.id, id), ne(outbox.state, "sent")))
    .run();
}
