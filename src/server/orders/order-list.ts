import { asc, gt } from "drizzle-orm";
import type { Order } from "#shared/orders/schema.ts";
import type { OrderAmounts } from "#shared/orders/progress.ts";
import type { OrderStatus } from "#shared/orders/state.ts";
import type { Db } from "#server/db/handle.ts";
import { orders } from "#server/db/schema/orders.ts";
import { toIso } from "#server/runtime/clock.ts";
import { listEvents } from "./progress-store.ts";
import {
  IS_OPEN,
  stateOf,
  toAmounts,
  withdrawnLinesOf,
} from "./order-state.ts";
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
  stands: boolean;
  isOpen: boolean;
  amounts: OrderAmounts;
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
    .where(IS_OPEN)
    .orderBy(asc(orders.id))
    .all();
  return withLives(db, rows);
}

async function withLives(db: Db, rows: OrderRow[]): Promise<ListedOrder[]> {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const events = await listEvents(db, [...rowOf.keys()]);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return (await withLines(db, rows)).flatMap((order) => {
    const row = rowOf.get(order.id);
    if (!row) return [];
    const state = stateOf(row, order.items);
    const events = eventsOf.get(order.id) ?? [];
    return {
      ...order,
      status: row.status,
      stands: state.stands,
      isOpen: state.isOpen,
      amounts: toAmounts(row, state),
      ...withdrawalOf(row),
      ...paymentOf(row),
      reachedAt: Object.fromEntries(
        events.map(({ status, createdAt }) => [status, toIso(createdAt)]),
      ),
    };
  });
}

function withdrawalOf(row: OrderRow) {
  const [first] = row.withdrawals ?? [];
  return {
    ...(first && { withdrawnAt: toIso(first.at) }),
    withdrawnLines: withdrawnLinesOf(row),
  };
}

function paymentOf({ paidAt, refundedAt }: OrderRow) {
  return {
    ...(paidAt !== null && { paidAt: toIso(paidAt) }),
    ...(refundedAt !== null && { refundedAt: toIso(refundedAt) }),
  };
}
