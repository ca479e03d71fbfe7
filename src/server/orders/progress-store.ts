import { and, asc, eq, inArray, sql } from "drizzle-orm";
import {
  type Actor,
  FIRST_STEP,
  type OrderStatus,
  type Step,
} from "#shared/orders/state.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { ids, prepared } from "#server/db/prepared.ts";
import { orderEvents, orders } from "#server/db/schema/orders.ts";
import { hashToken } from "#server/runtime/random.ts";
import type { Viewer } from "./links.ts";
import type { OrderRow } from "./store.ts";

// Stores the progress of an order: its status, and the steps that led to it.

export type EventRow = typeof orderEvents.$inferSelect;

const selectByToken = {
  shopper: prepared((db) =>
    db
      .select()
      .from(orders)
      .where(eq(orders.shopperTokenHash, sql.placeholder("hash")))
      .prepare(),
  ),
  maker: prepared((db) =>
    db
      .select()
      .from(orders)
      .where(eq(orders.makerTokenHash, sql.placeholder("hash")))
      .prepare(),
  ),
};
const selectEvents = prepared((db) =>
  db
    .select()
    .from(orderEvents)
    .where(ids.in(orderEvents.orderId))
    .orderBy(asc(orderEvents.id))
    .prepare(),
);

/**
 * Finds the order of a link's token, which may be any text. The shopper's and
 * the maker's token each open only their own page. Every unknown token takes
 * the same time.
 */
export async function findOrderByToken(
  db: Db,
  { token, viewer }: { token: string; viewer: Viewer },
): Promise<OrderRow | undefined> {
  return selectByToken[viewer](db).get({ hash: hashToken(token) });
}

/** The steps of these orders after "received", oldest first. */
export async function listEvents(
  db: Db,
  orderIds: readonly number[],
): Promise<EventRow[]> {
  return selectEvents(db).all(ids.of(orderIds));
}

/** All steps of an order, starting with "received". */
export function toSteps(events: readonly EventRow[]): Step[] {
  return [FIRST_STEP, ...events];
}

/**
 * Changes an order's status. Returns false where the order no longer has the
 * status `from`, because another request changed it first.
 */
export async function replaceStatus(
  db: Tx,
  { id, from, to }: { id: number; from: OrderStatus; to: OrderStatus },
): Promise<boolean> {
  const moved = await db
    .update(orders)
    .set({ status: to })
    .where(and(eq(orders.id, id), eq(orders.status, from)))
    .returning({ id: orders.id })
    .all();
  return moved.length > 0;
}

type NewEvent = {
  orderId: number;
  status: OrderStatus;
  actor: Actor;
  note?: string | undefined;
  parcel?: Parcel | undefined;
  now: number;
};

/** The way of a parcel; a copy of an earlier version knows the link alone. */
export type Parcel = Pick<
  EventRow,
  "trackingUrl" | "trackingCarrier" | "trackingNumber"
>;

/** Adds a step to an order. */
export async function insertEvent(
  db: Tx,
  { note = "", parcel, now, ...event }: NewEvent,
): Promise<void> {
  await db
    .insert(orderEvents)
    .values({ ...event, note, trackingUrl: "", ...parcel, createdAt: now })
    .run();
}

/** Changes the note and tracking of a step; undefined keeps a value. */
export async function updateEvent(
  db: Tx,
  { id, note, parcel }: Pick<NewEvent, "note" | "parcel"> & { id: number },
): Promise<void> {
  if (note === undefined && !parcel) return;
  const words = { note, ...parcel };
  await db.update(orderEvents).set(words).where(eq(orderEvents.id, id)).run();
}

/** Deletes a step that is undone. */
export async function removeEvent(db: Tx, id: number): Promise<void> {
  await db.delete(orderEvents).where(eq(orderEvents.id, id)).run();
}

/** Disables the pages and deletes the steps of an erased customer's orders. */
export async function eraseProgress(db: Tx, orderIds: number[]): Promise<void> {
  await db
    .update(orders)
    .set({ shopperTokenHash: null, makerTokenHash: null })
    .where(inArray(orders.id, orderIds))
    .run();
  await db
    .delete(orderEvents)
    .where(inArray(orderEvents.orderId, orderIds))
    .run();
}
