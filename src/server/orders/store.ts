import { asc, count, eq, max, sql } from "drizzle-orm";
import { FIRST_ORDER_NUMBER, type Order } from "#shared/orders/schema.ts";
import type { PricedLine } from "#server/cart/priced-lines.ts";
import { findPictures } from "#server/images/store.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { ids, prepared } from "#server/db/prepared.ts";
import {
  orderLines,
  orders,
  type TakenCharm,
} from "#server/db/schema/orders.ts";
import { Problem } from "#server/http/problem.ts";
import { getLinkSecret, makeTokens } from "./links.ts";
import { resinPictures, toItem, toOrder, toSnapshot } from "./snapshot.ts";

export type OrderRow = typeof orders.$inferSelect;

// Placeholders take values in their stored form: null, or JSON as text.
const insertLineRow = prepared((db: Tx) =>
  db
    .insert(orderLines)
    .values({
      orderId: sql.placeholder("orderId"),
      productId: sql.placeholder("productId"),
      variantId: sql.placeholder("variantId"),
      name: sql.placeholder("name"),
      variantTitle: sql.placeholder("variantTitle"),
      description: sql.placeholder("description"),
      quantity: sql.placeholder("quantity"),
      priceCents: sql.placeholder("priceCents"),
      imageUrl: sql.placeholder("imageUrl"),
      charms: sql`${sql.placeholder("charms")}`,
      customText: sql.placeholder("customText"),
      resin: sql`${sql.placeholder("resin")}`,
    })
    .prepare(),
);
const insertOrderRow = prepared((db: Tx) =>
  db
    .insert(orders)
    .values({
      id: sql.placeholder("id"),
      customerName: sql.placeholder("customerName"),
      customerEmail: sql.placeholder("customerEmail"),
      customerPhone: sql.placeholder("customerPhone"),
      totalCents: sql.placeholder("totalCents"),
      cartId: sql.placeholder("cartId"),
      idempotencyKey: sql.placeholder("idempotencyKey"),
      requestHash: sql.placeholder("requestHash"),
      status: "received",
      shopperTokenHash: sql.placeholder("shopperTokenHash"),
      makerTokenHash: sql.placeholder("makerTokenHash"),
      takenStock: sql`${sql.placeholder("takenStock")}`,
      createdAt: sql.placeholder("createdAt"),
    })
    .prepare(),
);
const selectLastId = prepared((db) =>
  db
    .select({ id: max(orders.id) })
    .from(orders)
    .prepare(),
);
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
  | "createdAt"
> & { takenStock: TakenCharm[] };

/**
 * Inserts an order with a cart's lines, under the next number. Returns the
 * order as `getOrder` would, and the shopper's token.
 */
export async function insertOrder(
  db: Tx,
  { order, lines }: { order: NewOrder; lines: PricedLine[] },
): Promise<{ order: Order; shopperToken: string }> {
  const last = (await selectLastId(db).get())?.id ?? FIRST_ORDER_NUMBER - 1;
  const id = last + 1;
  const totalCents = lines.reduce(
    (sum, line) => sum + line.priceCents * line.quantity,
    0,
  );
  const { createdAt } = order;
  const secret = await getLinkSecret(db);
  const tokens = makeTokens(secret, { id, createdAt });
  const takenStock = JSON.stringify(order.takenStock);
  await insertOrderRow(db).run({
    ...order,
    ...tokens.hashes,
    takenStock,
    id,
    totalCents,
  });
  const sold = lines.map(toSnapshot);
  for (const { charms, resin, ...line } of sold)
    await insertLineRow(db).run({
      ...line,
      orderId: id,
      charms: charms && JSON.stringify(charms),
      resin: resin && JSON.stringify(resin),
    });
  const pictures = resinPictures(lines);
  const items = sold.map((line) => toItem(line, pictures));
  return {
    order: toOrder({ ...order, id, totalCents }, items),
    shopperToken: tokens.shopper,
  };
}

/** An order with its lines. Throws "not_found". */
export async function getOrder(db: Db, id: number): Promise<Order> {
  const [order] = await withLines(db, [await getOrderRow(db, id)]);
  if (!order) throw new Problem("not_found");
  return order;
}

/** An order without its lines. Throws "not_found". */
export async function getOrderRow(db: Db, id: number): Promise<OrderRow> {
  const row = await selectOrder(db).get({ id });
  if (!row) throw new Problem("not_found");
  return row;
}

/** How many orders were ever placed. */
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

/** These orders with their lines. */
export async function withLines(db: Db, rows: OrderRow[]): Promise<Order[]> {
  const lines = await selectLines(db).all(ids.of(rows.map((row) => row.id)));
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const pictures = await findPictures(
    db,
    lines.flatMap(({ resin }) => resin?.imageUrl ?? []),
  );
  return rows.map((row) =>
    toOrder(
      row,
      (linesOf.get(row.id) ?? []).map((line) => toItem(line, pictures)),
    ),
  );
}
