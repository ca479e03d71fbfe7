import { and, count, countDistinct, desc, isNotNull, ne } from "drizzle-orm";
import type { MailStatus } from "#shared/admin.ts";
import { toIso } from "#server/clock.ts";
import type { Deps } from "#server/deps.ts";
import type { Tx } from "#server/db/open.ts";
import { type MailState, outbox } from "#server/db/schema/mails.ts";
import { nextDueAt } from "./claims.ts";
import { makeDue } from "./due.ts";
import { enqueueMail } from "./store.ts";

/** How many mails are in each state. */
export function countMails(db: Tx): Record<MailState, number> {
  const rows = db
    .select({ state: outbox.state, mails: count() })
    .from(outbox)
    .groupBy(outbox.state)
    .all();
  const found = rows.map(({ state, mails }) => [state, mails]);
  const none = { queued: 0, sending: 0, sent: 0, failed: 0 };
  return { ...none, ...Object.fromEntries(found) };
}

/** How the mails stand, for the maker. */
export function mailStatus({
  db,
  config,
  clock,
}: Pick<Deps, "db" | "config" | "clock">): MailStatus {
  const { queued, sending, sent, failed } = countMails(db);
  const [orders] = db
    .select({ waiting: countDistinct(outbox.orderId) })
    .from(outbox)
    .where(ne(outbox.state, "sent"))
    .all();
  const smtpConfigured = config.smtpUrl !== undefined;
  const due = { now: clock.now(), unfiledOnly: false };
  const nextTryAt = smtpConfigured ? nextDueAt(db, due) : undefined;
  return {
    smtpConfigured,
    ownerEmail: config.ownerEmail,
    waiting: queued + sending,
    sent,
    failed,
    ordersWaiting: orders?.waiting ?? 0,
    nextTryAt: nextTryAt === undefined ? null : toIso(nextTryAt),
    lastError: lastError(db),
  };
}

/** Of what has still not gone out; a mail that was sent in the end is well. */
function lastError(db: Deps["db"]): MailStatus["lastError"] {
  const [row] = db
    .select()
    .from(outbox)
    .where(and(ne(outbox.state, "sent"), isNotNull(outbox.lastErrorAt)))
    .orderBy(desc(outbox.lastErrorAt), desc(outbox.id))
    .limit(1)
    .all();
  if (!row?.lastError || row.lastErrorAt === null) return null;
  return {
    at: toIso(row.lastErrorAt),
    message: row.lastError,
    orderId: row.orderId,
  };
}

/** Tries every waiting and failed mail now. Answers how many there are. */
export function retryMails({
  db,
  clock,
  outboxWake,
}: Pick<Deps, "db" | "clock" | "outboxWake">): number {
  const mails = makeDue(db, clock.now());
  outboxWake();
  return mails;
}

/** Sends a test mail to one address. */
export function enqueueTestMail(
  { db, clock, outboxWake }: Pick<Deps, "db" | "clock" | "outboxWake">,
  address: string,
): void {
  enqueueMail(db, { kind: "test", recipient: address, now: clock.now() });
  outboxWake();
}
