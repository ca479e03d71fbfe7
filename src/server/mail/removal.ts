import {
  and,
  eq,
  inArray,
  isNotNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import { type MailKind, outbox } from "#server/db/schema/mails.ts";
import { OWNER_KINDS } from "./queue.ts";

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
  kinds: MailKind[];
  /** Only mails that a mail server has failed to take before. */
  lateOnly?: boolean;
};

/**
 * Removes the unsent mails of these kinds about an order, including one that is
 * being sent: that mail may still arrive, but is not retried. Returns the ids
 * of the mails.
 */
export async function removeUnsentMails(
  db: Tx,
  { orderId, kinds, lateOnly = false }: UnsentMails,
): Promise<number[]> {
  if (kinds.length === 0) return [];
  return (
    await db
      .delete(outbox)
      .where(
        and(
          eq(outbox.orderId, orderId),
          inArray(outbox.kind, kinds),
          ne(outbox.state, "sent"),
          lateOnly ? isNotNull(outbox.lastErrorAt) : undefined,
        ),
      )
      .returning({ id: outbox.id })
      .all()
  ).map((row) => row.id);
}

/** Removes the mails that were sent before a time. Returns their ids. */
export async function removeSentMails(
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
  /** How many of the mails are to the customer and not to the maker. */
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
    .where(or(toCustomer, inArray(outbox.orderId, orderIds)))
    .all();
  return {
    ids: mails.map((mail) => mail.id),
    toCustomer: mails.filter((mail) => mail.isToCustomer === 1).length,
    isSending: mails.some((mail) => mail.state === "sending"),
  };
}

/**
 * Deletes a customer's unsent mails, and blanks the address in the sent ones.
 * Also blanks the last errors of all mails about these orders, because a mail
 * server's reply may name the customer. `email` is in lower case.
 */
export async function eraseCustomerFromMails(
  db: Tx,
  { email, orderIds }: { email: string; orderIds: number[] },
): Promise<void> {
  await db
    .delete(outbox)
    .where(and(isTo(email), ne(outbox.state, "sent")))
    .run();
  await db
    .update(outbox)
    .set({
      recipient: ERASED_EMAIL,
      mailboxHash: null,
      lastError: null,
      subscriberId: null,
    })
    .where(isTo(email))
    .run();
  await db
    .update(outbox)
    .set({ lastError: null })
    .where(inArray(outbox.orderId, orderIds))
    .run();
}

/** The ids of all mails in the outbox. */
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
 * The mails to a customer. The mails about orders to the maker are not, even if
 * she ordered under the same address: they name other customers, and are what
 * she makes the orders from.
 */
function isTo(email: string) {
  return and(
    eq(sql`lower(${outbox.recipient})`, email),
    notInArray(outbox.kind, OWNER_KINDS),
  );
}
