import { and, asc, eq, isNull, max, type SQL } from "drizzle-orm";
import type { Charm, CharmInput } from "#shared/clip/charms.ts";
import { toPrice } from "#shared/money/cents.ts";
import { checkSameRows } from "#server/catalog/change.ts";
import { toPicture } from "#server/images/store.ts";
import { nextUpdate, toIso } from "#server/runtime/clock.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { ids as idList, prepared } from "#server/db/prepared.ts";
import { charms, pictures } from "#server/db/schema/catalog.ts";
import { Problem } from "#server/http/problem.ts";

export type CharmRow = typeof charms.$inferSelect;

const selectRows = prepared((db) =>
  db.select().from(charms).where(idList.in(charms.id)).prepare(),
);

/** Returns every charm that is not deleted, in the maker's order. */
export async function listCharms(db: Db): Promise<Charm[]> {
  return readCharms(db, isNull(charms.deletedAt));
}

/** Returns a charm. Throws "not_found" if it is deleted or unknown. */
export async function getCharm(db: Db, id: number): Promise<Charm> {
  const [charm] = await readCharms(
    db,
    and(eq(charms.id, id), isNull(charms.deletedAt)),
  );
  if (!charm) throw new Problem("not_found", { message: GONE });
  return charm;
}

/** Returns the rows of `ids`, even deleted ones, which old designs may have. */
export async function findCharmRows(
  db: Db,
  ids: Iterable<number>,
): Promise<Map<number, CharmRow>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await selectRows(db).all(idList.of(wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Adds a charm after all others. */
export async function createCharm(
  db: Tx,
  { now, ...input }: CharmInput & { now: number },
): Promise<Charm> {
  const position = await nextPosition(db);
  const [id] = await insertCharms(db, {
    charms: [{ ...input, position }],
    now,
  });
  if (id === undefined) throw new Error("the charm was not stored");
  return getCharm(db, id);
}

type NewCharm = CharmInput & { position: number };

/** Adds charms in one statement. Returns their ids. */
export async function insertCharms(
  db: Tx,
  { charms: given, now }: { charms: NewCharm[]; now: number },
): Promise<number[]> {
  const rows = given.map(({ position, ...input }) => ({
    ...toColumns(input),
    position,
    createdAt: now,
    updatedAt: now,
  }));
  const ids = { id: charms.id };
  const inserted = await db.insert(charms).values(rows).returning(ids).all();
  return inserted.map((row) => row.id);
}

/** Returns whether the shop has had any charm, even a deleted one. */
export async function hasCharms(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: charms.id }).from(charms).limit(1).all();
  return row !== undefined;
}

type CharmUpdate = CharmInput & {
  id: number;
  now: number;
  /** The `updatedAt` that the editor started from. */
  ifMatchUpdatedAt?: string | undefined;
};

/**
 * Changes a charm. Throws "stale" with the current charm if another edit, or an
 * order that reduced the stock, came first, and "not_found" for a deleted or
 * unknown charm.
 */
export async function updateCharm(
  db: Tx,
  { id, now, ifMatchUpdatedAt, ...input }: CharmUpdate,
): Promise<Charm> {
  const row = await getRow(db, id);
  if (ifMatchUpdatedAt && ifMatchUpdatedAt !== toIso(row.updatedAt))
    throw new Problem("stale", { extra: { current: await getCharm(db, id) } });
  await write(db, row, toColumns(input), now);
  return getCharm(db, id);
}

type Target = { id: number; now: number };

/** Marks a charm as deleted. Its row stays for designs and orders. */
export async function removeCharm(db: Tx, { id, now }: Target): Promise<void> {
  await write(db, await getRow(db, id), { deletedAt: now }, now);
}

/** Undoes a deletion. The charm has the same place in the order as before. */
export async function restoreCharm(
  db: Tx,
  { id, now }: Target,
): Promise<Charm> {
  const row = (await findCharmRows(db, [id])).get(id);
  if (!row) throw new Problem("not_found", { message: GONE });
  await write(db, row, { deletedAt: null }, now);
  return getCharm(db, id);
}

/** Sorts the charms as in `ids`, which must contain each id once. */
export async function reorderCharms(
  db: Tx,
  { ids }: { ids: number[] },
): Promise<Charm[]> {
  checkSameRows(
    ids,
    (await listCharms(db)).map((charm) => charm.id),
  );
  for (const [position, id] of ids.entries())
    await db.update(charms).set({ position }).where(eq(charms.id, id)).run();
  return listCharms(db);
}

type StockUpdate = {
  charm: CharmRow;
  left: number;
  /** Whether the maker has taken the charm off sale, whatever its stock is. */
  isOffSale?: boolean;
  now: number;
};

/** Sets the stock of a charm. With a stock of 0, nobody can buy the charm. */
export async function updateCharmStock(
  db: Tx,
  { charm, left, isOffSale = false, now }: StockUpdate,
): Promise<void> {
  const inStock = left > 0 && !isOffSale;
  await write(db, charm, { stockQuantity: left, inStock }, now);
}

const GONE = "This charm is no longer there.";

async function readCharms(db: Db, where: SQL | undefined): Promise<Charm[]> {
  const rows = await db
    .select()
    .from(charms)
    .leftJoin(pictures, eq(pictures.imageUrl, charms.imageUrl))
    .where(where)
    .orderBy(asc(charms.position), asc(charms.id))
    .all();
  return rows.map(({ charms: row, pictures: picture }) => ({
    id: row.id,
    name: row.name,
    price: toPrice(row.priceCents),
    imageUrl: row.imageUrl,
    picture: toPicture(picture),
    inStock: row.inStock,
    stockQuantity: row.stockQuantity,
    updatedAt: toIso(row.updatedAt),
  }));
}

async function getRow(db: Db, id: number): Promise<CharmRow> {
  const row = (await findCharmRows(db, [id])).get(id);
  if (!row || row.deletedAt !== null)
    throw new Problem("not_found", { message: GONE });
  return row;
}

async function write(
  db: Tx,
  row: CharmRow,
  columns: Partial<CharmRow>,
  now: number,
): Promise<void> {
  await db
    .update(charms)
    .set({ ...columns, updatedAt: nextUpdate(now, row.updatedAt) })
    .where(eq(charms.id, row.id))
    .run();
}

async function nextPosition(db: Db): Promise<number> {
  const [row] = await db
    .select({ last: max(charms.position) })
    .from(charms)
    .all();
  return (row?.last ?? -1) + 1;
}

function toColumns({ price, ...columns }: CharmInput) {
  return { ...columns, priceCents: price };
}
