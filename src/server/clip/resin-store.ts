import { errorText } from "#shared/messages/error-text.ts";
import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import type { Resin, ResinInput } from "#shared/clip/resins.ts";
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
import type { Db, Tx } from "#server/db/handle.ts";
import { ids as idList, prepared } from "#server/db/prepared.ts";
import { pictures, resins } from "#server/db/schema/catalog.ts";
import { Problem } from "#server/http/problem.ts";
import { toPicture } from "#server/images/store.ts";
import { toIso } from "#server/runtime/clock.ts";
import { checkResinPicture } from "./resin-picture.ts";

export type ResinRow = typeof resins.$inferSelect;

const RESINS: ItemTable = {
  table: resins,
  stockKind: "resin",
  gone: errorText("itemResinGone"),
};

const selectRows = prepared((db) =>
  db.select().from(resins).where(idList.in(resins.id)).prepare(),
);
const selectOffered = prepared((db) =>
  db
    .select()
    .from(resins)
    .where(isNull(resins.deletedAt))
    .orderBy(asc(resins.position), asc(resins.id))
    .prepare(),
);

/** Returns every resin that is not deleted, in the maker's order. */
export async function listResins(db: Db): Promise<Resin[]> {
  return readResins(db, isNull(resins.deletedAt));
}

/** Returns the row of every resin that is not deleted, in the maker's order. */
export async function listResinRows(db: Db): Promise<ResinRow[]> {
  return selectOffered(db).all();
}

/** Returns a resin. Throws "not_found" if it is deleted or unknown. */
export async function getResin(db: Db, id: number): Promise<Resin> {
  const [resin] = await readResins(
    db,
    and(eq(resins.id, id), isNull(resins.deletedAt)),
  );
  if (!resin) throw new Problem("not_found", { message: RESINS.gone });
  return resin;
}

/** Returns the rows of `ids`, even deleted ones, which old designs may have. */
export async function findResinRows(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ResinRow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRows(db).all(idList.of(ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Adds a resin after all others. */
export async function createResin(
  db: Tx,
  { now, ...input }: ResinInput & { now: number },
): Promise<Resin> {
  await checkResinPicture(db, input.imageUrl);
  const position = await nextPosition(db, RESINS);
  const [id] = await insertResins(db, {
    resins: [{ ...input, position }],
    now,
  });
  if (id === undefined) throw new Error("the resin was not stored");
  return getResin(db, id);
}

type NewResin = ResinInput & { position: number };

/** Adds resins in one statement. Returns their ids. */
export async function insertResins(
  db: Tx,
  { resins: given, now }: { resins: NewResin[]; now: number },
): Promise<number[]> {
  const rows = given.map(({ position, ...input }) => ({
    ...toColumns(input),
    position,
    createdAt: now,
    updatedAt: now,
  }));
  const ids = { id: resins.id };
  const inserted = await db.insert(resins).values(rows).returning(ids).all();
  return inserted.map((row) => row.id);
}

/** Returns whether the shop has had any resin, even a deleted one. */
export function hasResins(db: Db): Promise<boolean> {
  return hasItems(db, RESINS);
}

/**
 * Changes a resin. Throws "stale" with the current resin if another edit came
 * first, and "not_found" for a deleted or unknown resin.
 */
export async function updateResin(
  db: Tx,
  { id, now, ifMatchUpdatedAt, ...input }: ResinInput & ItemEdit,
): Promise<Resin> {
  const edit = { id, now, ifMatchUpdatedAt, read: getResin };
  const updatedAt = await startEdit(db, RESINS, edit);
  const { imageUrl } = await getResin(db, id);
  // A resin from before this check keeps its picture.
  if (input.imageUrl !== imageUrl) await checkResinPicture(db, input.imageUrl);
  await db
    .update(resins)
    .set({ ...toColumns(input), updatedAt })
    .where(eq(resins.id, id))
    .run();
  return getResin(db, id);
}

/** Marks a resin as deleted. Its row stays for carts, designs and orders. */
export function removeResin(db: Tx, target: ItemTarget): Promise<void> {
  return removeItem(db, RESINS, target);
}

/** Undoes a deletion. The resin has the same place in the order as before. */
export async function restoreResin(db: Tx, target: ItemTarget): Promise<Resin> {
  await restoreItem(db, RESINS, target);
  return getResin(db, target.id);
}

/** Sorts the resins as in `ids`, which must contain each id once. */
export async function reorderResins(
  db: Tx,
  input: { ids: number[] },
): Promise<Resin[]> {
  await reorderItems(db, RESINS, input);
  return listResins(db);
}

async function readResins(db: Db, where: SQL | undefined): Promise<Resin[]> {
  const rows = await db
    .select()
    .from(resins)
    .leftJoin(pictures, eq(pictures.imageUrl, resins.imageUrl))
    .where(where)
    .orderBy(asc(resins.position), asc(resins.id))
    .all();
  return rows.map(({ resins: row, pictures: picture }) => ({
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

function toColumns({ price, ...columns }: ResinInput) {
  return { ...columns, priceCents: price };
}
