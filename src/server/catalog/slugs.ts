import { errorKey } from "#shared/messages/error-key.ts";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import {
  PRODUCT_SLUG,
  MAX_PRODUCT_SLUG,
  numberedSlug,
} from "#shared/catalog/rules.ts";
import { slugOf } from "#shared/text/slug.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { MAKER, stockLocks } from "#server/db/locks.ts";
import { ids, prepared } from "#server/db/prepared.ts";
import { products, productSlugs } from "#server/db/schema/catalog.ts";
import { SHOWN } from "./read-products.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField } from "#server/http/problem.ts";

// The addresses of the clips' pages. An address stays with its product after it
// was changed, and leads to the new one, until another product takes it. The
// address `clip-{id}` always leads to the product with that id: it is what a
// product without a Latin name has, and one that an older copy of the shop made.

/** A product whose address is looked for. */
type Named = { id: number; name: string };

/** Returns the address that is made from a name; empty if none can be. */
export function slugOfName(name: string, language: string): string {
  const slug = slugOf(name, language, MAX_PRODUCT_SLUG);
  if (slug === "") return "";
  const own = /^[a-z]/.test(slug)
    ? slug
    : `clip-${slug}`.slice(0, MAX_PRODUCT_SLUG).replace(/-$/, "");
  return NUMBERED.test(own) ? "" : own;
}

const NUMBERED = /^clip-\d+$/;

/** Gives a product without an address one that is made from its name. */
export async function nameProduct(
  db: Tx,
  { id, name, language }: Named & { language: string },
): Promise<string> {
  const wanted = slugOfName(name, language);
  const slug = wanted ? await freeSlug(db, wanted) : numberedSlug(id);
  await keepSlug(db, id, slug);
  return slug;
}

/**
 * Gives a product the address that the maker typed. Throws "invalid" for one
 * that another product has; one that another only had before is taken over.
 */
export async function renameProduct(
  db: Tx,
  { id, slug }: { id: number; slug: string },
): Promise<void> {
  const isOther = NUMBERED.test(slug) && slug !== numberedSlug(id);
  const [holder] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, slug), isNull(products.deletedAt)))
    .orderBy(products.id)
    .limit(1)
    .all();
  if (isOther || (holder && holder.id !== id))
    throw invalidField("slug", errorKey("productSlugTaken"));
  await keepSlug(db, id, slug);
}

/** Gives a restored product another address if its own was taken meanwhile. */
export async function keepOrRename(
  db: Tx,
  { id, language }: { id: number; language: string },
): Promise<void> {
  const [row] = await db
    .select({ name: products.name, slug: products.slug })
    .from(products)
    .where(eq(products.id, id))
    .all();
  if (!row?.slug) return;
  const [owner] = await db
    .select({ id: productSlugs.productId })
    .from(productSlugs)
    .where(eq(productSlugs.slug, row.slug))
    .all();
  if (owner && owner.id !== id)
    await nameProduct(db, { id, name: row.name, language });
}

async function keepSlug(db: Tx, id: number, slug: string): Promise<void> {
  await db.update(products).set({ slug }).where(eq(products.id, id)).run();
  await db
    .insert(productSlugs)
    .values({ slug, productId: id })
    .onConflictDoUpdate({
      target: productSlugs.slug,
      set: { productId: id },
    })
    .run();
}

/** Returns `wanted`, or with a number where it is or was another's address. */
async function freeSlug(db: Db, wanted: string): Promise<string> {
  const numbered = (n: number) =>
    n === 1
      ? wanted
      : `${wanted.slice(0, MAX_PRODUCT_SLUG - 5).replace(/-$/, "")}-${n}`;
  for (let from = 1; ; from += 20) {
    const tried = Array.from({ length: 20 }, (_, index) =>
      numbered(from + index),
    );
    const rows = await db
      .select({ slug: productSlugs.slug })
      .from(productSlugs)
      .innerJoin(products, eq(products.id, productSlugs.productId))
      .where(and(inArray(productSlugs.slug, tried), isNull(products.deletedAt)))
      .all();
    const taken = new Set(rows.map((row) => row.slug));
    const free = tried.find((slug) => !taken.has(slug));
    if (free !== undefined) return free;
  }
}

const selectOwner = prepared((db) =>
  db
    .select({ id: productSlugs.productId })
    .from(productSlugs)
    .where(eq(productSlugs.slug, sql.placeholder("slug")))
    .prepare(),
);

/** Returns the id of the product that has, or had, an address. */
export async function findSlugOwner(
  db: Db,
  slug: string,
): Promise<number | undefined> {
  if (!PRODUCT_SLUG.test(slug)) return undefined;
  const [row] = await selectOwner(db).all({ slug });
  if (row) return row.id;
  return NUMBERED.test(slug) ? Number(slug.slice("clip-".length)) : undefined;
}

const selectSlugs = prepared((db) =>
  db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(ids.in(products.id), SHOWN))
    .prepare(),
);

/** Returns the addresses of those of these products that have a page. */
export async function listSlugs(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await selectSlugs(db).all(ids.of(productIds));
  return new Map(rows.map(({ id, slug }) => [id, slug ?? numberedSlug(id)]));
}

/**
 * Gives addresses to products that have none: those of a shop that is updated,
 * and those that an older copy of the shop made.
 */
export async function nameProducts({
  db,
  commit,
  locale,
}: Pick<Deps, "db" | "commit" | "locale">): Promise<void> {
  const nameless = and(isNull(products.slug), isNull(products.deletedAt));
  const [first] = await db
    .select({ id: products.id })
    .from(products)
    .where(nameless)
    .limit(1)
    .all();
  if (!first) return;
  const { language } = (await locale()).formats;
  await commit(MAKER, async (tx) => {
    const rows = await tx
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(nameless)
      .orderBy(products.position, products.id)
      .all();
    await tx.lock(stockLocks(rows.map(({ id }) => ({ kind: "product", id }))));
    for (const row of rows) await nameProduct(tx, { ...row, language });
  });
}
