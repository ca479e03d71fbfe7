import { DAY_MS } from "#shared/text/dates.ts";
import { UNDO_MS } from "#shared/orders/progress.ts";
import { isCancelled, type OrderStatus } from "#shared/orders/state.ts";
import type { Tx } from "#server/db/handle.ts";
import type { MailKind } from "#server/db/schema/mails.ts";
import { enqueueMail, hasMail } from "#server/mail/queue.ts";
import { removeUnsentMails } from "#server/mail/removal.ts";
import { ASKING, changePaymentMails } from "./payment-mails.ts";
import type { OrderRow } from "./store.ts";

// The mails about an order's steps. The transaction of a step queues its mail,
// due a minute later. Undoing the step removes the unsent mail, even if the
// shop was stopped or killed in between. A further step removes one that waits:
// it would arrive with the mail about that step, or later.

/** The customer's mail about each status; "received" has the confirmation. */
const KINDS: Partial<Record<OrderStatus, MailKind>> = {
  making: "order_making",
  sent: "order_sent",
  cancelled: "order_cancelled",
};

/** The customer's mails about the statuses before each. */
const EARLIER: Record<OrderStatus, MailKind[]> = {
  received: [],
  making: [],
  sent: ["order_making"],
  // Nothing is to be paid any more; what was paid is said in the mail itself.
  cancelled: ["order_customer", "order_making", ...ASKING],
};
/** The same about those after it, to which the order had come. */
const LATER: Record<OrderStatus, MailKind[]> = {
  received: ["order_making", "order_sent", "order_cancelled"],
  making: ["order_sent", "order_cancelled"],
  sent: ["order_cancelled"],
  cancelled: [],
};

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
    await changePaymentMails(db, { order, state: "asked", isBack: true, now });
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
  return removeUnsentMails(tx, { orderId, kinds: ["order_owner"] });
}

/**
 * Removes the customer's unsent mails that the status of the order contradicts,
 * or that its own mail makes superfluous. Returns the ids of the mails.
 */
export function removeSupersededMails(
  db: Tx,
  { orderId, status }: { orderId: number; status: OrderStatus },
): Promise<number[]> {
  const kinds = [...LATER[status], ...EARLIER[status]];
  return removeUnsentMails(db, { orderId, kinds });
}
