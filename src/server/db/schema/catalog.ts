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

// The tables of the products that the maker sells, with their pictures.

/**
 * The number of pieces that there are. Above 0, orders reduce it. 0 with
 * `inStock` (of a variant: `available`): stock is not counted. Added to tables
 * that were there, so it has a default.
 */
const addedStockQuantity = () => integer("stock_quantity").notNull().default(0);

/**
 * Whether it was counted when it was sold out, and so comes back with a piece.
 * Added to tables that were there, so it has a default.
 */
const wasCounted = () => flag("was_counted").default(false);

/** A lower price for a while; see `catalog/sale-prices.ts`. */
const salePrice = () => ({
  salePriceCents: integer("sale_price_cents"),
  saleFrom: integer("sale_from"),
  saleUntil: integer("sale_until"),
  /** The lowest price of the 30 days before it begins; null: not known. */
  saleLowestCents: integer("sale_lowest_cents"),
});

export const products = sqliteTable(
  "products",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    description: text("description").notNull(),
    priceCents: integer("price_cents").notNull(),
    ...salePrice(),
    /** The URL of the first picture. */
    imageUrl: text("image_url").notNull(),
    /** The variant in the picture; no foreign key, as it would be circular. */
    imageVariantId: integer("image_variant_id"),
    /**
     * The text that the law asks for about the product's safety; may be empty.
     */
    safety: text("safety").notNull().default(""),
    /** The address of its page; null until the shop starts or it is edited. */
    slug: text("slug"),
    /** More about the clip, in Markdown; may be empty. */
    details: text("details").notNull().default(""),
    /** The width of the clip; null where the maker has not said it. */
    widthMm: integer("width_mm"),
    /** Whether it is kept out of every list. */
    isHidden: flag("is_hidden").default(false),
    isNew: flag("is_new"),
    isBestSeller: flag("is_best_seller"),
    inStock: flag("in_stock"),
    stockQuantity: addedStockQuantity(),
    wasCounted: wasCounted(),
    /** When it can be bought first; null: as soon as it is in stock. */
    availableFrom: integer("available_from"),
    /** The name by which another shop's file knows the product. */
    importKey: text("import_key"),
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
    ...salePrice(),
    available: flag("available"),
    /** The width of this option; null where it is as wide as the product. */
    widthMm: integer("width_mm"),
    stockQuantity: addedStockQuantity(),
    wasCounted: wasCounted(),
    position: integer("position").notNull(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index("variants_product").on(table.productId),
    notNegative("variants_price", table.priceCents),
  ],
);

/** What was asked for a product or a variant from a moment on, or will be. */
export const pricePoints = sqliteTable(
  "price_points",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    productId: integer("product_id").notNull(),
    /** Null: the product itself. */
    variantId: integer("variant_id"),
    priceCents: integer("price_cents").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [index("price_points_product").on(table.productId)],
);

/** Every address that a product's page has, or had before it was changed. */
export const productSlugs = sqliteTable(
  "product_slugs",
  {
    slug: text("slug").primaryKey(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
  },
  (table) => [index("product_slugs_product").on(table.productId)],
);

/** The pictures of a product after the first one. */
export const productPictures = sqliteTable(
  "product_pictures",
  {
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    /** Starts at 1: the first picture is in `products`. */
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
    /** As `addedStockQuantity`. */
    stockQuantity: integer("stock_quantity").notNull(),
    wasCounted: wasCounted(),
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

/** The resins that custom clips are cast in. */
export const resins = sqliteTable(
  "resins",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    /** Added to the base price of a clip. */
    priceCents: integer("price_cents").notNull(),
    imageUrl: text("image_url").notNull(),
    inStock: flag("in_stock"),
    stockQuantity: addedStockQuantity(),
    wasCounted: wasCounted(),
    position: integer("position").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [notNegative("resins_price", table.priceCents)],
);

/** The table has one row, with id 1. */
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

/** Metadata of each picture that the shop itself stores. */
export const pictures = sqliteTable("pictures", {
  imageUrl: text("image_url").primaryKey(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  widths: text("widths", { mode: "json" }).$type<number[]>().notNull(),
  placeholder: text("placeholder").notNull(),
  color: text("color").notNull(),
  createdAt: createdAt(),
});
