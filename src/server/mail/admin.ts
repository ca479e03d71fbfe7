import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  inArray,
  isNotNull,
  max,
  min,
  ne,
  notInArray,
  or,
  type SQL,
} from "drizzle-orm";
import type {
  MailStatus,
  MailSubject,
  UnreachedCustomer,
} from "#shared/admin/schema.ts";
import type { ServerMessages } from "#shared/messages/rooms.ts";
import { HOUR_MS } from "#shared/text/dates.ts";
import type { Db } from "#server/db/handle.ts";
import { happenedWithin } from "#server/db/times.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import {
  type MailKind,
  type MailState,
  MAKER_KINDS,
  outbox,
  traitsOf,
} from "#server/db/schema/mails.ts";
import type { Deps } from "#server/deps.ts";
import { toIso } from "#server/runtime/clock.ts";
import * as calls from "#shared/admin/calls.ts";
import { OK } from "#shared/api/schema.ts";
import { routes } from "#server/http/routes.ts";
import { sayStoredFailure } from "./mail.ts";
import { findNextDueTime } from "./claims.ts";
import { enqueueMail, isToMaker } from "./queue.ts";
import { retryAll } from "./retry.ts";

// The state of the mails that the admin panel shows, and the actions that the
// maker can take there.

/** The panel reports stalled mails when one of them waits longer than this. */
const STALLED_AFTER_MS = HOUR_MS;

/** The state of all mails, for the Orders tab. */
export async function getMailStatus({
  db,
  config,
  clock,
  mailPause,
  locale,
}: Pick<
  Deps,
  "db" | "config" | "clock" | "mailPause" | "locale"
>): Promise<MailStatus> {
  const { queued, sending, sent, failed } = await countMails(db);
  const smtpConfigured = config.smtpUrl !== undefined;
  const due = { now: clock.now(), unfiledOnly: false };
  const dueAt = smtpConfigured ? await findNextDueTime(db, due) : undefined;
  const nextTryAt = dueAt && Math.max(dueAt, mailPause.until ?? 0);
  // Mails that anybody can cause may wait for an hour with room for them.
  const isDelayed = or(eq(outbox.waits, false), isNotNull(outbox.lastErrorAt));
  const oldest = (await findOldestWaiting(db, isDelayed)) ?? due.now;
  return {
    smtpConfigured,
    ownerEmail: config.ownerEmail,
    waiting: queued + sending,
    sent,
    failed,
    lastSentAt: await findLastSent(db),
    ordersWaiting: await countOrders(db, ne(outbox.state, "sent")),
    ordersFailed: await countOrders(db, hasFailed),
    ordersUntold: await countOrders(
      db,
      and(hasFailed, inArray(outbox.kind, MAKER_KINDS)),
    ),
    isStalled: due.now - oldest > STALLED_AFTER_MS,
    nextTryAt: nextTryAt === undefined ? null : toIso(nextTryAt),
    lastError: await findLastError(db, (await locale()).messages),
  };
}

/**
 * Retries all failed and waiting mails now, except new mails that are scheduled
 * for later. Returns how many mails are retried.
 */
export async function retryMails({
  commit,
  clock,
  outboxWake,
}: Pick<Deps, "commit" | "clock" | "outboxWake">): Promise<number> {
  const mails = await commit(NO_LOCK, (tx) =>
    retryAll(tx, { now: clock.now() }),
  );
  outboxWake();
  return mails;
}

/** Sends a test mail to one address, through the outbox like any other mail. */
export async function sendTestMail(
  { commit, clock, outboxWake }: Pick<Deps, "commit" | "clock" | "outboxWake">,
  address: string,
): Promise<void> {
  await commit(NO_LOCK, (tx) =>
    enqueueMail(tx, { kind: "test", recipient: address, now: clock.now() }),
  );
  outboxWake();
}

/** Counts the mails in each state. */
export async function countMails(db: Db): Promise<Record<MailState, number>> {
  const rows = await db
    .select({ state: outbox.state, mails: count() })
    .from(outbox)
    .groupBy(outbox.state)
    .all();
  const found = rows.map(({ state, mails }) => [state, mails]);
  const none = { queued: 0, sending: 0, sent: 0, failed: 0 };
  return { ...none, ...Object.fromEntries(found) };
}

/**
 * Counts the mails that were sent in the last hour, without those of letters.
 */
export async function countSentMails(
  db: Db,
  { now }: { now: number },
): Promise<number> {
  const [row] = await db
    .select({ mails: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.state, "sent"),
        happenedWithin(outbox.sentAt, now, HOUR_MS),
      ),
    )
    .all();
  return row?.mails ?? 0;
}

/** When the oldest waiting mail was queued; undefined where none waits. */
export async function findOldestWaiting(
  db: Db,
  which?: SQL,
): Promise<number | undefined> {
  const [row] = await db
    .select({ at: min(outbox.createdAt) })
    .from(outbox)
    .where(and(inArray(outbox.state, ["queued", "sending"]), which))
    .all();
  return row?.at ?? undefined;
}

async function findLastSent(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ at: max(outbox.sentAt) })
    .from(outbox)
    .where(eq(outbox.state, "sent"))
    .all();
  return row?.at ? toIso(row.at) : null;
}

/** Counts the orders with a mail that meets the condition `mails`. */
async function countOrders(db: Db, mails: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ orders: countDistinct(outbox.orderId) })
    .from(outbox)
    .where(mails)
    .all();
  return row?.orders ?? 0;
}

const hasFailed = eq(outbox.state, "failed");

/** More than the panel has room for; the others come up once these are seen to. */
const MOST_UNREACHED = 5;

/**
 * Finds whose order it is, and the page of it; not for one whose customer is
 * erased.
 */
type FindCustomers = (
  orderIds: number[],
) => Promise<Map<number, Pick<UnreachedCustomer, "name" | "path">>>;

/** The newest orders whose customers a mail did not reach, each once. */
async function listUnreached(
  { db, locale }: Pick<Deps, "db" | "locale">,
  findCustomers: FindCustomers,
): Promise<UnreachedCustomer[]> {
  const newest = max(outbox.id);
  const rows = await db
    .select({ orderId: outbox.orderId, error: outbox.lastError, newest })
    .from(outbox)
    .where(
      and(
        hasFailed,
        isNotNull(outbox.orderId),
        notInArray(outbox.kind, MAKER_KINDS),
      ),
    )
    .groupBy(outbox.orderId, outbox.lastError)
    .orderBy(desc(newest))
    .limit(2 * MOST_UNREACHED)
    .all();
  const { failures } = (await locale()).messages.mail;
  const errors = new Map<number, string | null>();
  for (const { orderId, error } of rows)
    if (orderId !== null && !errors.has(orderId)) errors.set(orderId, error);
  const customers = await findCustomers([...errors.keys()]);
  return [...errors]
    .flatMap(([orderId, error]) => {
      const customer = customers.get(orderId);
      const reason = error === null ? "" : sayStoredFailure(error, failures);
      return customer ? [{ orderId, reason, ...customer }] : [];
    })
    .slice(0, MOST_UNREACHED);
}

/** The last error of a mail that is still not sent. */
async function findLastError(
  db: Db,
  { mail }: ServerMessages,
): Promise<MailStatus["lastError"]> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(ne(outbox.state, "sent"), isNotNull(outbox.lastErrorAt)))
    .orderBy(desc(outbox.lastErrorAt), desc(outbox.id))
    .limit(1)
    .all();
  if (!row?.lastError || row.lastErrorAt === null) return null;
  return {
    at: toIso(row.lastErrorAt),
    message: sayStoredFailure(row.lastError, mail.failures),
    about: subjectOf(row.kind),
    orderId: row.orderId,
  };
}

const subjectOf = (kind: MailKind): MailSubject =>
  isToMaker(kind) ? "order" : (traitsOf(kind).tells ?? "other");

/** Routes for the state of the mails; of an order they show whose it is. */
export function mailAdminRoutes(deps: Deps, findCustomers: FindCustomers) {
  const getStatus = async () => ({
    ...(await getMailStatus(deps)),
    unreached: await listUnreached(deps, findCustomers),
  });
  return routes(calls, {
    getMailStatus: getStatus,

    retryMails: async () => {
      await retryMails(deps);
      return getStatus();
    },

    sendTestMail: async ({ body }) => {
      await sendTestMail(deps, body.address);
      return OK;
    },
  });
}
