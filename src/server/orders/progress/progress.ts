import { errorText } from "#shared/messages/error-text.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import type {
  MakerOrder,
  ShopperOrder,
  StatusInput,
} from "#shared/orders/progress.ts";
import {
  type Actor,
  canCancel,
  type OrderStatus,
  transition,
} from "#shared/orders/status.ts";
import type { Tx } from "#server/db/handle.ts";
import { MAKER } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { removeMailFiles } from "#server/mail/mail-folder.ts";
import {
  getRowByToken,
  readMakerOrder,
  readShopperOrder,
} from "#server/orders/order-page.ts";
import {
  insertEvent,
  listEvents,
  removeEvent,
  replaceStatus,
  toSteps,
  updateEvent,
} from "./progress-store.ts";
import {
  enqueueMailAfterUndo,
  enqueueMakerMail,
  enqueueStatusMail,
  removeSupersededMails,
} from "./progress-mails.ts";
import { returnStock, takeStockAgain } from "#server/orders/taken-pieces.ts";
import { getOrder, type OrderRow } from "#server/orders/store.ts";

/**
 * Moves an order one step on or back, as the maker requests. Repeating a status
 * changes only her note and tracking link. Throws "not_found",
 * "status_changed", "status_skipped" or "charm_out_of_stock".
 */
export async function setStatus(
  deps: Deps,
  { token, input }: { token: string; input: StatusInput },
): Promise<MakerOrder> {
  const { order, moved } = await deps.commit(MAKER, async (tx) => {
    const row = await getRowByToken(tx, "maker", token);
    const moved = await moveOrder(tx, {
      row,
      ...input,
      actor: "maker",
      mailDays: deps.config.mailDays,
      now: deps.clock.now(),
    });
    return { moved, order: await readMakerOrder(deps, tx, row) };
  });
  afterMove(deps, moved);
  return order;
}

/**
 * Cancels an order for its shopper before the maker starts on it. Repeating the
 * call changes nothing. Throws "not_found" or "not_cancellable".
 */
export async function cancelOrder(
  deps: Deps,
  token: string,
): Promise<ShopperOrder> {
  const { ownerEmail, supportEmail, mailDays } = deps.config;
  const { order, moved } = await deps.commit(MAKER, async (tx) => {
    const row = await getRowByToken(tx, "shopper", token);
    const status = row.status ?? "received";
    if (status !== "cancelled" && !canCancel(status))
      throw new Problem("not_cancellable", {
        message: errorText("alreadyMaking", supportEmail),
      });
    const now = deps.clock.now();
    const to = { status: "cancelled", actor: "shopper" } as const;
    const moved = await moveOrder(tx, { row, ...to, mailDays, now });
    if (moved.isMoved)
      moved.supersededMails.push(
        ...(await enqueueMakerMail(tx, { orderId: row.id, ownerEmail, now })),
      );
    return { moved, order: await readShopperOrder(tx, row, deps.config) };
  });
  afterMove(deps, moved);
  return order;
}

function afterMove(deps: Deps, moved: Moved): void {
  if (moved.hasChangedStock) deps.changes.announce();
  // Without a mail server, the superseded mails may already be files.
  if (moved.supersededMails.length > 0)
    removeMailFiles(deps.config.dataDir, new Set(moved.supersededMails));
  if (moved.isMoved) deps.outboxWake();
}

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
type Moved = {
  isMoved: boolean;
  hasChangedStock: boolean;
  /** The ids of mails that were removed before they were sent. */
  supersededMails: number[];
};

const STAYED: Moved = {
  isMoved: false,
  hasChangedStock: false,
  supersededMails: [],
};

/**
 * Moves an order one step on or back. Changes the status, the stock and the
 * customer's mail in the caller's transaction. Throws "status_changed",
 * "status_skipped" or "charm_out_of_stock".
 */
async function moveOrder(tx: Tx, move: Move): Promise<Moved> {
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
        message: errorText("customerCancelled"),
      });
    case "skipped":
      throw new Problem("status_skipped", {
        message: current === "sent" ? errorText("alreadySent") : undefined,
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
    supersededMails: await updateMails(tx, move, enqueueStatusMail),
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
    supersededMails: await updateMails(tx, move, enqueueMailAfterUndo),
  };
}

/** Returns the ids of the mails that were superseded. */
async function updateMails(
  tx: Tx,
  { row: order, status, mailDays, now }: Move,
  enqueue: typeof enqueueStatusMail,
): Promise<number[]> {
  const { items } = await getOrder(tx, order.id);
  const pictures = items.filter(isCustomLine).length;
  // First: what is queued depends on the mails that there were.
  await enqueue(tx, { order, status, pictures, mailDays, now });
  return removeSupersededMails(tx, { orderId: order.id, status, now });
}

/** Throws "status_changed" where another request moved the order first. */
async function replaceOrThrow(
  tx: Tx,
  change: { id: number; from: OrderStatus; to: OrderStatus },
): Promise<void> {
  if (!(await replaceStatus(tx, change))) throw new Problem("status_changed");
}

const hasTaken = ({ takenStock }: OrderRow) => (takenStock ?? []).length > 0;
