import { and, asc, eq, isNull, max, type SQL } from "drizzle-orm";
import type { Charm, CharmInput } from "#shared/charms.ts";
import { toPrice } from "#shared/cents.ts";
import { changeCatalogue } from "#server/catalog/change.ts";
import { toPicture } from "#server/catalog/pictures.ts";
import { checkNewOrder } from "#server/catalog/positions.ts";
import { nextUpdate, toIso } from "#server/clock.ts";
import type { Tx } from "#server/db/open.ts";
import { ids as idList, prepared } from "#server/db/prepared.ts";
import { charms, pictures } from "#server/db/schema/goods.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/problem.ts";

export type CharmRow = typeof charms.$inferSelect;

const selectRows = prepared((db) =>
  db.select().from(charms).where(idList.in(charms.id)).prepare(),
);

/** Every charm that is not deleted, in the owner's order. */
export function listCharms(db: Tx): Charm[] {
  return readCharms(db, isNull(charms.deletedAt));
}

/** One charm; throws "not_found" for a deleted or unknown one. */
export function getCharm(db: Tx, id: number): Charm {
  const [charm] = readCharms(
    db,
    and(eq(charms.id, id), isNull(charms.deletedAt)),
  );
  if (!charm) throw new Problem("not_found", { message: GONE });
  return charm;
}

/** The rows of these ids, deleted ones among them: old designs name them. */
export function findCharmRows(
  db: Tx,
  ids: Iterable<number>,
): Map<number, CharmRow> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = selectRows(db).all(idList.of(wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Adds a charm behind all others. */
export function createCharm(deps: Deps, input: CharmInput): Charm {
  return changeCatalogue(deps, (tx) => {
    const now = deps.clock.now();
    const { id } = tx
      .insert(charms)
      .values({
        ...toColumns(input),
        position: nextPosition(tx),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: charms.id })
      .get();
    return getCharm(tx, id);
  });
}

/**
 * Changes a charm. `ifMatchUpdatedAt` is the `updatedAt` that the editor
 * started from: throws "stale" with the row as it is now where another edit,
 * or an order that took from the stock, came first.
 */
export function updateCharm(
  deps: Deps,
  id: number,
  input: CharmInput,
  ifMatchUpdatedAt?: string,
): Charm {
  return changeCatalogue(deps, (tx) => {
    const row = getRow(tx, id);
    if (ifMatchUpdatedAt && ifMatchUpdatedAt !== toIso(row.updatedAt))
      throw new Problem("stale", { extra: { current: getCharm(tx, id) } });
    writeCharm(deps, tx, row, toColumns(input));
    return getCharm(tx, id);
  });
}

/** Takes a charm out of every list; designs and orders still can name it. */
export function removeCharm(deps: Deps, id: number): void {
  changeCatalogue(deps, (tx) => {
    writeCharm(deps, tx, getRow(tx, id), { deletedAt: deps.clock.now() });
  });
}

/** Undoes a deletion: the charm is back in its place. */
export function restoreCharm(deps: Deps, id: number): Charm {
  return changeCatalogue(deps, (tx) => {
    const row = findCharmRows(tx, [id]).get(id);
    if (!row) throw new Problem("not_found", { message: GONE });
    writeCharm(deps, tx, row, { deletedAt: null });
    return getCharm(tx, id);
  });
}

/** Puts the charms in a new order; `ids` names each of them once. */
export function reorderCharms(deps: Deps, ids: number[]): Charm[] {
  return changeCatalogue(deps, (tx) => {
    checkNewOrder(
      ids,
      listCharms(tx).map((charm) => charm.id),
    );
    for (const [position, id] of ids.entries())
      tx.update(charms).set({ position }).where(eq(charms.id, id)).run();
    return listCharms(tx);
  });
}

/** Writes columns of one charm, within the caller's transaction. */
export function writeCharm(
  { clock }: Pick<Deps, "clock">,
  db: Tx,
  row: CharmRow,
  columns: Partial<CharmRow>,
): void {
  db.update(charms)
    .set({ ...columns, updatedAt: nextUpdate(clock, row.updatedAt) })
    .where(eq(charms.id, row.id))
    .run();
}

const GONE = "This charm is no longer there.";

function readCharms(db: Tx, where: SQL | undefined): Charm[] {
  const rows = db
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

function getRow(db: Tx, id: number): CharmRow {
  const row = findCharmRows(db, [id]).get(id);
  if (!row || row.deletedAt !== null)
    throw new Problem("not_found", { message: GONE });
  return row;
}

function nextPosition(db: Tx): number {
  const [row] = db
    .select({ last: max(charms.position) })
    .from(charms)
    .all();
  return (row?.last ?? -1) + 1;
}

function toColumns({ price, ...columns }: CharmInput) {
  return { ...columns, priceCents: price };
}
