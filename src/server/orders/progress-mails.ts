import { DAY_MS } from "#shared/text/dates.ts";
import { UNDO_MS } from "#shared/orders/state.ts";
import {
  isCancelled,
  type OrderState,
  type OrderStatus,
} from "#shared/orders/state.ts";
import type { PaymentState } from "#shared/payment/rules.ts";
import type { Tx } from "#server/db/handle.ts";
import type { MailKind, OrderRemarks } from "#server/db/schema/mails.ts";
import { enqueueMail, hasMail } from "#server/mail/queue.ts";
import { removeUnsentMails } from "#server/mail/removal.ts";
import { readState, refundsOf } from "./order-state.ts";
import type { OrderRow } from "./store.ts";

// The mails to the customer about an order's steps and its payment. The
// transaction of a step queues its mail, due a minute later. Whatever makes a mail
// untrue removes it while it is unsent, even if the shop was stopped or killed in
// between: undone, it would be wrong; after a further step, it would arrive with
// the mail about that step, or later.

/** The customer's mail about each status; "received" has the confirmation. */
const KINDS: Partial<Record<OrderStatus, MailKind>> = {
  making: "order_making",
  sent: "order_sent",
  cancelled: "order_cancelled",
};

type Said = {
  order: OrderRow;
  state: OrderState;
  remarks: OrderRemarks | null;
};

/** The truth of each mail, while which it stays; the others stay in any case. */
const STAYS_WHILE: Partial<Record<MailKind, (said: Said) => boolean>> = {
  order_customer: ({ order }) => !isCancelled(order.status),
  order_making: ({ order, state }) => order.status === "making" && state.stands,
  order_sent: ({ order }) => order.status === "sent",
  order_cancelled: ({ order }) => isCancelled(order.status),
  order_payment: ({ state }) => state.payment === "asked",
  order_payment_reminder: ({ state }) => state.payment === "asked",
  order_paid: ({ order }) => order.paidAt !== null,
  order_refunded: ({ order, remarks }) => isRefunded(order, remarks),
};

/** Whether an amount went back; an older version's mail names none. */
const isRefunded = (order: OrderRow, remarks: OrderRemarks | null) =>
  refundsOf(order).some(({ at }) => at === (remarks?.refund?.at ?? at));

/**
 * Removes the unsent mails that an order, as it is now, makes untrue. Returns their
 * ids.
 */
export async function removeUntrueMails(
  db: Tx,
  order: OrderRow,
): Promise<number[]> {
  const state = await readState(db, order);
  return removeUnsentMails(db, {
    orderId: order.id,
    which: ({ kind, remarks }) =>
      STAYS_WHILE[kind]?.({ order, state, remarks }) === false,
  });
}

type StatusChange = {
  order: Pick<
    OrderRow,
    "id" | "customerEmail" | "createdAt" | "paymentAskedAt"
  >;
  status: OrderStatus;
  /** Whether the order asks for its payment in that status. */
  isAsked: boolean;
  /** The number of designs that the mail shows. */
  pictures: number;
  /** The number of days for which the shop remembers the mails that it sent. */
  mailDays: number;
  now: number;
};

/**
 * Queues the customer's mail about a new status. Announces a cancellation only
 * to an address that had an earlier mail about the order, because the address
 * may be somebody else's.
 */
export async function enqueueStatusMail(
  db: Tx,
  change: StatusChange,
): Promise<void> {
  const { order, status, pictures, now } = change;
  const kind = KINDS[status];
  if (!kind) return;
  if (isCancelled(status) && !(await wasTold(db, change))) return;
  const { id: orderId, customerEmail: recipient } = order;
  const dueAt = now + UNDO_MS;
  await enqueueMail(db, { kind, recipient, orderId, pictures, now, dueAt });
}

/**
 * Queues again what the customer does not know of an order that is a step back:
 * the step that is undone superseded those mails, or the customer has read that
 * the order is cancelled.
 */
export async function enqueueMailAfterUndo(
  db: Tx,
  change: StatusChange,
): Promise<void> {
  const { order, status, isAsked, pictures, now } = change;
  const { id: orderId, customerEmail: recipient } = order;
  const has = (kind: MailKind) => hasMail(db, { orderId, kinds: [kind] });
  const had = async (kind: MailKind) =>
    isForgotten(change) || (await has(kind));
  // Whoever is told of a cancellation has had a confirmation, or one waited.
  if ((await has("order_cancelled")) && !(await had("order_customer"))) {
    const kind = "order_customer";
    await enqueueMail(db, { kind, recipient, orderId, pictures, now });
  }
  // The cancellation superseded a mail that asks for the money.
  if (isAsked)
    await enqueuePaymentMail(db, { order, state: "asked", isBack: true, now });
  const kind = KINDS[status];
  if (!kind) return;
  const kinds: MailKind[] = ["order_cancelled"];
  const isKnown =
    (await had(kind)) &&
    !(await hasMail(db, { orderId, kinds, state: "sent" }));
  if (!isKnown) await enqueueStatusMail(db, change);
}

/** Whether the order is so old that its mails may have been removed. */
function isForgotten({ order, mailDays, now }: StatusChange): boolean {
  return order.createdAt <= now - mailDays * DAY_MS;
}

/** Whether the customer had a mail; assumed where it is no longer known. */
async function wasTold(db: Tx, change: StatusChange): Promise<boolean> {
  if (isForgotten(change)) return true;
  const kinds: MailKind[] = [
    "order_customer",
    "order_making",
    "order_payment",
    "order_corrected",
  ];
  return hasMail(db, { orderId: change.order.id, kinds });
}

/**
 * Queues the maker's mail about an order that its customer has cancelled. Removes
 * the mail about the new order if it still waits: it would arrive last, and she
 * would make the order. Returns the ids of the removed mails.
 */
export async function enqueueMakerMail(
  tx: Tx,
  given: { orderId: number; ownerEmail: string; now: number },
): Promise<number[]> {
  const { orderId, ownerEmail: recipient, now } = given;
  const kind = "order_cancelled_owner";
  // First: its thread begins with the mail about the new order, which arrives
  // even if it is removed while it is being sent.
  await enqueueMail(tx, { kind, recipient, orderId, now });
  return removeUnsentMails(tx, { orderId, which: ["order_owner"] });
}

/** The customer's mail about each state of the payment that is told. */
const PAYMENT_KINDS: Partial<Record<PaymentState, MailKind>> = {
  asked: "order_payment",
  paid: "order_paid",
};

type PaymentChange = {
  order: StatusChange["order"];
  state: PaymentState;
  /** Whether the state is one that the order comes back to. */
  isBack: boolean;
  now: number;
};

/**
 * Queues the customer's mail about a new state of the payment. One who comes back
 * to a state is mailed only where the mail about it never went, or another about a
 * later one did.
 */
export async function enqueuePaymentMail(
  db: Tx,
  { order, state, isBack, now }: PaymentChange,
): Promise<void> {
  const { id: orderId, paymentAskedAt, createdAt } = order;
  const kind = PAYMENT_KINDS[state];
  if (!kind) return;
  // The order asked for the money itself, as its confirmation says.
  const isInConfirmation = state === "asked" && paymentAskedAt === createdAt;
  const later: MailKind[] = ["order_paid", "order_refunded"];
  const isKnown =
    isBack &&
    (isInConfirmation || (await hasMail(db, { orderId, kinds: [kind] }))) &&
    !(await hasMail(db, { orderId, kinds: later, state: "sent" }));
  if (!isKnown) await enqueueSoon(db, { kind, order, now });
}

type Soon = Pick<PaymentChange, "order" | "now"> & {
  kind: MailKind;
  remarks?: OrderRemarks;
};

/** Queues a mail to the customer that waits a minute. */
export async function enqueueSoon(
  db: Tx,
  { order, now, ...mail }: Soon,
): Promise<void> {
  const { id: orderId, customerEmail: recipient } = order;
  const dueAt = now + UNDO_MS;
  await enqueueMail(db, { ...mail, recipient, orderId, now, dueAt });
}
