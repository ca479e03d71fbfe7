import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";
import {
  createdAt,
  deletedAt,
  flag,
  notNegative,
  updatedAt,
} from "./columns.ts";

// What the maker sells, and the pictures of it.

export const products = sqliteTable(
  "products",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    description: text("description").notNull(),
    priceCents: integer("price_cents").notNull(),
    /** The first picture. */
    imageUrl: text("image_url").notNull(),
    /** The variant on it; no reference, as variants refer to products. */
    imageVariantId: integer("image_variant_id"),
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

/** The pictures of a product after its first. */
export const productPictures = sqliteTable(
  "product_pictures",
  {
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    /** From 1: the first picture is the product's own. */
    position: integer("position").notNull(),
    imageUrl: text("image_url").notNull(),
    variantId: integer("variant_id").references(() => variants.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
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

/** What a custom clip is poured in. */
export const resins = sqliteTable(
  "resins",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    /** Added to the base price of a clip. */
    priceCents: integer("price_cents").notNull(),
    imageUrl: text("image_url").notNull(),
    inStock: flag("in_stock"),
    position: integer("position").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [notNegative("resins_price", table.priceCents)],
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
