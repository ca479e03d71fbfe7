import { eq, type SQL, sql } from "drizzle-orm";
import { isCounted } from "#shared/stock/rules.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { type StockKey, stockLocks } from "#server/db/locks.ts";
import { ids, prepared } from "#server/db/prepared.ts";
import {
  charms,
  products,
  resins,
  variants,
} from "#server/db/schema/catalog.ts";

// Charms, resins, products and variants are counted by one code: orders take
// from them, cancelled ones give back, and the last piece ends the sale.

type CountedKind = "charm" | "resin" | "product" | "variant";

/** A counted thing. A variant is named with its product, which locks it. */
export type CountedKey =
  | { kind: Exclude<CountedKind, "variant">; id: number }
  | { kind: "variant"; id: number; productId: number };

/** The count of a thing, as it is stored. */
export type CountedRow = {
  key: CountedKey;
  name: string;
  stockQuantity: number;
  /** Called `available` of a variant. */
  inStock: boolean;
  isRemoved: boolean;
};

type CountedTable = typeof charms | typeof resins | typeof products;

const selectOf = (table: CountedTable) =>
  prepared((db) =>
    db
      .select({
        id: table.id,
        name: table.name,
        stockQuantity: table.stockQuantity,
        inStock: table.inStock,
        deletedAt: table.deletedAt,
      })
      .from(table)
      .where(ids.in(table.id))
      .prepare(),
  );

const selectRows = {
  charm: selectOf(charms),
  resin: selectOf(resins),
  product: selectOf(products),
  variant: prepared((db) =>
    db
      .select({
        id: variants.id,
        // As `lineTitle` writes it.
        name: sql<string>`${products.name} || ' (' || ${variants.title} || ')'`,
        stockQuantity: variants.stockQuantity,
        inStock: variants.available,
        deletedAt: variants.deletedAt,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(ids.in(variants.id))
      .prepare(),
  ),
};

/** Later than before even if the clock stood still; see `nextUpdate`. */
const later = (updatedAt: SQL) =>
  sql`case when ${updatedAt} >= ${sql.placeholder("now")} then ${updatedAt} + 1 else ${sql.placeholder("now")} end`;
const left = sql`${sql.placeholder("left")}`;
/** What is counted here stays counted when its last piece is sold. */
const sold = { stockQuantity: left, wasCounted: true };
const inStock = sql`${sql.placeholder("inStock")}`;
const id = sql.placeholder("id");

const updateOf = (table: CountedTable) =>
  prepared((db: Tx) =>
    db
      .update(table)
      .set({ ...sold, inStock, updatedAt: later(sql`${table.updatedAt}`) })
      .where(eq(table.id, id))
      .prepare(),
  );

const updateRow = {
  charm: updateOf(charms),
  resin: updateOf(resins),
  product: updateOf(products),
  variant: prepared((db: Tx) =>
    db
      .update(variants)
      .set({ ...sold, available: inStock })
      .where(eq(variants.id, id))
      .prepare(),
  ),
};

/** An edit of the product that began before must not undo the sale. */
const touchProduct = prepared((db: Tx) =>
  db
    .update(products)
    .set({ updatedAt: later(sql`${products.updatedAt}`) })
    .where(eq(products.id, id))
    .prepare(),
);

const KINDS = ["charm", "resin", "product", "variant"] as const;

export const textOf = ({ kind, id }: { kind: CountedKind; id: number }) =>
  `${kind} ${id}`;

/** A variant is counted under the lock of its product. */
function lockOf(key: CountedKey): StockKey {
  return key.kind === "variant"
    ? { kind: "product", id: key.productId }
    : { kind: key.kind, id: key.id };
}

/**
 * Locks counted things, in the order in which everybody does, and returns their
 * rows as they are then, by `textOf`. A transaction does this once. `also` is
 * read behind the locks as well, in the same round trip.
 */
export async function lockCounted<T>(
  db: Tx,
  keys: readonly CountedKey[],
  also: () => Promise<T>,
): Promise<{ rows: Map<string, CountedRow>; read: T }> {
  const [, found, read] = await Promise.all([
    keys.length > 0 && db.lock(stockLocks(keys.map(lockOf))),
    findCounted(db, keys),
    also(),
  ]);
  return { rows: found, read };
}

async function findCounted(
  db: Db,
  keys: readonly CountedKey[],
): Promise<Map<string, CountedRow>> {
  const byText = new Map(keys.map((key) => [textOf(key), key]));
  const lists = await Promise.all(
    KINDS.flatMap((kind) => {
      const ofKind = keys.filter((key) => key.kind === kind);
      if (ofKind.length === 0) return [];
      const wanted = ids.of([...new Set(ofKind.map((key) => key.id))]);
      return selectRows[kind](db)
        .all(wanted)
        .then((rows) => rows.map((row) => ({ kind, ...row })));
    }),
  );
  return new Map(
    lists.flat().flatMap(({ kind, id, deletedAt, ...row }) => {
      const text = textOf({ kind, id });
      const key = byText.get(text);
      if (!key) return [];
      return [[text, { key, ...row, isRemoved: deletedAt !== null }]];
    }),
  );
}

/**
 * Writes how many pieces of a locked row there are. With none, nobody can buy
 * it. `isOffSale`: the maker has taken it off sale, whatever its stock is.
 */
export async function writeCount(
  db: Tx,
  {
    row: { key },
    left: pieces,
    isOffSale = false,
    now,
  }: { row: CountedRow; left: number; isOffSale?: boolean; now: number },
): Promise<void> {
  const isOnSale = Number(pieces > 0 && !isOffSale);
  const values = { id: key.id, left: pieces, inStock: isOnSale };
  await Promise.all(
    key.kind === "variant"
      ? [
          updateRow.variant(db).run(values),
          touchProduct(db).run({ id: key.productId, now }),
        ]
      : [updateRow[key.kind](db).run({ ...values, now })],
  );
}

/** Adds to the stock of a locked row; what is off sale stays so. */
export async function changeCount(
  db: Tx,
  { row, by, now }: { row: CountedRow; by: number; now: number },
): Promise<void> {
  const isOffSale = isCounted(row) && !row.inStock;
  await writeCount(db, { row, left: row.stockQuantity + by, isOffSale, now });
}
