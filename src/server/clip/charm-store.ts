import { errorText } from "#shared/messages/error-text.ts";
import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import type { Charm, CharmInput } from "#shared/clip/charms.ts";
import { toPrice } from "#shared/money/cents.ts";
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
} from "#server/catalog/item-rows.ts";
import { toPicture } from "#server/images/store.ts";
import { toIso } from "#server/runtime/clock.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { ids as idList, prepared } from "#server/db/prepared.ts";
import { charms, pictures } from "#server/db/schema/catalog.ts";
import { Problem } from "#server/http/problem.ts";

export type CharmRow = typeof charms.$inferSelect;

const CHARMS: ItemTable = {
  table: charms,
  stockKind: "charm",
  gone: errorText("itemCharmGone"),
};

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
  if (!charm) throw new Problem("not_found", { message: CHARMS.gone });
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
  const position = await nextPosition(db, CHARMS);
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
export function hasCharms(db: Db): Promise<boolean> {
  return hasItems(db, CHARMS);
}

/**
 * Changes a charm. Throws "stale" with the current charm if another edit, or an
 * order that reduced the stock, came first, and "not_found" for a deleted or
 * unknown charm.
 */
export async function updateCharm(
  db: Tx,
  { id, now, ifMatchUpdatedAt, ...input }: CharmInput & ItemEdit,
): Promise<Charm> {
  const edit = { id, now, ifMatchUpdatedAt, read: getCharm };
  const updatedAt = await startEdit(db, CHARMS, edit);
  await db
    .update(charms)
    .set({ ...toColumns(input), updatedAt })
    .where(eq(charms.id, id))
    .run();
  return getCharm(db, id);
}

/** Marks a charm as deleted. Its row stays for designs and orders. */
export function removeCharm(db: Tx, target: ItemTarget): Promise<void> {
  return removeItem(db, CHARMS, target);
}

/** Undoes a deletion. The charm has the same place in the order as before. */
export async function restoreCharm(db: Tx, target: ItemTarget): Promise<Charm> {
  await restoreItem(db, CHARMS, target);
  return getCharm(db, target.id);
}

/** Sorts the charms as in `ids`, which must contain each id once. */
export async function reorderCharms(
  db: Tx,
  input: { ids: number[] },
): Promise<Charm[]> {
  await reorderItems(db, CHARMS, input);
  return listCharms(db);
}

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

function toColumns({ price, ...columns }: CharmInput) {
  return { ...columns, priceCents: price };
}
