import { asc, eq, max, sql } from "drizzle-orm";
import { toPrice } from "#shared/cents.ts";
import {
  FIRST_ORDER_NUMBER,
  type Order,
  type OrderItem,
} from "#shared/orders.ts";
import type { PricedLine } from "#server/cart/priced-line.ts";
import { toDesignCharm } from "#server/clip/chosen-charms.ts";
import { toIso } from "#server/clock.ts";
import type { Tx } from "#server/db/open.ts";
import { ids, prepared } from "#server/db/prepared.ts";
import {
  type OrderedCharm,
  orderLines,
  orders,
} from "#server/db/schema/orders.ts";

export type OrderRow = typeof orders.$inferSelect;
type OrderLineRow = typeof orderLines.$inferSelect;

// Placeholders take what the database holds: null, or the JSON as text.
const insertOne = prepared((db) =>
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
    })
    .prepare(),
);
const insertOrderRow = prepared((db) =>
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
      createdAt: sql.placeholder("createdAt"),
    })
    .prepare(),
);
const selectLast = prepared((db) =>
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

/** Writes an order with a cart's lines, under the next number; the number. */
export function insertOrder(
  db: Tx,
  order: Omit<OrderRow, "id" | "totalCents">,
  lines: PricedLine[],
): number {
  const last = selectLast(db).get()?.id ?? FIRST_ORDER_NUMBER - 1;
  const id = last + 1;
  const totalCents = lines.reduce(
    (sum, line) => sum + line.priceCents * line.quantity,
    0,
  );
  insertOrderRow(db).run({ ...order, id, totalCents });
  for (const line of lines)
    insertOne(db).run({ orderId: id, ...toSnapshot(line) });
  return id;
}

/** The row of an order; undefined for an unknown number. */
export function findOrderRow(db: Tx, id: number): OrderRow | undefined {
  return selectOrder(db).get({ id });
}

/** Orders with their lines, as the wire has them. */
export function withLines(db: Tx, rows: OrderRow[]): Order[] {
  const lines = selectLines(db).all(ids.of(rows.map((row) => row.id)));
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  return rows.map((row) => toOrder(row, linesOf.get(row.id) ?? []));
}

/** A line as it is sold: no later change touches it. */
function toSnapshot({ design, ...line }: PricedLine) {
  const charms: OrderedCharm[] | undefined = design?.charms.map(
    ({ id, name, priceCents, imageUrl }) => ({
      id,
      name,
      priceCents,
      imageUrl,
    }),
  );
  return {
    ...line,
    charms: charms ? JSON.stringify(charms) : null,
    customText: design?.customText ?? null,
  };
}

function toOrder(row: OrderRow, lines: OrderLineRow[]): Order {
  return {
    id: row.id,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    total: toPrice(row.totalCents),
    items: lines.map(toItem),
    createdAt: toIso(row.createdAt),
  };
}

function toItem(line: OrderLineRow): OrderItem {
  return {
    productId: line.productId,
    productName: line.name,
    variantTitle: line.variantTitle,
    description: line.description,
    quantity: line.quantity,
    price: toPrice(line.priceCents),
    imageUrl: line.imageUrl,
    ...(line.charms && {
      selectedCharms: line.charms.map((charm) => charm.id),
      customText: line.customText ?? "",
      charms: line.charms.map(toDesignCharm),
    }),
  };
}
