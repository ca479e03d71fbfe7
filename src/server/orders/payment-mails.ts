import { UNDO_MS } from "#shared/orders/progress.ts";
import type { PaymentState } from "#shared/payment/rules.ts";
import type { Tx } from "#server/db/handle.ts";
import type { MailKind } from "#server/db/schema/mails.ts";
import type { Refund } from "#server/db/schema/orders.ts";
import { enqueueMail, hasMail } from "#server/mail/queue.ts";
import { removeUnsentMails } from "#server/mail/removal.ts";
import type { OrderRow } from "./store.ts";

// The mails about an order's payment. As those about its steps, each waits a
// minute, and what undoes or follows its step removes it where it is unsent.

/** The mails that ask for money. */
export const ASKING: MailKind[] = ["order_payment", "order_payment_reminder"];

/** The customer's mail about each state; nobody is told that nothing is asked. */
const KINDS: Partial<Record<PaymentState, MailKind>> = {
  asked: "order_payment",
  paid: "order_paid",
  refunded: "order_refunded",
};

/** The customer's mails that a state makes untrue. */
const UNTRUE: Record<PaymentState, MailKind[]> = {
  open: [
    "order_payment",
    "order_payment_reminder",
    "order_paid",
    "order_refunded",
  ],
  asked: ["order_paid", "order_refunded"],
  paid: ["order_payment", "order_payment_reminder", "order_refunded"],
  refunded: ["order_payment", "order_payment_reminder", "order_paid"],
};

type PaymentChange = {
  order: Pick<
    OrderRow,
    "id" | "customerEmail" | "paymentAskedAt" | "createdAt"
  >;
  state: PaymentState;
  /** Whether the state is one that the order comes back to. */
  isBack: boolean;
  now: number;
};

/**
 * Queues the customer's mail about a new state of the payment, and removes the
 * unsent ones that it makes untrue. One who comes back to a state is mailed only
 * where the mail about it never went, or another about a later one did. Returns
 * the ids of the removed mails.
 */
export async function changePaymentMails(
  db: Tx,
  { order, state, isBack, now }: PaymentChange,
): Promise<number[]> {
  const { id: orderId, customerEmail: recipient } = order;
  const removed = await removeUnsentMails(db, {
    orderId,
    kinds: UNTRUE[state],
  });
  const kind = KINDS[state];
  if (!kind) return removed;
  const has = (kinds: MailKind[]) => hasMail(db, { orderId, kinds });
  const isKnown =
    isBack &&
    (isInConfirmation(order, state) || (await has([kind]))) &&
    !(await has(LATER[state] ?? []));
  if (!isKnown)
    await enqueueMail(db, {
      kind,
      recipient,
      orderId,
      now,
      dueAt: now + UNDO_MS,
    });
  return removed;
}

/** Whether the order asked for the money itself, as its confirmation says. */
const isInConfirmation = (
  { paymentAskedAt, createdAt }: PaymentChange["order"],
  state: PaymentState,
) => state === "asked" && paymentAskedAt === createdAt;

/** The mails about what follows a state, of which unsent ones are removed. */
const LATER: Partial<Record<PaymentState, MailKind[]>> = {
  asked: ["order_paid", "order_refunded"],
  paid: ["order_refunded"],
};

type RefundChange = Pick<PaymentChange, "order" | "now">;

/**
 * Queues the mail that an amount went back; each has its own. Returns the ids of
 * the mails about the payment that it makes untrue.
 */
export async function enqueueRefundMail(
  db: Tx,
  { order, done, now }: RefundChange & { done: Refund },
): Promise<number[]> {
  const { id: orderId, customerEmail: recipient } = order;
  await enqueueMail(db, {
    kind: "order_refunded",
    recipient,
    orderId,
    remarks: { refund: done },
    now,
    dueAt: now + UNDO_MS,
  });
  return removeUnsentMails(db, { orderId, kinds: ASKING });
}

/** Removes the mail about an amount that did not go back, if it waits. */
export function removeRefundMail(
  db: Tx,
  { order, last }: RefundChange & { last: Refund },
): Promise<number[]> {
  return removeUnsentMails(db, {
    orderId: order.id,
    kinds: ["order_refunded"],
    // An older version's mail names no amount.
    isMeant: (remarks) => (remarks?.refund?.at ?? last.at) === last.at,
  });
}

/** Queues a reminder. */
export async function enqueueReminder(
  db: Tx,
  { order, now }: Pick<PaymentChange, "order" | "now">,
): Promise<void> {
  await enqueueMail(db, {
    kind: "order_payment_reminder",
    recipient: order.customerEmail,
    orderId: order.id,
    now,
    dueAt: now + UNDO_MS,
  });
}

/** Takes an unsent reminder back. Returns the ids of the removed mails. */
export function removeReminder(db: Tx, orderId: number): Promise<number[]> {
  const kinds: MailKind[] = ["order_payment_reminder"];
  return removeUnsentMails(db, { orderId, kinds });
}
