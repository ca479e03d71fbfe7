import { asc, inArray } from "drizzle-orm";
import { toPrice } from "#shared/money.ts";
import type { Order, OrderItem } from "#shared/orders.ts";
import type { PricedLine } from "#server/cart/priced-line.ts";
import { toDesignCharm } from "#server/clip/chosen-charms.ts";
import { toIso } from "#server/clock.ts";
import type { Tx } from "#server/db/open.ts";
import { orderLines, type orders } from "#server/db/schema.ts";

export type OrderRow = typeof orders.$inferSelect;
type OrderLineRow = typeof orderLines.$inferSelect;

/** Writes a cart's lines as snapshots that no later change touches. */
export function insertOrderLines(
  db: Tx,
  orderId: number,
  lines: PricedLine[],
): void {
  db.insert(orderLines)
    .values(lines.map((line) => ({ orderId, ...toSnapshot(line) })))
    .run();
}

/** Orders with their lines, as the wire has them. */
export function withLines(db: Tx, rows: OrderRow[]): Order[] {
  const lines = db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(orderLines.id))
    .all();
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  return rows.map((row) => toOrder(row, linesOf.get(row.id) ?? []));
}

function toSnapshot(line: PricedLine) {
  return {
    productId: line.productId,
    variantId: line.variantId,
    name: line.name,
    variantTitle: line.variantTitle,
    description: line.description,
    quantity: line.quantity,
    priceCents: line.priceCents,
    imageUrl: line.imageUrl,
    charms: line.design?.charms.map(({ id, name, priceCents, imageUrl }) => ({
      id,
      name,
      priceCents,
      imageUrl,
    })),
    customText: line.design?.customText,
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
