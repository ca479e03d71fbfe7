import {
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { ACTORS, ORDER_STATUSES } from "#shared/orders/status.ts";
import { createdAt } from "./columns.ts";

// Orders, as snapshots that later changes to the catalog do not affect, and the
// progress of each order.

/** How many of a counted charm an order took from the stock. */
export type TakenCharm = { charmId: number; quantity: number };

export const orders = sqliteTable(
  "orders",
  {
    /** The order number; the first is 1001. */
    id: integer("id").primaryKey({ autoIncrement: true }),
    customerName: text("customer_name").notNull(),
    customerEmail: text("customer_email").notNull(),
    customerPhone: text("customer_phone").notNull(),
    totalCents: integer("total_cents").notNull(),
    /** The cart of the order; no foreign key, because carts expire. */
    cartId: integer("cart_id").notNull(),
    idempotencyKey: text("idempotency_key"),
    /** SHA-256 of the request's content; tells a repeat from a reused key. */
    requestHash: text("request_hash").notNull(),
    /** Null if the version that stored the order had no statuses yet. */
    status: text("status", { enum: ORDER_STATUSES }),
    /** SHA-256 of the token in the link to each order page; null: no page. */
    shopperTokenHash: text("shopper_token_hash"),
    makerTokenHash: text("maker_token_hash"),
    /** What the order took from the stock; returned if it is cancelled. */
    takenStock: text("taken_stock", { mode: "json" }).$type<TakenCharm[]>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("orders_idempotency_key").on(table.idempotencyKey),
    uniqueIndex("orders_shopper_token").on(table.shopperTokenHash),
    uniqueIndex("orders_maker_token").on(table.makerTokenHash),
    index("orders_cart").on(table.cartId, table.createdAt),
  ],
);

/** A charm or a resin, as it was sold. */
export type OrderedPart = {
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
    /** -1 for a custom clip; no foreign key, because this is a snapshot. */
    productId: integer("product_id").notNull(),
    variantId: integer("variant_id"),
    name: text("name").notNull(),
    variantTitle: text("variant_title"),
    description: text("description").notNull(),
    quantity: integer("quantity").notNull(),
    priceCents: integer("price_cents").notNull(),
    imageUrl: text("image_url").notNull(),
    charms: text("charms", { mode: "json" }).$type<OrderedPart[]>(),
    customText: text("custom_text"),
    /** Null for a product, and for a clip with the built-in blush base. */
    resin: text("resin", { mode: "json" }).$type<OrderedPart>(),
  },
  (table) => [index("order_lines_order").on(table.orderId)],
);

/** The steps of an order after it was placed; a step back deletes the last. */
export const orderEvents = sqliteTable(
  "order_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    status: text("status", { enum: ORDER_STATUSES }).notNull(),
    actor: text("actor", { enum: ACTORS }).notNull(),
    note: text("note").notNull(),
    trackingUrl: text("tracking_url").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("order_events_order").on(table.orderId)],
);

/** Keys that the shop generated for itself, named by their purpose. */
export const secrets = sqliteTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
