import { asc, count, eq, max, sql } from "drizzle-orm";
import {
  FIRST_CURRENCY,
  FIRST_ORDER_NUMBER,
  type Order,
} from "#shared/orders/schema.ts";
import { currencyDigits } from "#shared/money/schema.ts";
import { type Sum, type SumLine, sumUp } from "#shared/money/sum.ts";
import type { PricedLine } from "#server/cart/priced-line.ts";
import { findPictures } from "#server/images/store.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { ORDER_NUMBER } from "#server/db/locks.ts";
import { ids, insertRow, prepared } from "#server/db/prepared.ts";
import {
  NEWEST_ORDER,
  orderLines,
  orders,
  type TakenPiece,
} from "#server/db/schema/orders.ts";
import { Problem } from "#server/http/problem.ts";
import { hashMailbox } from "#server/mail/queue.ts";
import { makeTokens } from "./links.ts";
import { searchTextOf } from "./search-text.ts";
import { resinPictures, toItem, toOrder, toSnapshot } from "./snapshot.ts";

export type OrderRow = typeof orders.$inferSelect;

const orderLine = insertRow(orderLines, { orderId: NEWEST_ORDER });
const orderRow = insertRow(orders, {
  // Only SQL knows the next number: a process that asked for it could be
  // paused while all others wait for the lock of the numbers.
  id: sql`(select coalesce(max(id), ${FIRST_ORDER_NUMBER - 1}) + 1 from orders)`,
});
const selectOrder = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder("id")))
    .prepare(),
);
const selectLines = prepared((db) =>
  db
    .select()
    .from(orderLines)
    .where(ids.in(orderLines.orderId))
    .orderBy(asc(orderLines.id))
    .prepare(),
);

type NewOrder = Pick<
  OrderRow,
  | "customerName"
  | "customerEmail"
  | "customerPhone"
  | "cartId"
  | "idempotencyKey"
  | "requestHash"
  | "language"
  | "currency"
  | "delivery"
  | "address"
  | "note"
  | "gift"
  | "readyBy"
  | "clipsToMake"
  | "createdAt"
> &
  Partial<
    Pick<
      OrderRow,
      | "paymentState"
      | "paymentAskedAt"
      | "paidAt"
      | "source"
      | "seenAt"
      | "discount"
    >
  > & {
    takenStock: TakenPiece[];
  };

type Priced = {
  lines: readonly SumLine[];
  delivery: OrderRow["delivery"];
  discount?: OrderRow["discount"] | undefined;
  /** The decimals of the order's currency. */
  digits?: number;
};

/** Returns what lines come to with discount and delivery, in cents. */
export const sumOf = ({ delivery, ...priced }: Priced): Sum =>
  sumUp({ ...priced, deliveryCents: delivery?.priceCents });

/**
 * Inserts an order with a cart's lines at the end of the transaction: it takes
 * the next number, which has no gaps, so that every other order waits until then.
 * After `finish` the order is there as `getOrder` would return it; with `isRead`,
 * where the transaction goes on with it, before. `secret` is that of the links.
 */
export function insertOrder(
  db: Tx,
  {
    order,
    lines,
    secret,
    isRead = false,
  }: {
    order: NewOrder;
    lines: PricedLine[];
    secret: string;
    isRead?: boolean;
  },
): { order: Promise<Order>; shopperToken: string; makerToken: string } {
  const { discount = null } = order;
  const digits = discount
    ? currencyDigits(order.currency ?? FIRST_CURRENCY)
    : 2;
  const { totalCents, discountCents } = sumOf({ ...order, lines, digits });
  const used = discount && { ...discount, cents: discountCents };
  const tokens = makeTokens(secret, order);
  const sold = lines.map(toSnapshot);
  const row = {
    ...order,
    ...tokens.hashes,
    // That of nobody, where the maker knows no address.
    mailboxHash: order.customerEmail && hashMailbox(order.customerEmail),
    totalCents,
    discount: used,
    discountId: used?.id,
    status: "received" as const,
    searchText: searchTextOf(order, sold),
  };
  const pictures = resinPictures(lines);
  const place = async () => {
    const [, id] = await Promise.all([
      db.lock(ORDER_NUMBER),
      orderRow.id(db, row),
      ...sold.map((line) => orderLine.run(db, line)),
    ]);
    const items = sold.map((line) => toItem(line, pictures));
    return toOrder({ ...order, id, totalCents, discount: used }, items);
  };
  return {
    order: isRead ? place() : db.later(place),
    shopperToken: tokens.shopper,
    makerToken: tokens.maker,
  };
}

/** An order with its lines. Throws "not_found". */
export async function getOrder(db: Db, id: number): Promise<Order> {
  return (await readPlaced(db, await getOrderRow(db, id))).order;
}

/** An order without its lines; undefined if there is none. */
export async function findOrderRow(
  db: Db,
  id: number,
): Promise<OrderRow | undefined> {
  return selectOrder(db).get({ id });
}

/** An order without its lines. Throws "not_found". */
export async function getOrderRow(db: Db, id: number): Promise<OrderRow> {
  const row = await findOrderRow(db, id);
  if (!row) throw new Problem("not_found");
  return row;
}

/** Counts the orders that were ever placed. */
export async function countOrders(db: Db): Promise<number> {
  const [row] = await db.select({ orders: count() }).from(orders).all();
  return row?.orders ?? 0;
}

/** When the latest order was placed; undefined where there is none. */
export async function findLatestOrderTime(db: Db): Promise<number | undefined> {
  const [row] = await db
    .select({ at: max(orders.createdAt) })
    .from(orders)
    .all();
  return row?.at ?? undefined;
}

type LineRow = typeof orderLines.$inferSelect;

/** An order, and its lines as they are stored. */
export async function readPlaced(
  db: Db,
  row: OrderRow,
): Promise<{ order: Order; lines: LineRow[] }> {
  const lines = await selectLines(db).all(ids.of([row.id]));
  const pictures = await findResins(db, lines);
  const items = lines.map((line) => toItem(line, pictures));
  return { order: toOrder(row, items), lines };
}

/** These orders with their lines. */
export async function withLines(db: Db, rows: OrderRow[]): Promise<Order[]> {
  const lines = await selectLines(db).all(ids.of(rows.map((row) => row.id)));
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const pictures = await findResins(db, lines);
  return rows.map((row) =>
    toOrder(
      row,
      (linesOf.get(row.id) ?? []).map((line) => toItem(line, pictures)),
    ),
  );
}

/** The pictures of the resins in these lines. */
const findResins = (db: Db, lines: readonly LineRow[]) =>
  findPictures(
    db,
    lines.flatMap(({ resin }) => resin?.imageUrl ?? []),
  );
