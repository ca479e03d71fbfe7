import { and, asc, eq, isNull, max, type SQL } from "drizzle-orm";
import type { Product, ProductInput } from "#shared/catalog.ts";
import { toPrice } from "#shared/cents.ts";
import { nextUpdate, toIso } from "#server/clock.ts";
import type { Tx } from "#server/db/open.ts";
import { pictures, products } from "#server/db/schema/goods.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/problem.ts";
import { changeCatalogue } from "./change.ts";
import { toPicture } from "./pictures.ts";
import { checkNewOrder } from "./positions.ts";
import { listVariants, saveVariants, toVariant } from "./variants.ts";

type ProductRow = typeof products.$inferSelect;

/** Every product that is not deleted, in the owner's order. */
export function listProducts(db: Tx): Product[] {
  return readProducts(db, isNull(products.deletedAt));
}

/** One product; throws "not_found" for a deleted or unknown one. */
export function getProduct(db: Tx, id: number): Product {
  const [product] = readProducts(
    db,
    and(eq(products.id, id), isNull(products.deletedAt)),
  );
  if (!product) throw new Problem("not_found", { message: GONE });
  return product;
}

/** Adds a product behind all others. */
export function createProduct(deps: Deps, input: ProductInput): Product {
  return changeCatalogue(deps, (tx) => {
    const now = deps.clock.now();
    const { id } = tx
      .insert(products)
      .values({
        ...toColumns(input),
        position: nextPosition(tx),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: products.id })
      .get();
    saveVariants(tx, id, input.variants ?? [], now);
    return getProduct(tx, id);
  });
}

/**
 * Changes a product; without `variants` it keeps those it has.
 * `ifMatchUpdatedAt` is the `updatedAt` that the editor started from: throws
 * "stale" with the row as it is now where another edit came first.
 */
export function updateProduct(
  deps: Deps,
  id: number,
  input: ProductInput,
  ifMatchUpdatedAt?: string,
): Product {
  return changeCatalogue(deps, (tx) => {
    const row = getRow(tx, id);
    if (ifMatchUpdatedAt && ifMatchUpdatedAt !== toIso(row.updatedAt))
      throw new Problem("stale", { extra: { current: getProduct(tx, id) } });
    const updatedAt = nextUpdate(deps.clock, row.updatedAt);
    if (input.variants) saveVariants(tx, id, input.variants, updatedAt);
    tx.update(products)
      .set({ ...toColumns(input), updatedAt })
      .where(eq(products.id, id))
      .run();
    return getProduct(tx, id);
  });
}

/** Takes a product out of every list; carts and orders still can name it. */
export function removeProduct(deps: Deps, id: number): void {
  changeCatalogue(deps, (tx) => {
    const row = getRow(tx, id);
    const now = nextUpdate(deps.clock, row.updatedAt);
    tx.update(products)
      .set({ deletedAt: now, updatedAt: now })
      .where(eq(products.id, id))
      .run();
  });
}

/** Undoes a deletion: the product is back in its place. */
export function restoreProduct(deps: Deps, id: number): Product {
  return changeCatalogue(deps, (tx) => {
    const [row] = tx.select().from(products).where(eq(products.id, id)).all();
    if (!row) throw new Problem("not_found", { message: GONE });
    tx.update(products)
      .set({
        deletedAt: null,
        updatedAt: nextUpdate(deps.clock, row.updatedAt),
      })
      .where(eq(products.id, id))
      .run();
    return getProduct(tx, id);
  });
}

/** Puts the products in a new order; `ids` names each of them once. */
export function reorderProducts(deps: Deps, ids: number[]): Product[] {
  return changeCatalogue(deps, (tx) => {
    checkNewOrder(
      ids,
      listProducts(tx).map((product) => product.id),
    );
    for (const [position, id] of ids.entries())
      tx.update(products).set({ position }).where(eq(products.id, id)).run();
    return listProducts(tx);
  });
}

const GONE = "This clip is no longer there.";

function readProducts(db: Tx, where: SQL | undefined): Product[] {
  const rows = db
    .select()
    .from(products)
    .leftJoin(pictures, eq(pictures.imageUrl, products.imageUrl))
    .where(where)
    .orderBy(asc(products.position), asc(products.id))
    .all();
  const variantsOf = listVariants(
    db,
    rows.map((row) => row.products.id),
  );
  return rows.map(({ products: row, pictures: picture }) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    price: toPrice(row.priceCents),
    imageUrl: row.imageUrl,
    picture: toPicture(picture),
    isNew: row.isNew,
    isBestSeller: row.isBestSeller,
    inStock: row.inStock,
    variants: (variantsOf.get(row.id) ?? []).map(toVariant),
    updatedAt: toIso(row.updatedAt),
  }));
}

function getRow(db: Tx, id: number): ProductRow {
  const [row] = db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .all();
  if (!row) throw new Problem("not_found", { message: GONE });
  return row;
}

function nextPosition(db: Tx): number {
  const [row] = db
    .select({ last: max(products.position) })
    .from(products)
    .all();
  return (row?.last ?? -1) + 1;
}

function toColumns({ price, variants: _, ...columns }: ProductInput) {
  return { ...columns, priceCents: price };
}
