import { DAY_MS } from "#shared/durations.ts";
import { MAX_CONFIRMATIONS_A_DAY } from "#shared/orders/schema.ts";
import { UNDO_MS } from "#shared/orders/life-schema.ts";
import type { OrderStatus } from "#shared/orders/status.ts";
import type { Tx } from "#server/db/handle.ts";
import type { MailKind } from "#server/db/schema/mails.ts";
import { countMailsTo, enqueueMail, hasMail } from "#server/mail/queue.ts";
import { removeUnsentMails } from "#server/mail/removal.ts";
import type { OrderRow } from "./store.ts";

// The mails about an order's steps. They are queued in the transaction of the
// step and wait a minute there, so a step that is taken back takes its mail
// with it, whenever the shop is stopped or killed.

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
 * Queues the customer's mail about a new status. Nobody's mailbox gets more
 * than a few of a kind in a day. That an order is cancelled is told only to
 * somebody who was told of it: the address may be another's.
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
 * Removes what is not sent yet of the mails about statuses that an order has
 * left behind. Returns the ids of the mails.
 */
export async function withdrawStatusMails(
  db: Tx,
  { orderId, statuses }: { orderId: number; statuses: OrderStatus[] },
): Promise<number[]> {
  const kinds = statuses.flatMap((status) => KINDS[status] ?? []);
  return removeUnsentMails(db, { orderId, kinds });
}
