import { and, eq, gte, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { numberedSlug } from "#shared/catalog/rules.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { products, variants } from "#server/db/schema/catalog.ts";
import { letters } from "#server/db/schema/letters.ts";
import { type Counted, dailyCounts } from "#server/db/schema/numbers.ts";
import { SHOWN } from "#server/catalog/read-products.ts";

/** How often something happened on a day. */
export type Count = { day: string; kind: Counted; name: string; count: number };

/** The rows that one statement adds, far below what SQLite's values allow. */
const MAX_ROWS = 500;

/**
 * Adds to what was counted. All copies of the shop add in one order, so that
 * none waits for another that waits for it.
 */
export async function addCounts(db: Tx, counts: readonly Count[]) {
  const keyOf = ({ day, kind, name }: Count) => `${day} ${kind} ${name}`;
  const sorted = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const { day, kind, name, count } = dailyCounts;
  for (let at = 0; at < sorted.length; at += MAX_ROWS)
    await db
      .insert(dailyCounts)
      .values(sorted.slice(at, at + MAX_ROWS))
      .onConflictDoUpdate({
        target: [day, kind, name],
        set: { count: sql`${count} + excluded.count` },
      })
      .run();
}

/** What was counted from one day to another, both included. */
export async function listCounts(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<Count[]> {
  const { day, kind, name } = dailyCounts;
  return db
    .select()
    .from(dailyCounts)
    .where(and(gte(day, from), lte(day, to)))
    .orderBy(day, kind, name)
    .all();
}

type ProductPlace = { id: number; slug: string; isSoldOut: boolean };

/** The products that have a page, and whether nothing of each is for sale. */
export async function listProductPlaces(db: Db): Promise<ProductPlace[]> {
  const { id, slug, inStock } = products;
  const options = sql<number>`count(${variants.id})`;
  const left = sql<number>`coalesce(sum(case when ${variants.available} = 1 then 1 else 0 end), 0)`;
  const rows = await db
    .select({ id, slug, inStock, options, left })
    .from(products)
    .leftJoin(
      variants,
      and(eq(variants.productId, id), isNull(variants.deletedAt)),
    )
    .where(SHOWN)
    .groupBy(id, slug, inStock)
    .all();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug ?? numberedSlug(row.id),
    isSoldOut:
      !row.inStock || (Number(row.options) > 0 && Number(row.left) === 0),
  }));
}

/** The numbers of the letters that began to go out. */
export async function listLetterIds(db: Db): Promise<number[]> {
  const { id, startedAt } = letters;
  const rows = await db
    .select({ id })
    .from(letters)
    .where(isNotNull(startedAt))
    .all();
  return rows.map((row) => row.id);
}
