import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

// Money is whole cents, times are milliseconds since 1970 (UTC). Rows that old
// carts and orders may still name are deleted softly, by `deletedAt`.

const createdAt = () => integer("created_at").notNull();
const updatedAt = () => integer("updated_at").notNull();
const deletedAt = () => integer("deleted_at");
const flag = (name: string) => integer(name, { mode: "boolean" }).notNull();
const notNegative = (name: string, column: AnySQLiteColumn) =>
  check(name, sql`${column} >= 0`);

export const products = sqliteTable(
  "products",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    description: text("description").notNull(),
    priceCents: integer("price_cents").notNull(),
    imageUrl: text("image_url").notNull(),
    isNew: flag("is_new"),
    isBestSeller: flag("is_best_seller"),
    inStock: flag("in_stock"),
    position: integer("position").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [notNegative("products_price", table.priceCents)],
);

export const variants = sqliteTable(
  "variants",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    title: text("title").notNull(),
    priceCents: integer("price_cents").notNull(),
    available: flag("available"),
    position: integer("position").notNull(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index("variants_product").on(table.productId),
    notNegative("variants_price", table.priceCents),
  ],
);

export const charms = sqliteTable(
  "charms",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    priceCents: integer("price_cents").notNull(),
    imageUrl: text("image_url").notNull(),
    inStock: flag("in_stock"),
    /** Above 0 the charm is counted; 0 with `inStock` is not. */
    stockQuantity: integer("stock_quantity").notNull(),
    position: integer("position").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    notNegative("charms_price", table.priceCents),
    notNegative("charms_stock", table.stockQuantity),
  ],
);

/** One row, id 1. */
export const clipConfig = sqliteTable(
  "clip_config",
  {
    id: integer("id").primaryKey(),
    name: text("name").notNull(),
    basePriceCents: integer("base_price_cents").notNull(),
    description: text("description").notNull(),
    imageUrl: text("image_url").notNull(),
    isEnabled: flag("is_enabled"),
    updatedAt: updatedAt(),
  },
  (table) => [check("clip_config_single", sql`${table.id} = 1`)],
);

/** What is known of each picture that the shop itself holds. */
export const pictures = sqliteTable("pictures", {
  imageUrl: text("image_url").primaryKey(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  widths: text("widths", { mode: "json" }).$type<number[]>().notNull(),
  placeholder: text("placeholder").notNull(),
  color: text("color").notNull(),
  createdAt: createdAt(),
});

export const carts = sqliteTable(
  "carts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** SHA-256 of the cookie, in hex: the table alone opens no cart. */
    tokenHash: text("token_hash").notNull(),
    createdAt: createdAt(),
    lastUsedAt: integer("last_used_at").notNull(),
  },
  (table) => [
    uniqueIndex("carts_token").on(table.tokenHash),
    index("carts_last_used").on(table.lastUsedAt),
  ],
);

export const cartLines = sqliteTable(
  "cart_lines",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    cartId: integer("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    /** Null for a custom clip, which is no product. */
    productId: integer("product_id").references(() => products.id),
    variantId: integer("variant_id").references(() => variants.id),
    quantity: integer("quantity").notNull(),
    /** Charm ids in the order chosen; null for a product. */
    selectedCharms: text("selected_charms", { mode: "json" }).$type<number[]>(),
    customText: text("custom_text"),
    /** The price of one when it was added, to tell of a change. */
    addedPriceCents: integer("added_price_cents").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("cart_lines_cart").on(table.cartId),
    check("cart_lines_quantity", sql`${table.quantity} between 1 and 99`),
    check(
      "cart_lines_kind",
      sql`(${table.productId} is null) = (${table.selectedCharms} is not null)`,
    ),
  ],
);

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

export const designs = sqliteTable(
  "designs",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    code: text("code").notNull(),
    selectedCharms: text("selected_charms", { mode: "json" })
      .$type<number[]>()
      .notNull(),
    customText: text("custom_text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("designs_code").on(table.code)],
);

const MAIL_KINDS = [
  "order_owner",
  "order_customer",
  "newsletter_welcome",
  "test",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_STATES = ["queued", "sending", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Charms that an order left nearly gone, as the owner's mail tells. */
export type LowCharm = { name: string; left: number };

export const outbox = sqliteTable(
  "outbox",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    kind: text("kind", { enum: MAIL_KINDS }).notNull(),
    recipient: text("recipient").notNull(),
    orderId: integer("order_id").references(() => orders.id),
    subscriberId: integer("subscriber_id").references(() => subscribers.id),
    /** For an owner's mail: what ran low with that order. */
    lowCharms: text("low_charms", { mode: "json" }).$type<LowCharm[]>(),
    /** Fixed for good, so that a mail sent twice is known as one. */
    messageId: text("message_id").notNull(),
    state: text("state", { enum: MAIL_STATES }).notNull(),
    attempts: integer("attempts").notNull(),
    nextAttemptAt: integer("next_attempt_at").notNull(),
    leasedUntil: integer("leased_until"),
    lastError: text("last_error"),
    lastErrorAt: integer("last_error_at"),
    /** When it was written as a file because no mail server is set up. */
    filedAt: integer("filed_at"),
    createdAt: createdAt(),
    sentAt: integer("sent_at"),
  },
  (table) => [
    uniqueIndex("outbox_message_id").on(table.messageId),
    index("outbox_due").on(table.state, table.nextAttemptAt),
    index("outbox_order").on(table.orderId),
  ],
);

export const subscribers = sqliteTable(
  "subscribers",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    email: text("email").notNull(),
    /** What the unsubscribe link carries. */
    token: text("token").notNull(),
    createdAt: createdAt(),
    welcomedAt: integer("welcomed_at").notNull(),
    unsubscribedAt: integer("unsubscribed_at"),
  },
  (table) => [
    uniqueIndex("subscribers_email").on(table.email),
    uniqueIndex("subscribers_token").on(table.token),
  ],
);

export const admins = sqliteTable(
  "admins",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    username: text("username").notNull(),
    passwordHash: text("password_hash").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("admins_username").on(table.username)],
);

export const sessions = sqliteTable("sessions", {
  /** SHA-256 of the cookie, in hex. */
  tokenHash: text("token_hash").primaryKey(),
  adminId: integer("admin_id")
    .notNull()
    .references(() => admins.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
  lastUsedAt: integer("last_used_at").notNull(),
});
