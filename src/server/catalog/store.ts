import { errorKey } from "#shared/messages/error-key.ts";
import { and, asc, count, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { PRODUCTS_PER_PAGE } from "#shared/catalog/rules.ts";
import type {
  Product,
  ProductInput,
  SaleInput,
  SalePreview,
} from "#shared/catalog/schema.ts";
import { countAfterEdit } from "#shared/stock/rules.ts";
import type { Language } from "#shared/messages/languages.ts";
import { toPrice } from "#shared/money/rules.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { stockLocks } from "#server/db/locks.ts";
import { products, productSlugs } from "#server/db/schema/catalog.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
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
import { readProducts, SHOWN } from "./read-products.ts";
import { changePrice, type PriceChange, planPrice } from "./sale-prices.ts";
import { keepOrRename, nameProduct, renameProduct } from "./slugs.ts";
import { listVariants, saveVariants, type VariantRow } from "./variants.ts";

const PRODUCTS: ItemTable = {
  table: products,
  stockKind: "product",
  gone: errorKey("itemProductGone"),
};

/** Returns every product that shoppers see, in the maker's order. */
export async function listProducts(db: Db): Promise<Product[]> {
  return readProducts(db, SHOWN);
}

/** Returns these products and those that are hidden, in the maker's order. */
export async function listAllProducts(db: Db): Promise<Product[]> {
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
  return readProducts(db, SHOWN, {
    limit: PRODUCTS_PER_PAGE,
    offset: (page - 1) * PRODUCTS_PER_PAGE,
  });
}

/** Returns a product; undefined if shoppers do not see it. */
export async function findShownProduct(
  db: Db,
  id: number,
): Promise<Product | undefined> {
  const [product] = await readProducts(db, and(eq(products.id, id), SHOWN));
  return product;
}

/**
 * Returns products that are not sold out: those that follow one in the maker's
 * order, and after the last one those from the first on.
 */
export async function listOtherProducts(
  db: Db,
  id: number,
  count: number,
): Promise<Product[]> {
  const own = db
    .select({ position: products.position })
    .from(products)
    .where(eq(products.id, id));
  const comesBefore = sql`case when (${products.position}, ${products.id}) > ((${own}), ${id}) then 0 else 1 end`;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(SHOWN, eq(products.inStock, true), ne(products.id, id)))
    .orderBy(comesBefore, asc(products.position), asc(products.id))
    .limit(count)
    .all();
  const ids = rows.map((row) => row.id);
  const found = await readProducts(db, inArray(products.id, ids));
  return found.toSorted(
    (one, other) => ids.indexOf(one.id) - ids.indexOf(other.id),
  );
}

/** Returns the number of products that shoppers see. */
export async function countProducts(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(products)
    .where(SHOWN)
    .all();
  return row?.count ?? 0;
}

/** Returns these products, without those that are deleted, in no order. */
export async function findProducts(
  db: Db,
  ids: readonly number[],
): Promise<Product[]> {
  if (ids.length === 0) return [];
  return readProducts(
    db,
    and(inArray(products.id, [...ids]), isNull(products.deletedAt)),
  );
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
  {
    now,
    language = "en",
    variants = [],
    pictures,
    slug,
    ...input
  }: ProductInput & { now: number; language?: Language },
): Promise<Product> {
  const position = await nextPosition(db, PRODUCTS);
  const [row] = await insertProducts(db, {
    products: [{ ...input, position }],
    now,
  });
  if (!row) throw new Error("the product was not stored");
  const { id } = row;
  await db.lock(stockLocks([{ kind: "product", id }]));
  if (slug === undefined)
    await nameProduct(db, { id, name: input.name, language });
  else await renameProduct(db, { id, slug });
  await saveVariants(db, { productId: id, variants, now });
  const sent = ownSale(input, variants.length > 0);
  if (sent.salePrice != null) {
    const price = { before: undefined, sent, now };
    await db
      .update(products)
      .set(await changePrice(db, { productId: id, variantId: null }, price))
      .where(eq(products.id, id))
      .run();
  }
  if (pictures)
    await db
      .update(products)
      .set(await savePictures(db, { productId: id, pictures }))
      .where(eq(products.id, id))
      .run();
  return getProduct(db, id);
}

type NewProduct = ProductColumns & { price: number; position: number };

/**
 * Adds products without variants in one statement. Returns their ids. Those
 * without a slug get one at the shop's next start.
 */
export async function insertProducts(
  db: Tx,
  { products: given, now }: { products: NewProduct[]; now: number },
): Promise<{ id: number; position: number }[]> {
  const rows = given.map(({ position, price, ...input }) => ({
    ...toColumns(input),
    ...countAfterEdit(undefined, input),
    priceCents: price,
    position,
    createdAt: now,
    updatedAt: now,
  }));
  const { id, position, slug } = products;
  const added = await db
    .insert(products)
    .values(rows)
    .returning({ id, position, slug })
    .all();
  const slugs = added.flatMap((row) =>
    row.slug === null ? [] : [{ slug: row.slug, productId: row.id }],
  );
  if (slugs.length > 0) await db.insert(productSlugs).values(slugs).run();
  return added;
}

/**
 * Changes a product, except fields that are undefined. Throws "stale" with the current product if another edit came first, and
 * "not_found" for a deleted or unknown product.
 */
export async function updateProduct(
  db: Tx,
  {
    id,
    now,
    ifMatchUpdatedAt,
    language = "en",
    variants,
    pictures,
    slug,
    price,
    ...input
  }: Partial<ProductInput> & ItemEdit & { language?: Language },
): Promise<Product> {
  const edit = { id, now, ifMatchUpdatedAt, read: getProduct };
  const updatedAt = await startEdit(db, PRODUCTS, edit);
  await saveSlug(db, { id, name: input.name, language, slug });
  const [before] = await db
    .select()
    .from(products)
    .where(eq(products.id, id))
    .all();
  const since = before?.updatedAt ?? now;
  if (variants) await saveVariants(db, { productId: id, variants, since, now });
  const changed =
    pictures && (await savePictures(db, { productId: id, pictures }));
  const options = variants ?? (await listVariants(db, [id])).get(id) ?? [];
  const sent = ownSale({ ...input, price }, options.length > 0);
  const prices = await changePrice(
    db,
    { productId: id, variantId: null },
    { before: before && { ...before, since }, sent, now },
  );
  await db
    .update(products)
    .set({
      ...toColumns(input),
      ...countAfterEdit(before, input),
      ...prices,
      ...changed,
      updatedAt,
    })
    .where(eq(products.id, id))
    .run();
  return getProduct(db, id);
}

/** A clip with options is sold at their prices, and has no sale of its own. */
function ownSale<Sale extends { salePrice?: number | null | undefined }>(
  sale: Sale,
  hasOptions: boolean,
): Sale {
  if (!hasOptions) return sale;
  if (sale.salePrice != null)
    throw invalidField("salePrice", errorKey("saleOfOptions"));
  return { ...sale, salePrice: null };
}

/**
 * Returns the lowest price of the 30 days before a sale, and before that of each
 * option, as the change would save them. Throws "invalid" for a sale that is
 * none, and "not_found".
 */
export async function lowestBeforeSale(
  db: Db,
  { id, variants: options = [], now, ...sale }: SaleInput & { now: number },
): Promise<SalePreview> {
  const product = id === undefined ? undefined : await getRow(db, id);
  const since = product?.updatedAt ?? now;
  const saved = await listVariants(db, product ? [product.id] : []);
  const rows = saved.get(product?.id ?? 0) ?? [];
  const lowest = async (
    row: typeof product | VariantRow,
    variantId: number | null,
    change: Pick<PriceChange, "sent" | "path">,
  ) => {
    const before = row && { ...row, since };
    const sold = { productId: product?.id ?? 0, variantId };
    const { after } = await planPrice(db, sold, { ...change, before, now });
    const cents = after.saleLowestCents;
    return cents === null ? {} : { lowestPrice: toPrice(cents) };
  };
  const variants = [];
  for (const [at, { id: variantId = 0, ...sent }] of options.entries()) {
    const row = rows.find((each) => each.id === variantId);
    const path = `variants.${at}.`;
    variants.push(await lowest(row, variantId, { sent, path }));
  }
  const sent = ownSale(sale, options.length > 0);
  return { ...(await lowest(product, null, { sent })), variants };
}

async function getRow(db: Db, id: number) {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .all();
  if (!row) throw new Problem("not_found", { message: PRODUCTS.gone });
  return row;
}

type PlannedSale = {
  id: number;
  price: number;
  salePrice: number;
  /** ISO 8601. */
  saleUntil: string;
  /** Since when it was asked for its price. */
  since: number;
  now: number;
};

/** Puts a product on sale that was just added, as the demo does. */
export async function startSale(
  db: Tx,
  { id, price, salePrice, saleUntil, since, now }: PlannedSale,
): Promise<void> {
  const before = {
    priceCents: price,
    salePriceCents: null,
    saleFrom: null,
    saleUntil: null,
    saleLowestCents: null,
    since,
  };
  const change = { before, sent: { salePrice, saleUntil }, now };
  await db.lock(stockLocks([{ kind: "product", id }]));
  await db
    .update(products)
    .set(await changePrice(db, { productId: id, variantId: null }, change))
    .where(eq(products.id, id))
    .run();
}

type SlugEdit = {
  id: number;
  /** Its new name; undefined if it keeps the one that is stored. */
  name: string | undefined;
  language: Language;
  slug: string | undefined;
};

/** Saves the slug that was sent; else makes one for a product without. */
async function saveSlug(
  db: Tx,
  { id, name, language, slug }: SlugEdit,
): Promise<void> {
  const [row] = await db
    .select({ slug: products.slug, name: products.name })
    .from(products)
    .where(eq(products.id, id))
    .all();
  if (slug !== undefined) {
    if (slug !== row?.slug) await renameProduct(db, { id, slug });
  } else if (row && !row.slug)
    await nameProduct(db, { id, name: name ?? row.name, language });
}

/** Marks a product as deleted. Its row stays for carts and orders. */
export function removeProduct(db: Tx, target: ItemTarget): Promise<void> {
  return removeItem(db, PRODUCTS, target);
}

/** Undoes a deletion. The product has the same place in the order as before. */
export async function restoreProduct(
  db: Tx,
  { language = "en", ...target }: ItemTarget & { language?: Language },
): Promise<Product> {
  await restoreItem(db, PRODUCTS, target);
  await keepOrRename(db, { id: target.id, language });
  return getProduct(db, target.id);
}

/** Sorts the products as in `ids`, which must contain each id once. */
export async function reorderProducts(
  db: Tx,
  input: { ids: number[] },
): Promise<Product[]> {
  await reorderItems(db, PRODUCTS, input);
  return listAllProducts(db);
}

/** Returns whether the shop has had any product, even a deleted one. */
export function hasProducts(db: Db): Promise<boolean> {
  return hasItems(db, PRODUCTS);
}

type ProductColumns = Omit<ProductInput, "price" | "variants" | "pictures">;

function toColumns<Columns extends Partial<ProductColumns>>({
  availableFrom,
  salePrice: _,
  saleFrom: __,
  saleUntil: ___,
  ...columns
}: Columns) {
  return {
    ...columns,
    ...(availableFrom !== undefined && {
      availableFrom: availableFrom === null ? null : Date.parse(availableFrom),
    }),
  };
}
