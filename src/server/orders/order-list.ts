import { asc, gt, inArray } from "drizzle-orm";
import type { Order } from "#shared/orders/schema.ts";
import { OPEN_STATUSES, type OrderStatus } from "#shared/orders/status.ts";
import type { Db } from "#server/db/handle.ts";
import { orders } from "#server/db/schema/orders.ts";
import { toIso } from "#server/runtime/clock.ts";
import { listEvents } from "#server/orders/progress/progress-store.ts";
import { type OrderRow, withLines } from "./store.ts";

// Reads many orders at once. Only commands need this: no page lists orders.

export type ListedOrder = Order & {
  /** Null for an order from a version that stored no status. */
  status: OrderStatus | null;
  /** When the order reached each of its statuses after "received". */
  reachedAt: Partial<Record<OrderStatus, string>>;
  /** When the maker said that it is paid, and paid back; absent if not. */
  paidAt?: string;
  refundedAt?: string;
  /** When its customer withdrew; absent if not. */
  withdrawnAt?: string;
  /** The places of the lines that the customer withdrew from. */
  withdrawnLines: readonly number[];
};

const PAGE_SIZE = 500;

/**
 * Yields every order with its lines, oldest first, for the export. Reads the
 * orders in pages, so that many orders need no more memory than a few.
 */
export async function* listOrders(db: Db): AsyncGenerator<ListedOrder> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(orders)
      .where(gt(orders.id, after))
      .orderBy(asc(orders.id))
      .limit(PAGE_SIZE)
      .all();
    yield* await withLives(db, rows);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The orders that are still to be made or sent, oldest first. */
export async function listOpenOrders(db: Db): Promise<ListedOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.status, [...OPEN_STATUSES]))
    .orderBy(asc(orders.id))
    .all();
  return withLives(db, rows);
}

async function withLives(db: Db, rows: OrderRow[]): Promise<ListedOrder[]> {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const events = await listEvents(db, [...rowOf.keys()]);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return (await withLines(db, rows)).map((order) => ({
    ...order,
    status: rowOf.get(order.id)?.status ?? null,
    ...withdrawalOf(rowOf.get(order.id)),
    ...paymentOf(rowOf.get(order.id)),
    reachedAt: Object.fromEntries(
      (eventsOf.get(order.id) ?? []).map(({ status, createdAt }) => [
        status,
        toIso(createdAt),
      ]),
    ),
  }));
}

function withdrawalOf(row: OrderRow | undefined) {
  const withdrawals = row?.withdrawals ?? [];
  const [first] = withdrawals;
  return {
    ...(first && { withdrawnAt: toIso(first.at) }),
    withdrawnLines: withdrawals.flatMap(({ lines }) => lines),
  };
}

function paymentOf(row: OrderRow | undefined) {
  const { paidAt = null, refundedAt = null } = row ?? {};
  return {
    ...(paidAt !== null && { paidAt: toIso(paidAt) }),
    ...(refundedAt !== null && { refundedAt: toIso(refundedAt) }),
  };
}
