import { and, count, eq, isNull, max } from "drizzle-orm";
import { PRODUCTS_PER_PAGE } from "#shared/catalog/pages.ts";
import type { Product, ProductInput } from "#shared/catalog/schema.ts";
import { nextUpdate, toIso } from "#server/runtime/clock.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { products } from "#server/db/schema/catalog.ts";
import { Problem } from "#server/http/problem.ts";
import { checkSameRows } from "./change.ts";
import { savePictures } from "./pictures.ts";
import { readProducts } from "./read-products.ts";
import { saveVariants } from "./variants.ts";

type ProductRow = typeof products.$inferSelect;

/** Returns every product that is not deleted, in the maker's order. */
export async function listProducts(db: Db): Promise<Product[]> {
  return readProducts(db, isNull(products.deletedAt));
}

/**
 * Returns one page of that list, counted from 1. A page after the last one is
 * empty.
 */
export async function listProductPage(
  db: Db,
  page: number,
): Promise<Product[]> {
  return readProducts(db, isNull(products.deletedAt), {
    limit: PRODUCTS_PER_PAGE,
    offset: (page - 1) * PRODUCTS_PER_PAGE,
  });
}

/** Returns the number of products that are not deleted. */
export async function countProducts(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(products)
    .where(isNull(products.deletedAt))
    .all();
  return row?.count ?? 0;
}

/** Returns a product. Throws "not_found" if it is deleted or unknown. */
export async function getProduct(db: Db, id: number): Promise<Product> {
  const [product] = await readProducts(
    db,
    and(eq(products.id, id), isNull(products.deletedAt)),
  );
  if (!product) throw new Problem("not_found", { message: GONE });
  return product;
}

/** Adds a product after all others. */
export async function createProduct(
  db: Tx,
  { now, variants = [], pictures, ...input }: ProductInput & { now: number },
): Promise<Product> {
  const position = await nextPosition(db);
  const [row] = await insertProducts(db, {
    products: [{ ...input, position }],
    now,
  });
  if (!row) throw new Error("the product was not stored");
  const { id } = row;
  await saveVariants(db, { productId: id, variants, now });
  if (pictures)
    await db
      .update(products)
      .set(await savePictures(db, { productId: id, pictures }))
      .where(eq(products.id, id))
      .run();
  return getProduct(db, id);
}

type NewProduct = ProductColumns & { position: number };

/** Adds products without variants in one statement. Returns their ids. */
export async function insertProducts(
  db: Tx,
  { products: given, now }: { products: NewProduct[]; now: number },
): Promise<{ id: number; position: number }[]> {
  const rows = given.map(({ position, ...input }) => ({
    ...toColumns(input),
    position,
    createdAt: now,
    updatedAt: now,
  }));
  return db
    .insert(products)
    .values(rows)
    .returning({ id: products.id, position: products.position })
    .all();
}

type ProductUpdate = ProductInput & {
  id: number;
  now: number;
  /** The `updatedAt` that the editor started from. */
  ifMatchUpdatedAt?: string | undefined;
};

/**
 * Changes a product. If `variants` or `pictures` are undefined, the stored ones
 * stay. Throws "stale" with the current product if another edit came first, and
 * "not_found" for a deleted or unknown product.
 */
export async function updateProduct(
  db: Tx,
  { id, now, ifMatchUpdatedAt, variants, pictures, ...input }: ProductUpdate,
): Promise<Product> {
  const row = await getRow(db, id);
  if (ifMatchUpdatedAt && ifMatchUpdatedAt !== toIso(row.updatedAt))
    throw new Problem("stale", {
      extra: { current: await getProduct(db, id) },
    });
  const updatedAt = nextUpdate(now, row.updatedAt);
  if (variants)
    await saveVariants(db, { productId: id, variants, now: updatedAt });
  const changed =
    pictures && (await savePictures(db, { productId: id, pictures }));
  await db
    .update(products)
    .set({ ...toColumns(input), ...changed, updatedAt })
    .where(eq(products.id, id))
    .run();
  return getProduct(db, id);
}

type Target = { id: number; now: number };

/** Marks a product as deleted. Its row stays for carts and orders. */
export async function removeProduct(
  db: Tx,
  { id, now }: Target,
): Promise<void> {
  const row = await getRow(db, id);
  const deletedAt = nextUpdate(now, row.updatedAt);
  await db
    .update(products)
    .set({ deletedAt, updatedAt: deletedAt })
    .where(eq(products.id, id))
    .run();
}

/** Undoes a deletion. The product has the same place in the order as before. */
export async function restoreProduct(
  db: Tx,
  { id, now }: Target,
): Promise<Product> {
  const [row] = await db
    .select()
    .from(products)
    .where(eq(products.id, id))
    .all();
  if (!row) throw new Problem("not_found", { message: GONE });
  await db
    .update(products)
    .set({ deletedAt: null, updatedAt: nextUpdate(now, row.updatedAt) })
    .where(eq(products.id, id))
    .run();
  return getProduct(db, id);
}

/** Sorts the products as in `ids`, which must contain each id once. */
export async function reorderProducts(
  db: Tx,
  { ids }: { ids: number[] },
): Promise<Product[]> {
  const { id, position } = products;
  const rows = await db
    .select({ id, position })
    .from(products)
    .where(isNull(products.deletedAt))
    .all();
  const before = new Map(rows.map((row) => [row.id, row.position]));
  checkSameRows(ids, [...before.keys()]);
  // A move changes a few rows. Writing all 1,000 would take PostgreSQL as many
  // round trips.
  for (const [index, moved] of ids.entries())
    if (before.get(moved) !== index)
      await db
        .update(products)
        .set({ position: index })
        .where(eq(products.id, moved))
        .run();
  return listProducts(db);
}

/** Returns whether the shop has had any product, even a deleted one. */
export async function hasProducts(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .limit(1)
    .all();
  return row !== undefined;
}

const GONE = "This clip is no longer there.";

async function getRow(db: Db, id: number): Promise<ProductRow> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .all();
  if (!row) throw new Problem("not_found", { message: GONE });
  return row;
}

async function nextPosition(db: Db): Promise<number> {
  const [row] = await db
    .select({ last: max(products.position) })
    .from(products)
    .all();
  return (row?.last ?? -1) + 1;
}

type ProductColumns = Omit<ProductInput, "variants" | "pictures">;

function toColumns({ price, ...columns }: ProductColumns) {
  return { ...columns, priceCents: price };
}
