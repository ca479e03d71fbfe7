import {
  and,
  asc,
  eq,
  gt,
  isNull,
  like,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import { ids, prepared } from "#server/db/prepared.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { isFarAhead } from "#server/db/times.ts";
import { CLOCK_SLACK_MS } from "#server/runtime/clock.ts";
import { ALLOWANCE } from "./mail.ts";
import { LEASE_MS, leases } from "./lease.ts";
import type { OutboxRow } from "./queue.ts";
import { LONGEST_DELAY_MS } from "./retry.ts";

// The life of a mail in the outbox: queued, claimed by a worker ("sending"),
// then sent, queued again or failed.

const now = sql.placeholder("now");
// When the last attempt failed or, without one, when the mail was queued. If this
// is in the future, or the next attempt is further away than any, the clock has
// been set back since: such a mail is due now.
const isAhead = sql`(coalesce(${outbox.lastErrorAt}, ${outbox.createdAt}) > ${now} + ${CLOCK_SLACK_MS} or ${isFarAhead(outbox.nextAttemptAt, now, LONGEST_DELAY_MS)})`;

const lease = leases(outbox, {
  isHeld: (id: number) => eq(outbox.id, id),
  unheld: { leasedUntil: null },
  taken: { state: "sending" },
  free: { state: "queued" },
  isTaken: eq(outbox.state, "sending"),
});

type Claim = {
  now: number;
  /** Orders' mails and the like, or those that go after them. */
  waits: boolean;
  /** Only mails not yet written as files; set where there is no mail server. */
  unfiledOnly: boolean;
  /**
   * Mails that this process is sending. Their leases look expired when the
   * clock is set forward.
   */
  except?: readonly number[];
};

/**
 * Claims the next due mail, if there is one: those with few pictures before
 * those with many. It is leased, so nobody else claims it until the lease ends;
 * after that the mail is due again.
 */
export async function claimMail(
  db: Tx,
  { now, waits, unfiledOnly, except = [] }: Claim,
): Promise<OutboxRow | undefined> {
  const input = {
    now,
    leasedUntil: now + LEASE_MS,
    waits: Number(waits),
    ...ids.of(except),
  };
  for (const claim of unfiledOnly ? CLAIMS_UNFILED : CLAIMS) {
    const [row] = await claim(db).all(input);
    if (row) return row;
  }
  return undefined;
}

const isQueued = () => eq(outbox.state, "queued");
// Uses the columns of an index only: thousands of mails may be queued, and a slow
// query would make shoppers wait.
const isDue = (drawsMuch: boolean) => () =>
  and(
    isQueued(),
    eq(outbox.drawsMuch, drawsMuch),
    lte(outbox.nextAttemptAt, now),
  );
const isStranded = () =>
  or(
    and(isQueued(), isAhead),
    and(eq(outbox.state, "sending"), lease.isOver(now)),
  );

/** Leases the first mail that meets a condition; runs once for each mail. */
const claimFirst = (condition: () => SQL | undefined, unfiledOnly: boolean) =>
  prepared((db: Tx) => {
    const first = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          condition(),
          sql`${outbox.waits} = ${sql.placeholder("waits")}`,
          unfiledOnly ? isNull(outbox.filedAt) : undefined,
          not(ids.in(outbox.id)),
        ),
      )
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(1);
    // Equal, not in: PostgreSQL then runs the subquery once, and not for each row,
    // where it would lock more than one mail.
    const which = eq(outbox.id, db.firstUnlocked(first));
    const leasedUntil = sql`${sql.placeholder("leasedUntil")}`;
    return lease.claim(db, { leasedUntil }, which).returning().prepare();
  });

const claimsOf = (unfiledOnly: boolean) =>
  [isDue(false), isDue(true), isStranded].map((condition) =>
    claimFirst(condition, unfiledOnly),
  );
const CLAIMS = claimsOf(false);
const CLAIMS_UNFILED = claimsOf(true);

const nextDueTime = (unfiledOnly: boolean) =>
  prepared((db) =>
    db
      .select({
        waits: outbox.waits,
        at: sql<
          number | null
        >`min(case when ${isAhead} then ${now} else ${outbox.nextAttemptAt} end)`,
      })
      .from(outbox)
      .where(and(isQueued(), unfiledOnly ? isNull(outbox.filedAt) : undefined))
      .groupBy(outbox.waits)
      .prepare(),
  );
const NEXT_DUE_TIME = nextDueTime(false);
const NEXT_DUE_TIME_UNFILED = nextDueTime(true);

/**
 * When the next queued mail is due, of all mails unless `waits` is given;
 * undefined where none is queued.
 */
export async function findNextDueTime(
  db: Db,
  {
    now,
    unfiledOnly,
    waits,
  }: Pick<Claim, "now" | "unfiledOnly"> & Partial<Pick<Claim, "waits">>,
): Promise<number | undefined> {
  const query = unfiledOnly ? NEXT_DUE_TIME_UNFILED : NEXT_DUE_TIME;
  const times = (await query(db).all({ now })).flatMap((found) =>
    found.at === null || (waits ?? found.waits) !== found.waits ? [] : found.at,
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}

/**
 * Makes the mails due that a limit of the mail server has held up, because it
 * takes mails again. Not those that anybody can cause.
 */
export async function hurryHeldMails(
  db: Tx,
  { now }: { now: number },
): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: now })
    .where(
      and(
        isQueued(),
        eq(outbox.waits, false),
        gt(outbox.nextAttemptAt, now),
        like(outbox.lastError, `${ALLOWANCE}%`),
      ),
    )
    .run();
}

/** Makes the lease of a mail that is being sent longer. */
export const renewLease = (
  db: Tx,
  { id, leasedUntil }: { id: number; leasedUntil: number },
) => lease.extend(db, id, { leasedUntil });

/** Returns a mail to the queue after its delivery was aborted. */
export const releaseMail = lease.release;

/**
 * Queues all mails again whose sending a crash interrupted. Returns how many.
 * Runs at start; only the process that holds the lock of the data folder may
 * call it.
 */
export async function requeueInterrupted(db: Tx): Promise<number> {
  const released = lease.releaseAll(db).returning({ id: outbox.id });
  return (await released.all()).length;
}

const stateOf = prepared((db) =>
  db
    .select({ state: outbox.state })
    .from(outbox)
    .where(eq(outbox.id, sql.placeholder("id")))
    .prepare(),
);

/** Whether a claimed mail is still to be sent: its order may be cancelled. */
export async function isClaimed(db: Db, id: number): Promise<boolean> {
  return (await stateOf(db).get({ id }))?.state === "sending";
}

type Outcome = { id: number; now: number };

/** Records that the mail server accepted a mail. */
export const recordSent = (db: Tx, { id, now: sentAt }: Outcome) =>
  lease.settle(db, id, { state: "sent", sentAt });

/** Records that a mail was written as a file; it still waits for a server. */
export const recordWrittenToFile = (db: Tx, { id, now: filedAt }: Outcome) =>
  lease.settle(db, id, { state: "queued", filedAt });

/** Forgets which unsent mails were written as files, after a restore. */
export async function forgetWrittenToFile(db: Tx): Promise<void> {
  await db
    .update(outbox)
    .set({ filedAt: null })
    .where(ne(outbox.state, "sent"))
    .run();
}

type Failure = Outcome & {
  /** A sentence for the maker. */
  error: string;
  attempts: number;
  failingSince: number;
  /** Undefined: there is no next attempt, the mail has failed. */
  nextAttemptAt: number | undefined;
};

/**
 * Records that a mail could not be sent, this time or for good. One that another
 * copy of the shop has sent meanwhile stays sent.
 */
export async function recordFailure(
  db: Tx,
  { id, now, error: lastError, nextAttemptAt, ...failure }: Failure,
): Promise<void> {
  const state = nextAttemptAt === undefined ? "failed" : "queued";
  const said = { lastError, lastErrorAt: now };
  const outcome = { ...failure, ...said, state, nextAttemptAt } as const;
  await lease.settle(db, id, outcome, ne(outbox.state, "sent"));
}
