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
  },
  (table) => [uniqueIndex("designs_code").on(table.code)],
);
