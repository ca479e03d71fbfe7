import { and, eq, inArray, or, sql } from "drizzle-orm";
import { CUSTOM_CLIP_NAME } from "#shared/clip-rules.ts";
import { CUSTOM_PRODUCT_ID } from "#shared/custom-product.ts";
import { type Db, IMMEDIATE, type Tx } from "#server/db/open.ts";
import { outbox, subscribers } from "#server/db/schema/mails.ts";
import { orderLines, orders } from "#server/db/schema/orders.ts";

/** What stands where a name or a phone number was. */
const ERASED_TEXT = "(erased)";
/** No mail ever gets there (RFC 2606). */
const ERASED_EMAIL = "erased@erased.invalid";

export type Erasure = {
  orders: number;
  /** Mails to the customer, sent ones and waiting ones. */
  mails: number;
  isSubscriber: boolean;
  /** Mails whose files name the customer. */
  mailIds: number[];
};

/**
 * Blanks a customer everywhere: contact details and texts on clips in orders,
 * mails to them, the newsletter. What was made and what it cost stays, for the
 * books. Mails to the customer that have not gone out are dropped.
 */
export function eraseCustomer(db: Db, email: string): Erasure {
  return db.transaction((tx) => {
    const found = findCustomer(tx, email);
    blankOrders(tx, found.orderIds);
    blankMails(tx, email);
    removeSubscribers(tx, found.subscriberIds);
    return {
      orders: found.orderIds.length,
      mails: found.mails,
      isSubscriber: found.subscriberIds.length > 0,
      mailIds: found.mailIds,
    };
  }, IMMEDIATE);
}

/** What an erasure would find; nothing is changed. */
export function lookUpCustomer(db: Db, email: string): Erasure {
  const { orderIds, subscriberIds, mails, mailIds } = findCustomer(db, email);
  return {
    orders: orderIds.length,
    mails,
    isSubscriber: subscriberIds.length > 0,
    mailIds,
  };
}

function findCustomer(tx: Tx, email: string) {
  const orderIds = tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(sql`lower(${orders.customerEmail})`, email))
    .all()
    .map((row) => row.id);
  const subscriberIds = tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.email, email))
    .all()
    .map((row) => row.id);
  const toCustomer = eq(sql`lower(${outbox.recipient})`, email);
  const mails = tx
    .select({
      id: outbox.id,
      isToCustomer: sql<number>`${toCustomer}`,
    })
    .from(outbox)
    // The owner's mail of an order names the customer, too.
    .where(or(toCustomer, inArray(outbox.orderId, orderIds)))
    .all();
  return {
    orderIds,
    subscriberIds,
    mails: mails.filter((mail) => mail.isToCustomer === 1).length,
    mailIds: mails.map((mail) => mail.id),
  };
}

function blankOrders(tx: Tx, orderIds: number[]): void {
  tx.update(orders)
    .set({
      customerName: ERASED_TEXT,
      customerEmail: ERASED_EMAIL,
      customerPhone: ERASED_TEXT,
      idempotencyKey: null,
      // Made from the contact details: guesses could be tried against it.
      requestHash: "",
    })
    .where(inArray(orders.id, orderIds))
    .run();
  // The text on a clip is often a name, and the line is named by it.
  tx.update(orderLines)
    .set({ customText: "", name: CUSTOM_CLIP_NAME })
    .where(
      and(
        inArray(orderLines.orderId, orderIds),
        eq(orderLines.productId, CUSTOM_PRODUCT_ID),
      ),
    )
    .run();
}

function blankMails(tx: Tx, email: string): void {
  const toCustomer = eq(sql`lower(${outbox.recipient})`, email);
  tx.delete(outbox)
    .where(and(toCustomer, inArray(outbox.state, ["queued", "failed"])))
    .run();
  tx.update(outbox)
    .set({ recipient: ERASED_EMAIL, lastError: null, subscriberId: null })
    .where(toCustomer)
    .run();
}

function removeSubscribers(tx: Tx, subscriberIds: number[]): void {
  tx.update(outbox)
    .set({ subscriberId: null })
    .where(inArray(outbox.subscriberId, subscriberIds))
    .run();
  tx.delete(subscribers).where(inArray(subscribers.id, subscriberIds)).run();
}
