import { isCustomLine } from "#shared/cart/rules.ts";
import {
  type Actor,
  type OrderStatus,
  transition,
} from "#shared/orders/status.ts";
import type { Tx } from "#server/db/handle.ts";
import { Problem } from "#server/http/problem.ts";
import {
  insertEvent,
  listEvents,
  removeEvent,
  replaceStatus,
  toSteps,
  updateEvent,
} from "./life-store.ts";
import {
  enqueueMailAfterUndo,
  enqueueStatusMail,
  withdrawOldMails,
} from "./status-mails.ts";
import { returnStock, takeStockAgain } from "./stock.ts";
import { getOrder, type OrderRow } from "./store.ts";

type Move = {
  row: OrderRow;
  status: OrderStatus;
  /** The status that the maker saw. */
  from?: OrderStatus | undefined;
  note?: string | undefined;
  trackingUrl?: string | undefined;
  actor: Actor;
  /** How many days the shop remembers the mails that it sent. */
  mailDays: number;
  now: number;
};

/** The effects of a move that need an action after the commit. */
export type Moved = {
  isMoved: boolean;
  hasChangedStock: boolean;
  /** The ids of mails that were removed before they were sent. */
  withdrawnMails: number[];
};

const STAYED: Moved = {
  isMoved: false,
  hasChangedStock: false,
  withdrawnMails: [],
};

/**
 * Moves an order one step on or back. Changes the status, the stock and the
 * customer's mail in the caller's transaction. Throws "status_changed",
 * "status_skipped" or "charm_out_of_stock".
 */
export async function moveOrder(tx: Tx, move: Move): Promise<Moved> {
  const { row, status: to, from, note, trackingUrl } = move;
  const events = await listEvents(tx, [row.id]);
  const last = events.at(-1);
  const steps = toSteps(events);
  const current = last?.status ?? "received";
  switch (transition(steps, { to, from })) {
    case "same":
      if (last) await updateEvent(tx, { id: last.id, note, trackingUrl });
      return STAYED;
    case "on":
      return moveOn(tx, move, current);
    case "back":
      return moveBack(tx, { ...move, eventId: last?.id ?? 0 }, current);
    case "changed":
      throw new Problem("status_changed");
    case "withdrawn":
      throw new Problem("status_skipped", {
        message:
          "The customer has cancelled this order. If they want it after all, please ask them to order again.",
      });
    case "skipped":
      throw new Problem("status_skipped", {
        message:
          current === "sent"
            ? "This order has been sent already, so this cannot be done any more."
            : undefined,
      });
  }
}

async function moveOn(tx: Tx, move: Move, from: OrderStatus): Promise<Moved> {
  const { row, status: to, note, trackingUrl, actor, now } = move;
  await replaceOrThrow(tx, { id: row.id, from, to });
  const words = { note, trackingUrl };
  await insertEvent(tx, {
    orderId: row.id,
    status: to,
    actor,
    ...words,
    now,
  });
  const isCancelled = to === "cancelled";
  if (isCancelled) await returnStock(tx, { taken: row.takenStock ?? [], now });
  return {
    isMoved: true,
    hasChangedStock: isCancelled && hasTaken(row),
    withdrawnMails: await updateMails(tx, move, enqueueStatusMail),
  };
}

async function moveBack(
  tx: Tx,
  move: Move & { eventId: number },
  from: OrderStatus,
): Promise<Moved> {
  const { row, status: to, eventId, now } = move;
  await replaceOrThrow(tx, { id: row.id, from, to });
  await removeEvent(tx, eventId);
  const wasCancelled = from === "cancelled";
  if (wasCancelled)
    await takeStockAgain(tx, { taken: row.takenStock ?? [], now });
  return {
    isMoved: true,
    hasChangedStock: wasCancelled && hasTaken(row),
    withdrawnMails: await updateMails(tx, move, enqueueMailAfterUndo),
  };
}

/** Returns the ids of the mails that were withdrawn. */
async function updateMails(
  tx: Tx,
  { row: order, status, mailDays, now }: Move,
  enqueue: typeof enqueueStatusMail,
): Promise<number[]> {
  const { items } = await getOrder(tx, order.id);
  const pictures = items.filter(isCustomLine).length;
  // First: what is queued depends on the mails that there were.
  await enqueue(tx, { order, status, pictures, mailDays, now });
  return withdrawOldMails(tx, { orderId: order.id, status });
}

/** Throws "status_changed" where another request moved the order first. */
async function replaceOrThrow(
  tx: Tx,
  change: { id: number; from: OrderStatus; to: OrderStatus },
): Promise<void> {
  if (!(await replaceStatus(tx, change))) throw new Problem("status_changed");
}

const hasTaken = ({ takenStock }: OrderRow) => (takenStock ?? []).length > 0;
