import { and, count, eq, isNull } from "drizzle-orm";
import { PRODUCTS_PER_PAGE } from "#shared/catalog/pages.ts";
import type { Product, ProductInput } from "#shared/catalog/schema.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { products } from "#server/db/schema/catalog.ts";
import { Problem } from "#server/http/problem.ts";
import {
  hasItems,
  type ItemEdit,
  type ItemTable,
  type ItemTarget,
  nextPosition,
  removeItem,
  reorderItems,
  restoreItem,
  startEdit,
} from "./item-rows.ts";
import { savePictures } from "./pictures.ts";
import { readProducts } from "./read-products.ts";
import { saveVariants } from "./variants.ts";

const PRODUCTS: ItemTable = {
  table: products,
  gone: "This clip is no longer there.",
};

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
  if (!product) throw new Problem("not_found", { message: PRODUCTS.gone });
  return product;
}

/** Adds a product after all others. */
export async function createProduct(
  db: Tx,
  { now, variants = [], pictures, ...input }: ProductInput & { now: number },
): Promise<Product> {
  const position = await nextPosition(db, PRODUCTS);
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

/**
 * Changes a product. If `variants` or `pictures` are undefined, the stored ones
 * stay. Throws "stale" with the current product if another edit came first, and
 * "not_found" for a deleted or unknown product.
 */
export async function updateProduct(
  db: Tx,
  {
    id,
    now,
    ifMatchUpdatedAt,
    variants,
    pictures,
    ...input
  }: ProductInput & ItemEdit,
): Promise<Product> {
  const edit = { id, now, ifMatchUpdatedAt, read: getProduct };
  const updatedAt = await startEdit(db, PRODUCTS, edit);
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

/** Marks a product as deleted. Its row stays for carts and orders. */
export function removeProduct(db: Tx, target: ItemTarget): Promise<void> {
  return removeItem(db, PRODUCTS, target);
}

/** Undoes a deletion. The product has the same place in the order as before. */
export async function restoreProduct(
  db: Tx,
  target: ItemTarget,
): Promise<Product> {
  await restoreItem(db, PRODUCTS, target);
  return getProduct(db, target.id);
}

/** Sorts the products as in `ids`, which must contain each id once. */
export async function reorderProducts(
  db: Tx,
  input: { ids: number[] },
): Promise<Product[]> {
  await reorderItems(db, PRODUCTS, input);
  return listProducts(db);
}

/** Returns whether the shop has had any product, even a deleted one. */
export function hasProducts(db: Db): Promise<boolean> {
  return hasItems(db, PRODUCTS);
}

type ProductColumns = Omit<ProductInput, "variants" | "pictures">;

function toColumns({ price, ...columns }: ProductColumns) {
  return { ...columns, priceCents: price };
}
