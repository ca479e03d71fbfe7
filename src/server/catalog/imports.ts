import { and, eq, isNull } from "drizzle-orm";
import type { Product, ProductInput } from "#shared/catalog/schema.ts";
import type { Language } from "#shared/messages/languages.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { products } from "#server/db/schema/catalog.ts";
import { createProduct, findProducts } from "./store.ts";

// Products that came from another shop, known by that shop's name of them.

/** Returns the product that was imported by this key, unless it is deleted. */
export async function findImported(
  db: Db,
  importKey: string,
): Promise<Product | undefined> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.importKey, importKey), isNull(products.deletedAt)))
    .all();
  if (!row) return undefined;
  const [product] = await findProducts(db, [row.id]);
  return product;
}

/** Adds a product under its key. */
export async function createImported(
  db: Tx,
  {
    importKey,
    ...input
  }: ProductInput & { importKey: string; now: number; language: Language },
): Promise<Product> {
  const product = await createProduct(db, input);
  await db
    .update(products)
    .set({ importKey })
    .where(eq(products.id, product.id))
    .run();
  return product;
}

/** The names of all products, and the keys of those that were imported. */
export async function listTaken(
  db: Db,
): Promise<{ name: string; importKey: string | null }[]> {
  const { name, importKey } = products;
  return db
    .select({ name, importKey })
    .from(products)
    .where(isNull(products.deletedAt))
    .all();
}
