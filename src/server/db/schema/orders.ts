import { sql } from "drizzle-orm";
import {
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { Address, Gift } from "#shared/delivery/schema.ts";
import type { DiscountKind } from "#shared/discounts/rules.ts";
import { LANGUAGES } from "#shared/messages/languages.ts";
import type { Change } from "#shared/orders/schema.ts";
import { ACTORS, ORDER_STATUSES } from "#shared/orders/state.ts";
import { PAYMENT_STATES } from "#shared/payment/rules.ts";
import { createdAt, flag } from "./columns.ts";

// Orders, as snapshots that later changes to the catalog do not affect, and the
// progress of each order.

/** The pieces of a counted thing that an order took from the stock. */
export type TakenPiece = { quantity: number } & (
  | { charmId: number }
  | { kind: "product" | "resin"; id: number }
  | { kind: "variant"; id: number; productId: number }
);

/** Which parts lie ready for an order, and how many of each when it was ticked. */
type Picked = Record<string, number>;

/** The chosen way of delivery, as it was offered when the order was placed. */
export type OrderedDelivery = {
  id: number;
  name: string;
  note: string;
  priceCents: number;
};

/** A code as it was used, with its rule, for what is corrected later. */
export type OrderedDiscount = {
  id: number;
  code: string;
  kind: DiscountKind;
  /** Percent, or cents; 0 where the delivery is free. */
  value: number;
  leavesOutSales: boolean;
  /** What it took off the order. */
  cents: number;
};

/** A declaration of withdrawal: when, and from which lines, counted from 0. */
export type Withdrawal = { at: number; lines: number[] };

/**
 * A sum that the maker paid back, in cents of the order's currency, and its
 * time.
 */
export type Refund = { at: number; cents: number };

// Words of SQL, as of an index: SQLite must read them before the values come.

export const IS_ASKED = sql`payment_state = 'asked'`;
/** The orders of which something is still to be made or sent. */
export const IS_OPEN = sql`status in ('received', 'making') and is_withdrawn = 0`;
/** Sent or collected, and not paid, asked for or not. */
export const IS_OWED = sql`status = 'sent' and is_withdrawn = 0 and total_cents > 0 and (payment_state is null or payment_state in ('open', 'asked'))`;
/** Written by an earlier version, which knew no search. */
export const IS_UNSEARCHED = sql`search_text is null`;
/** Paid, and perhaps for something that no longer stands. */
export const MAY_BE_REFUNDABLE = sql`payment_state in ('paid', 'refunded') and (status = 'cancelled' or is_withdrawn = 1 or withdrawals is not null)`;

/** The cart of an order that the maker took herself: carts begin with 1. */
export const NO_CART = 0;
/** The product of a line that the maker named herself. */
export const NO_PRODUCT = 0;

export const orders = sqliteTable(
  "orders",
  {
    /** The order number; the first is 1001. */
    id: integer("id").primaryKey({ autoIncrement: true }),
    customerName: text("customer_name").notNull(),
    customerEmail: text("customer_email").notNull(),
    /**
     * Tells a customer's mailbox again, whichever way its address is written;
     * null: stored by an earlier version.
     */
    mailboxHash: text("mailbox_hash"),
    customerPhone: text("customer_phone").notNull(),
    /** All lines less the discount, and the delivery. */
    totalCents: integer("total_cents").notNull(),
    /** Null: it used no code. */
    discount: text("discount", { mode: "json" }).$type<OrderedDiscount>(),
    /** The id of the code, for queries. */
    discountId: integer("discount_id"),
    /** Null: the shop offered no choice. */
    delivery: text("delivery", { mode: "json" }).$type<OrderedDelivery>(),
    /** Null: its delivery needs none. */
    address: text("address", { mode: "json" }).$type<Address>(),
    /** The customer's words for the workshop; null: none. */
    note: text("customer_note"),
    /** Null: it is none. */
    gift: text("gift", { mode: "json" }).$type<Gift>(),
    /** The cart of the order, or NO_CART; no foreign key, because carts expire. */
    cartId: integer("cart_id").notNull(),
    idempotencyKey: text("idempotency_key"),
    /** SHA-256 of the request's content; tells a repeat from a reused key. */
    requestHash: text("request_hash").notNull(),
    /** Null if the version that stored the order had no statuses yet. */
    status: text("status", { enum: ORDER_STATUSES }),
    /** SHA-256 of the token in the link to each order page; null: no page. */
    shopperTokenHash: text("shopper_token_hash"),
    makerTokenHash: text("maker_token_hash"),
    /** The number of times that the maker's link was replaced by a new one. */
    makerLinkVersion: integer("maker_link_version").notNull().default(0),
    /**
     * The pieces that the order took from the stock; returned if it is
     * cancelled.
     */
    takenStock: text("taken_stock", { mode: "json" }).$type<TakenPiece[]>(),
    /**
     * In which language and currency it was placed; null: by a version that had
     * English and dollars alone.
     */
    language: text("language", { enum: LANGUAGES }),
    currency: text("currency"),
    /** The lines that its customer withdrew from, and when; null: none. */
    withdrawals: text("withdrawals", { mode: "json" }).$type<Withdrawal[]>(),
    /** Whether its customer withdrew from every line, for queries. */
    isWithdrawn: flag("is_withdrawn").default(false),
    /** Null: nobody has asked for the money, as in an earlier version. */
    paymentState: text("payment_state", { enum: PAYMENT_STATES }),
    paymentAskedAt: integer("payment_asked_at"),
    paymentRemindedAt: integer("payment_reminded_at"),
    paidAt: integer("paid_at"),
    /** When money last went back; null: none did. */
    refundedAt: integer("refunded_at"),
    /**
     * Each amount that went back. Null with a `refundedAt`: a version that knew
     * no amounts paid the total back.
     */
    refunds: text("refunds", { mode: "json" }).$type<Refund[]>(),
    picked: text("picked", { mode: "json" }).$type<Picked>(),
    /**
     * The number of times that it was corrected, by which two corrections at
     * once are told.
     */
    revision: integer("revision").notNull().default(0),
    /**
     * The number of clips that it asks to be made, without those that lay
     * ready; null: by a version that did not know.
     */
    clipsToMake: integer("clips_to_make"),
    /** When the maker first looked at it; null: not yet. */
    seenAt: integer("seen_at"),
    /** The day by which it was said to be ready (ISO); null: nothing was said. */
    readyBy: text("ready_by"),
    /** The maker's note to herself; null: none. */
    memo: text("memo"),
    /** Where the maker took an order of her own; null: it came by the shop. */
    source: text("source"),
    /** What a search looks through; null: written by an earlier version. */
    searchText: text("search_text"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("orders_idempotency_key").on(table.idempotencyKey),
    uniqueIndex("orders_shopper_token").on(table.shopperTokenHash),
    uniqueIndex("orders_maker_token").on(table.makerTokenHash),
    index("orders_cart").on(table.cartId, table.createdAt),
    index("orders_mailbox").on(table.mailboxHash),
    index("orders_status").on(table.status),
    index("orders_discount")
      .on(table.discountId)
      .where(sql`discount_id is not null`),
    index("orders_unpaid").on(table.paymentAskedAt).where(IS_ASKED),
    index("orders_stage")
      .on(table.status, table.readyBy, table.id)
      .where(IS_OPEN),
    index("orders_owed")
      .on(table.status, table.paymentAskedAt, table.id)
      .where(IS_OWED),
    index("orders_refundable").on(table.id).where(MAY_BE_REFUNDABLE),
    index("orders_placed").on(table.createdAt),
    index("orders_unsearched").on(table.id).where(IS_UNSEARCHED),
  ],
);

/** The order that the transaction has just inserted, under its lock. */
export const NEWEST_ORDER = sql<number>`(select max(id) from orders)`;

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
    /** -1 for a custom clip, or NO_PRODUCT; no foreign key, because this is a snapshot. */
    productId: integer("product_id").notNull(),
    variantId: integer("variant_id"),
    name: text("name").notNull(),
    variantTitle: text("variant_title"),
    description: text("description").notNull(),
    quantity: integer("quantity").notNull(),
    priceCents: integer("price_cents").notNull(),
    /** What it cost without the sale that ran; null: there was none. */
    regularCents: integer("regular_cents"),
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
    /** Both, or neither: then the address says it all. */
    trackingCarrier: text("tracking_carrier"),
    trackingNumber: text("tracking_number"),
    createdAt: createdAt(),
  },
  (table) => [index("order_events_order").on(table.orderId)],
);

/** The corrections that the maker made in an order before it was made. */
export const orderCorrections = sqliteTable(
  "order_corrections",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    changes: text("changes", { mode: "json" }).$type<Change[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("order_corrections_order").on(table.orderId)],
);

/** Keys that the shop generated for itself, named by their purpose. */
export const secrets = sqliteTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
