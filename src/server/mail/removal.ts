import { and, eq, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import { type MailKind, outbox } from "#server/db/schema/mails.ts";

// How mails leave the outbox: after their time, with a subscriber who leaves,
// or when a customer is erased.

/** No mail ever reaches it (RFC 2606). */
export const ERASED_EMAIL = "erased@erased.invalid";

/** Removes the mails that still wait for a subscriber who has left. */
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

/**
 * Removes the mails of these kinds about an order that are not sent, one that
 * is just being sent too: it may still go out, but is not tried again. Returns
 * their ids.
 */
export async function removeUnsentMails(
  db: Tx,
  { orderId, kinds }: { orderId: number; kinds: MailKind[] },
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
  /** How many of them are to the customer, and not to the maker. */
  toCustomer: number;
  /** Whether one of them is just being sent. */
  isSending: boolean;
};

/**
 * The mails that name a customer: those sent or waiting to `email` (in lower
 * case), and the maker's mails of these orders.
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
 * Removes a customer's mails that have not gone out, and blanks the address
 * in those that have. What a mail server said of the maker's mails of these
 * orders may name the customer, too. `email` is in lower case.
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

/** The ids of all mails of the outbox. */
export async function listMailIds(db: Db): Promise<Set<number>> {
  const rows = await db.select({ id: outbox.id }).from(outbox).all();
  return new Set(rows.map((row) => row.id));
}

/** Lets the mails of a subscriber stand alone, so that the row can go. */
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

function isTo(email: string) {
  return eq(sql`lower(${outbox.recipient})`, email);
}
