import { DAY_MS } from "#shared/durations.ts";
import { MAX_CONFIRMATIONS_A_DAY } from "#shared/orders/schema.ts";
import { UNDO_MS } from "#shared/orders/life-schema.ts";
import type { OrderStatus } from "#shared/orders/status.ts";
import type { Tx } from "#server/db/handle.ts";
import type { MailKind } from "#server/db/schema/mails.ts";
import { countMailsTo, enqueueMail, hasMail } from "#server/mail/queue.ts";
import { removeUnsentMails } from "#server/mail/removal.ts";
import type { OrderRow } from "./store.ts";

// The mails about an order's steps. The transaction of a step queues its mail,
// due a minute later. Undoing the step removes the unsent mail, even if the
// shop was stopped or killed in between.

/** The customer's mail about each status; "received" has the confirmation. */
const KINDS: Partial<Record<OrderStatus, MailKind>> = {
  making: "order_making",
  sent: "order_sent",
  cancelled: "order_cancelled",
};

type Change = {
  order: Pick<OrderRow, "id" | "customerEmail">;
  status: OrderStatus;
  /** How many designs the mail shows. */
  pictures: number;
  now: number;
};

/**
 * Queues the customer's mail about a new status, up to a daily limit for each
 * mailbox and kind. Announces a cancellation only to an address that had an
 * earlier mail about the order, because the address may be somebody else's.
 */
export async function enqueueStatusMail(
  db: Tx,
  { order, status, pictures, now }: Change,
): Promise<void> {
  const kind = KINDS[status];
  if (!kind) return;
  const { id: orderId, customerEmail: recipient } = order;
  if (status === "cancelled" && !(await wasTold(db, orderId))) return;
  const since = now - DAY_MS;
  const sent = await countMailsTo(db, { recipient, kind, since });
  if (sent >= MAX_CONFIRMATIONS_A_DAY) return;
  const dueAt = now + UNDO_MS;
  await enqueueMail(db, { kind, recipient, orderId, pictures, now, dueAt });
}

const wasTold = (db: Tx, orderId: number) =>
  hasMail(db, { orderId, kinds: ["order_customer", "order_making"] });

/**
 * Removes the unsent mails about these statuses, which the order has left.
 * Returns the ids of the mails.
 */
export async function withdrawStatusMails(
  db: Tx,
  { orderId, statuses }: { orderId: number; statuses: OrderStatus[] },
): Promise<number[]> {
  const kinds = statuses.flatMap((status) => KINDS[status] ?? []);
  return removeUnsentMails(db, { orderId, kinds });
}
