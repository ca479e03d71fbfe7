import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns.ts";
import { products, resins, variants } from "./catalog.ts";

// Shoppers' carts, and the designs of custom clips.

export const carts = sqliteTable(
  "carts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Hex SHA-256 of the cookie: a leaked table gives no access to carts. */
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
    /** Null for a custom clip, which is not a product. */
    productId: integer("product_id").references(() => products.id),
    variantId: integer("variant_id").references(() => variants.id),
    quantity: integer("quantity").notNull(),
    /** Charm ids in the order that was chosen; null for a product. */
    selectedCharms: text("selected_charms", { mode: "json" }).$type<number[]>(),
    customText: text("custom_text"),
    /** Null for a product, and for a clip with the built-in blush base. */
    resinId: integer("resin_id").references(() => resins.id),
    /** The unit price when the line was added, to detect a price change. */
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

/**
 * The pieces that are held for a line of a cart, and so taken for everybody
 * else until `until`. The row stays after that, so that the line can say so.
 */
export const holds = sqliteTable(
  "holds",
  {
    lineId: integer("line_id")
      .primaryKey()
      .references(() => cartLines.id, { onDelete: "cascade" }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    variantId: integer("variant_id").references(() => variants.id),
    quantity: integer("quantity").notNull(),
    /** When the hold began; of two holds, the earlier one comes first. */
    since: integer("since").notNull(),
    until: integer("until").notNull(),
  },
  (table) => [
    index("holds_product").on(table.productId, table.until),
    check("holds_quantity", sql`${table.quantity} > 0`),
  ],
);

/**
 * The pieces that were held from an address of origin in the last hours, or
 * were wanted there while others held them. A row stays when its hold, line or
 * cart is gone.
 */
export const holdTries = sqliteTable(
  "hold_tries",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    /** Null for the count of the product itself. */
    variantId: integer("variant_id").references(() => variants.id),
    /** As of those who wait; see `hashOrigin`. */
    originHash: text("origin_hash").notNull(),
    /** The hash of the network around it; null: written by an older version. */
    networkHash: text("network_hash"),
    /** 0: others held them. */
    pieces: integer("pieces").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("hold_tries_product").on(table.productId, table.createdAt),
    index("hold_tries_origin").on(table.originHash, table.createdAt),
    index("hold_tries_network").on(table.networkHash, table.createdAt),
    index("hold_tries_created").on(table.createdAt),
  ],
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
    /** Null for the built-in blush base. */
    resinId: integer("resin_id").references(() => resins.id),
    createdAt: createdAt(),
    /** To the day; null until the first sweep after an upgrade. */
    lastUsedAt: integer("last_used_at"),
  },
  (table) => [
    uniqueIndex("designs_code").on(table.code),
    index("designs_last_used").on(table.lastUsedAt),
    // Finds the saved designs of a clip that is put in a cart.
    index("designs_content").on(table.customText, table.selectedCharms),
  ],
);
