import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "#server/db/open.ts";
import { prepared } from "#server/db/prepared.ts";
import {
  type LowCharm,
  type MailKind,
  outbox,
} from "#server/db/schema/mails.ts";
import { isOneAddress } from "./address.ts";

export type OutboxRow = typeof outbox.$inferSelect;

export type NewMail = {
  kind: MailKind;
  /** Exactly one address. */
  recipient: string;
  orderId?: number;
  subscriberId?: number;
  /** For an owner's mail: charms that the order left nearly gone. */
  lowCharms?: LowCharm[];
  now: number;
};

// Every order writes two. Placeholders take what the database holds: null, or
// the JSON as text.
const insertMail = prepared((db) =>
  db
    .insert(outbox)
    .values({
      kind: sql.placeholder("kind"),
      recipient: sql.placeholder("recipient"),
      orderId: sql.placeholder("orderId"),
      subscriberId: sql.placeholder("subscriberId"),
      lowCharms: sql`${sql.placeholder("lowCharms")}`,
      messageId: sql.placeholder("messageId"),
      state: "queued",
      attempts: 0,
      nextAttemptAt: sql.placeholder("now"),
      createdAt: sql.placeholder("now"),
    })
    .prepare(),
);

/**
 * Puts a mail in the outbox, due at once. Called inside the transaction that
 * the mail tells of: both are kept, or neither. Call `deps.outboxWake()` after
 * the commit. Throws a RangeError for anything but one address.
 */
export function enqueueMail(db: Tx, mail: NewMail): void {
  if (!isOneAddress(mail.recipient))
    throw new RangeError("a mail needs exactly one recipient");
  insertMail(db).run({
    kind: mail.kind,
    recipient: mail.recipient,
    orderId: mail.orderId ?? null,
    subscriberId: mail.subscriberId ?? null,
    lowCharms: mail.lowCharms ? JSON.stringify(mail.lowCharms) : null,
    messageId: crypto.randomUUID(),
    now: mail.now,
  });
}

// When a row was last touched. A touch in the future means that the clock was
// set back since: waiting for it could take years, so such a mail is due.
const touchedAt = sql<number>`coalesce(${outbox.lastErrorAt}, ${outbox.createdAt})`;

export type Claim = {
  now: number;
  leaseMs: number;
  /** Without a mail server only mails that are not yet files are of interest. */
  unfiledOnly: boolean;
  /** Mails in this process's hands, whatever a clock set ahead makes of leases. */
  except?: readonly number[];
};

/**
 * Takes the next due mail, if any, and leases it: nobody else takes it until
 * the lease is over. A lease that ran out makes the mail due again.
 */
export function claimMail(db: Db, claim: Claim): OutboxRow | undefined {
  const isQueued = eq(outbox.state, "queued");
  // By the index alone: thousands may wait, and shoppers with them.
  const isDue = and(isQueued, lte(outbox.nextAttemptAt, claim.now));
  const isStranded = or(
    and(isQueued, sql`${touchedAt} > ${claim.now}`),
    and(eq(outbox.state, "sending"), lte(outbox.leasedUntil, claim.now)),
  );
  return takeFirst(db, claim, isDue) ?? takeFirst(db, claim, isStranded);
}

function takeFirst(
  db: Db,
  { now, leaseMs, unfiledOnly, except }: Claim,
  wanted: SQL | undefined,
): OutboxRow | undefined {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        wanted,
        unfiledOnly ? isNull(outbox.filedAt) : undefined,
        except ? notInArray(outbox.id, [...except]) : undefined,
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1);
  const [row] = db
    .update(outbox)
    .set({ state: "sending", leasedUntil: now + leaseMs })
    .where(inArray(outbox.id, next))
    .returning()
    .all();
  return row;
}

/** When the next waiting mail is due; undefined when none waits. */
export function nextDueAt(
  db: Db,
  { now, unfiledOnly }: Pick<Claim, "now" | "unfiledOnly">,
): number | undefined {
  const [row] = db
    .select({
      at: sql<
        number | null
      >`min(case when ${touchedAt} > ${now} then ${now} else ${outbox.nextAttemptAt} end)`,
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

export type Failure = {
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
const TRIED_LATELY_MS = 60_000;

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

/** Takes back what still waits for a subscriber who has left. */
export function removeWaitingMails(db: Tx, subscriberId: number): void {
  db.delete(outbox)
    .where(
      and(
        eq(outbox.subscriberId, subscriberId),
        inArray(outbox.state, ["queued", "failed"]),
      ),
    )
    .run();
}

/** Removes mails that were sent before a time. Answers their ids. */
export function removeSentMails(db: Tx, sentBefore: number): number[] {
  return db
    .delete(outbox)
    .where(and(eq(outbox.state, "sent"), lte(outbox.sentAt, sentBefore)))
    .returning({ id: outbox.id })
    .all()
    .map((row) => row.id);
}
