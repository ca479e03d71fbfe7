import { eq } from "drizzle-orm";
import type { OrderItem } from "#shared/orders/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import {
  type MakerOrder,
  type PickInput,
  type PickList,
  type ShopperOrder,
  standingItems,
  type StatusInput,
} from "#shared/orders/progress.ts";
import { pickListOf } from "#shared/orders/picks.ts";
import {
  type Actor,
  canCancel,
  isCancelled,
  type OrderStatus,
  transition,
} from "#shared/orders/state.ts";
import {
  carriersOf,
  follow,
  isNumber,
  plainNumber,
} from "#shared/orders/tracking.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { orders } from "#server/db/schema/orders.ts";
import { ERASED_EMAIL } from "#server/mail/removal.ts";
import { readLegal } from "#server/site/store.ts";
import {
  changeAsMaker,
  changeAsShopper,
  type Effects,
} from "./change-order.ts";
import { readState, stateOf, withdrawnLinesOf } from "./order-state.ts";
import {
  insertEvent,
  listEvents,
  type Parcel,
  removeEvent,
  replaceStatus,
  toSteps,
  updateEvent,
} from "./progress-store.ts";
import {
  enqueueMailAfterUndo,
  enqueueMakerMail,
  enqueueStatusMail,
} from "./progress-mails.ts";
import { returnStock, takeStockAgain } from "./taken-pieces.ts";
import { getOrder, type OrderRow } from "./store.ts";

/**
 * Moves an order on, or one step back, as the maker requests. Repeating a status
 * changes only her note and the way of the parcel. Throws "not_found", "invalid",
 * "status_changed", "status_skipped", "charm_out_of_stock" or "not_enough".
 */
export async function setStatus(
  deps: Deps,
  { token, input }: { token: string; input: StatusInput },
): Promise<MakerOrder> {
  const { status, from, note } = input;
  const { country } = await readLegal(deps.db, deps.config);
  const parcel = parcelOf(input, country);
  const { mailDays } = deps.config;
  const move = {
    status,
    from,
    note,
    parcel,
    actor: "maker",
    mailDays,
  } as const;
  return changeAsMaker(deps, token, (tx, row, now) =>
    moveOrder(tx, { row, ...move, now }),
  );
}

/**
 * Returns the way of a parcel by its number or its link; undefined: nothing is
 * said of it. `country` is the maker's. Throws "invalid" for a number of no
 * carrier without a link.
 */
export function parcelOf(
  { trackingUrl, tracking }: Pick<StatusInput, "trackingUrl" | "tracking">,
  country: string,
): Parcel | undefined {
  const number = plainNumber(tracking?.number ?? "");
  if (number === "") {
    if (tracking === undefined && trackingUrl === undefined) return undefined;
    const none = { trackingCarrier: null, trackingNumber: null };
    return { trackingUrl: trackingUrl ?? "", ...none };
  }
  const id = tracking?.carrier || (carriersOf(number, country)[0] ?? "");
  const found = isNumber(number) ? follow(number, id) : undefined;
  const url = trackingUrl || found?.url;
  if (!url) throw invalidField("tracking.number", errorKey("trackingUnknown"));
  return {
    trackingUrl: url,
    trackingCarrier: found ? id : null,
    trackingNumber: found?.number ?? number,
  };
}

/**
 * Cancels an order for its shopper before the maker starts on it. Repeating the
 * call changes nothing. Throws "not_found" or "not_cancellable".
 */
export function cancelOrder(deps: Deps, token: string): Promise<ShopperOrder> {
  const { ownerEmail, supportEmail, mailDays } = deps.config;
  return changeAsShopper(deps, token, async (tx, row, now) => {
    const status = row.status ?? "received";
    if (isCancelled(status)) return {};
    if (!canCancel(status))
      throw new Problem("not_cancellable", {
        message: errorKey("alreadyMaking", supportEmail),
      });
    const to = { status: "cancelled", actor: "shopper" } as const;
    const moved = await moveOrder(tx, { row, ...to, mailDays, now });
    const about = { orderId: row.id, ownerEmail, now };
    return { ...moved, removedMails: await enqueueMakerMail(tx, about) };
  });
}

type Move = {
  row: OrderRow;
  status: OrderStatus;
  /** The status that the maker saw. */
  from?: OrderStatus | undefined;
  note?: string | undefined;
  /** Undefined: it stays as it is. */
  parcel?: Parcel | undefined;
  actor: Actor;
  /** The number of days for which the shop remembers the mails that it sent. */
  mailDays: number;
  now: number;
};

/**
 * Moves an order on, or one step back. Changes the status, the stock and the
 * customer's mail in the caller's transaction. Throws "status_changed",
 * "status_skipped" or "charm_out_of_stock".
 */
export async function moveOrder(tx: Tx, move: Move): Promise<Effects> {
  const { row, status: to, from, note, parcel } = move;
  const events = await listEvents(tx, [row.id]);
  const last = events.at(-1);
  const steps = toSteps(events);
  const current = last?.status ?? "received";
  switch (transition(steps, { to, from })) {
    case "same":
      if (last) await updateEvent(tx, { id: last.id, note, parcel });
      return {};
    case "on":
      if (!isCancelled(to) && !(await readState(tx, row)).stands)
        throw new Problem("status_skipped", {
          message: errorKey("withdrawnAll"),
        });
      return moveOn(tx, move, current);
    case "back":
      return moveBack(tx, { ...move, eventId: last?.id ?? 0 }, current);
    case "changed":
      throw new Problem("status_changed");
    case "withdrawn":
      throw new Problem("status_skipped", {
        message: errorKey("customerCancelled"),
      });
    case "skipped":
      throw new Problem("status_skipped", {
        message: current === "sent" ? errorKey("alreadySent") : undefined,
      });
  }
}

async function moveOn(tx: Tx, move: Move, from: OrderStatus): Promise<Effects> {
  const { row, status: to, note, parcel, actor, now } = move;
  await replaceOrThrow(tx, { id: row.id, from, to });
  const step = { orderId: row.id, status: to, actor, note, parcel, now };
  await insertEvent(tx, step);
  const givesBack = isCancelled(to);
  if (givesBack) await returnStock(tx, { taken: row.takenStock ?? [], now });
  await tellCustomer(tx, move, enqueueStatusMail);
  return { hasChangedStock: givesBack && hasTaken(row) };
}

async function moveBack(
  tx: Tx,
  move: Move & { eventId: number },
  from: OrderStatus,
): Promise<Effects> {
  const { row, status: to, eventId, now } = move;
  await replaceOrThrow(tx, { id: row.id, from, to });
  await removeEvent(tx, eventId);
  const wasCancelled = isCancelled(from);
  if (wasCancelled)
    await takeStockAgain(tx, { taken: row.takenStock ?? [], now });
  await tellCustomer(tx, move, enqueueMailAfterUndo);
  return { hasChangedStock: wasCancelled && hasTaken(row) };
}

async function tellCustomer(
  tx: Tx,
  { row: order, status, mailDays, now }: Move,
  enqueue: typeof enqueueStatusMail,
): Promise<void> {
  if (order.customerEmail === ERASED_EMAIL) return;
  const { items } = await getOrder(tx, order.id);
  const pictures = items.filter(isCustomLine).length;
  const isAsked = stateOf({ ...order, status }, items).payment === "asked";
  await enqueue(tx, { order, status, isAsked, pictures, mailDays, now });
}

/** Throws "status_changed" where another request moved the order first. */
async function replaceOrThrow(
  tx: Tx,
  change: { id: number; from: OrderStatus; to: OrderStatus },
): Promise<void> {
  if (!(await replaceStatus(tx, change))) throw new Problem("status_changed");
}

const hasTaken = ({ takenStock }: OrderRow) => (takenStock ?? []).length > 0;

/**
 * Ticks a part of an order's pick list off, or takes the tick back. Each tick is
 * sent alone, so that two devices do not undo each other's. Throws "not_found",
 * also for a part that the order does not need.
 */
export function setPicked(
  deps: Deps,
  { token, input }: { token: string; input: PickInput },
): Promise<MakerOrder> {
  return changeAsMaker(deps, token, async (tx, row) => {
    const { items } = await getOrder(tx, row.id);
    const picked = await tickPart(tx, { row, items, input });
    if (!picked) throw new Problem("not_found");
    return { row: picked };
  });
}

/** All that an order needs, without what its customer withdrew from. */
export function picksOf(row: OrderRow, items: OrderItem[]): PickList {
  const { stands } = stateOf(row, items);
  const withdrawnLines = withdrawnLinesOf(row);
  const toMake = standingItems({ stands, items, withdrawnLines });
  return pickListOf(toMake, row.picked ?? {});
}

/**
 * Ticks a part, or takes the tick back. Returns the order as it is then;
 * undefined for a part that it does not need.
 */
export async function tickPart(
  tx: Tx,
  {
    row,
    items,
    input,
  }: { row: OrderRow; items: OrderItem[]; input: PickInput },
): Promise<OrderRow | undefined> {
  const parts = Object.values(picksOf(row, items)).flat();
  const part = parts.find(({ key }) => key === input.key);
  if (!part) return undefined;
  if (part.isPicked === input.isPicked) return row;
  const ticked = parts.filter(({ key, isPicked }) =>
    key === input.key ? input.isPicked : isPicked,
  );
  const picked = Object.fromEntries(
    ticked.map(({ key, count }) => [key, count]),
  );
  await tx.update(orders).set({ picked }).where(eq(orders.id, row.id)).run();
  return { ...row, picked };
}
