import { and, eq, inArray, lte, ne, notInArray, or, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import { type MailKind, MAKER_KINDS, outbox } from "#server/db/schema/mails.ts";
import { DAY_MS, HOUR_MS } from "#shared/text/dates.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { startSweep } from "#server/db/sweeps.ts";
import type { Deps } from "#server/deps.ts";
import { UNDO_MS } from "#shared/orders/state.ts";
import { hashMailbox, type OutboxRow } from "./queue.ts";
import { removeMailFiles } from "./mail-files.ts";

// Removes mails from the outbox: some time after they were sent, when their
// subscriber leaves, when their order changes, or when a customer is erased.

/** Replaces an erased address; ".invalid" never receives mail (RFC 2606). */
export const ERASED_EMAIL = "erased@erased.invalid";

/** Removes the queued and failed mails to a subscriber. */
export async function removeWaitingMails(
  db: Tx,
  subscriberId: number,
): Promise<void> {
  await db
    .delete(outbox)
    .where(
      and(
        eq(outbox.subscriberId, subscriberId),
        inArray(outbox.state, ["queued", "failed"]),
      ),
    )
    .run();
}

type UnsentMails = {
  orderId: number;
  /** Only those of these kinds, or those that it picks. */
  which: MailKind[] | ((mail: Pick<OutboxRow, "kind" | "remarks">) => boolean);
};

/**
 * Removes unsent mails about an order, including one that is being sent: that
 * mail may still arrive, but is not retried. Returns the ids of the mails.
 */
export async function removeUnsentMails(
  db: Tx,
  { orderId, which }: UnsentMails,
): Promise<number[]> {
  const unsent = await db
    .select({ id: outbox.id, kind: outbox.kind, remarks: outbox.remarks })
    .from(outbox)
    .where(and(eq(outbox.orderId, orderId), ne(outbox.state, "sent")))
    .all();
  const isMeant = Array.isArray(which)
    ? ({ kind }: (typeof unsent)[number]) => which.includes(kind)
    : which;
  const ids = unsent.filter(isMeant).map(({ id }) => id);
  if (ids.length > 0)
    await db.delete(outbox).where(inArray(outbox.id, ids)).run();
  return ids;
}

/** Removes the mails that were sent before a time. Returns their ids. */
async function removeSentMails(
  db: Tx,
  { sentBefore }: { sentBefore: number },
): Promise<number[]> {
  return (
    await db
      .delete(outbox)
      .where(and(eq(outbox.state, "sent"), lte(outbox.sentAt, sentBefore)))
      .returning({ id: outbox.id })
      .all()
  ).map((row) => row.id);
}

type MailsOfCustomer = {
  ids: number[];
  /** The number of the mails that are to the customer and not to the maker. */
  toCustomer: number;
  /** Whether one of the mails is being sent right now. */
  isSending: boolean;
};

/**
 * The mails that name a customer: all mails to `email` (in lower case), and all
 * mails about these orders.
 */
export async function findMailsOfCustomer(
  db: Db,
  { email, orderIds }: { email: string; orderIds: number[] },
): Promise<MailsOfCustomer> {
  const toCustomer = isTo(email);
  const mails = await db
    .select({
      id: outbox.id,
      state: outbox.state,
      isToCustomer: sql<number>`case when ${toCustomer} then 1 else 0 end`,
    })
    .from(outbox)
    .where(or(toCustomer, isAbout(email), inArray(outbox.orderId, orderIds)))
    .all();
  return {
    ids: mails.map((mail) => mail.id),
    toCustomer: mails.filter((mail) => mail.isToCustomer === 1).length,
    isSending: mails.some((mail) => mail.state === "sending"),
  };
}

/**
 * Deletes a customer's unsent mails, also about their orders to an address that
 * was corrected since, and those to the maker that name the customer without an
 * order. Blanks what names the customer in the sent ones.
 * Also blanks the last errors of all mails about these orders, because a mail
 * server's reply may name the customer. Returns whether one of these mails is
 * being sent right now. `email` is in lower case.
 */
export async function eraseCustomerFromMails(
  db: Tx,
  { email, orderIds }: { email: string; orderIds: number[] },
): Promise<boolean> {
  const state = { state: outbox.state };
  const isToCustomer = or(
    isTo(email),
    and(
      inArray(outbox.orderId, orderIds),
      notInArray(outbox.kind, MAKER_KINDS),
    ),
  );
  const removed = await db
    .delete(outbox)
    .where(or(and(isToCustomer, ne(outbox.state, "sent")), isAbout(email)))
    .returning(state)
    .all();
  await db
    .update(outbox)
    .set({
      recipient: ERASED_EMAIL,
      mailboxHash: null,
      remarks: null,
      lastError: null,
      subscriberId: null,
      reminderId: null,
    })
    .where(isToCustomer)
    .run();
  const blanked = await db
    .update(outbox)
    .set({ lastError: null })
    .where(inArray(outbox.orderId, orderIds))
    .returning(state)
    .all();
  return [...removed, ...blanked].some((mail) => mail.state === "sending");
}

/** The mails to the maker that name the customer without an order. */
function isAbout(email: string) {
  return and(
    eq(outbox.mailboxHash, hashMailbox(email)),
    inArray(outbox.kind, MAKER_KINDS),
  );
}

export async function listMailIds(db: Db): Promise<Set<number>> {
  const rows = await db.select({ id: outbox.id }).from(outbox).all();
  return new Set(rows.map((row) => row.id));
}

/** Detaches a subscriber's mails, so that the subscriber can be deleted. */
export async function detachMailsFromSubscriber(
  db: Tx,
  subscriberId: number,
): Promise<void> {
  await db
    .update(outbox)
    .set({ subscriberId: null })
    .where(eq(outbox.subscriberId, subscriberId))
    .run();
}

/**
 * Ends what the outbox has of those who wait for a clip: removes the mails that
 * are not sent, and blanks the addresses of the others.
 */
export async function detachMailsOfReminders(
  db: Tx,
  ids: number[],
): Promise<void> {
  const isTheirs = inArray(outbox.reminderId, ids);
  await db
    .delete(outbox)
    .where(and(isTheirs, inArray(outbox.state, ["queued", "failed"])))
    .run();
  await db
    .update(outbox)
    .set({ reminderId: null, recipient: ERASED_EMAIL, lastError: null })
    .where(isTheirs)
    .run();
}

/**
 * The mails to a customer. The mails about orders to the maker are not, even if
 * she ordered under the same address: they name other customers, and are what
 * she makes the orders from.
 */
function isTo(email: string) {
  return and(
    eq(sql`lower(${outbox.recipient})`, email),
    notInArray(outbox.kind, MAKER_KINDS),
  );
}

/**
 * Removes the mails that were sent more than MAIL_DAYS days ago, and their
 * files. Returns how many. Does not remove waiting or failed mails.
 */
export async function sweepMails({
  commit,
  clock,
  config,
}: Pick<Deps, "commit" | "clock" | "config">): Promise<number> {
  const sentBefore = clock.now() - config.mailDays * DAY_MS;
  const ids = await commit(NO_LOCK, (tx) =>
    removeSentMails(tx, { sentBefore }),
  );
  if (ids.length > 0) removeMailFiles(config.dataDir, new Set(ids));
  return ids.length;
}

/**
 * Calls `sweepMails` now and every hour, in only one of the shop's processes.
 * Call the result to stop.
 */
export function startMailSweep(deps: Deps): () => void {
  return startSweep(deps, {
    name: "mail sweep",
    everyMs: HOUR_MS,
    async run() {
      const mails = await sweepMails(deps);
      if (mails > 0) deps.log.info("mails_swept", { mails });
    },
  });
}

/**
 * Sends the customer's unsent mails about an order to another address, the ones
 * that failed as well. They are tried in a minute.
 */
export async function readdressMails(
  db: Tx,
  given: { orderId: number; recipient: string; now: number },
): Promise<void> {
  const { orderId, recipient, now } = given;
  await db
    .update(outbox)
    .set({
      recipient,
      mailboxHash: hashMailbox(recipient),
      state: "queued",
      attempts: 0,
      failingSince: null,
      leasedUntil: null,
      lastError: null,
      lastErrorAt: null,
      nextAttemptAt: now + UNDO_MS,
    })
    .where(
      and(
        eq(outbox.orderId, orderId),
        ne(outbox.state, "sent"),
        notInArray(outbox.kind, MAKER_KINDS),
      ),
    )
    .run();
}
