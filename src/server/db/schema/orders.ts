import {
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns.ts";

// What has been ordered: snapshots that no later change touches.

export const orders = sqliteTable(
  "orders",
  {
    /** The order number, from 1001. */
    id: integer("id").primaryKey({ autoIncrement: true }),
    customerName: text("customer_name").notNull(),
    customerEmail: text("customer_email").notNull(),
    customerPhone: text("customer_phone").notNull(),
    totalCents: integer("total_cents").notNull(),
    /** The cart it came from; no reference, carts expire. */
    cartId: integer("cart_id").notNull(),
    idempotencyKey: text("idempotency_key"),
    /** SHA-256 of the request's meaning, to tell a repeat from a reuse. */
    requestHash: text("request_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("orders_idempotency_key").on(table.idempotencyKey),
    index("orders_cart").on(table.cartId, table.createdAt),
  ],
);

export type OrderedCharm = {
  id: number;
  name: string;
  priceCents: number;
  imageUrl: string;
};

export const orderLines = sqliteTable(
  "order_lines",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    /** -1 for a custom clip; no reference, this is a snapshot. */
    productId: integer("product_id").notNull(),
    variantId: integer("variant_id"),
    name: text("name").notNull(),
    variantTitle: text("variant_title"),
    description: text("description").notNull(),
    quantity: integer("quantity").notNull(),
    priceCents: integer("price_cents").notNull(),
    imageUrl: text("image_url").notNull(),
    charms: text("charms", { mode: "json" }).$type<OrderedCharm[]>(),
    customText: text("custom_text"),
  },
  (table) => [index("order_lines_order").on(table.orderId)],
);
