import { eq, isNull, max } from "drizzle-orm";
import { errorKey, type ErrorText } from "#shared/messages/error-key.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { MAKER, type StockKind, stockLocks } from "#server/db/locks.ts";
import type { charms, products, resins } from "#server/db/schema/catalog.ts";
import { Problem } from "#server/http/problem.ts";
import { nextUpdate, toIso } from "#server/runtime/clock.ts";
import type { Deps } from "#server/deps.ts";
import { type Priced, stale } from "./shown.ts";

// The stores of products, charms and resins share this: their rows have a
// position in the maker's order, the time of the last edit, and stay in the
// table when they are deleted.

/** The table of one kind of catalog item. */
export type ItemTable = {
  table: typeof charms | typeof products | typeof resins;
  /** The message for an item that is deleted or unknown. */
  gone: ErrorText;
  /** Orders write the rows too, as they take from the stock. */
  stockKind: StockKind;
};

export type ItemTarget = { id: number; now: number };

export type ItemEdit = ItemTarget & {
  /** The `updatedAt` that the editor started from. */
  ifMatchUpdatedAt?: string | undefined;
};

/** Returns the position after all items, even deleted ones. */
export async function nextPosition(db: Db, { table }: ItemTable) {
  const [row] = await db
    .select({ last: max(table.position) })
    .from(table)
    .all();
  return (row?.last ?? -1) + 1;
}

/** Returns whether there has been any item, even a deleted one. */
export async function hasItems(db: Db, { table }: ItemTable): Promise<boolean> {
  const [row] = await db.select({ id: table.id }).from(table).limit(1).all();
  return row !== undefined;
}

/**
 * Returns the `updatedAt` of an item that is edited now. Throws "not_found" for
 * a deleted or unknown item, and "stale", with the item that `read` returns, if
 * another edit came first.
 */
export async function startEdit(
  db: Tx,
  items: ItemTable,
  {
    id,
    now,
    ifMatchUpdatedAt,
    read,
  }: ItemEdit & { read: (db: Db, id: number) => Promise<Priced> },
): Promise<number> {
  await lockItems(db, items, [id]);
  const { updatedAt } = await getRow(db, items, id);
  if (ifMatchUpdatedAt && ifMatchUpdatedAt !== toIso(updatedAt))
    throw stale(await read(db, id));
  return nextUpdate(now, updatedAt);
}

/** Marks an item as deleted. Throws "not_found" if it is deleted or unknown. */
export async function removeItem(
  db: Tx,
  items: ItemTable,
  { id, now }: ItemTarget,
): Promise<void> {
  await lockItems(db, items, [id]);
  const row = await getRow(db, items, id);
  const deletedAt = nextUpdate(now, row.updatedAt);
  await setDeleted(db, items, { id, deletedAt, updatedAt: deletedAt });
}

/** Undoes a deletion. The item has the same place in the order as before. */
export async function restoreItem(
  db: Tx,
  items: ItemTable,
  { id, now }: ItemTarget,
): Promise<void> {
  await lockItems(db, items, [id]);
  const row = await findRow(db, items, id);
  if (!row) throw new Problem("not_found", { message: items.gone });
  const updatedAt = nextUpdate(now, row.updatedAt);
  await setDeleted(db, items, { id, deletedAt: null, updatedAt });
}

/** Sorts the items as in `ids`, which must contain each id once. */
export async function reorderItems(
  db: Tx,
  items: ItemTable,
  { ids }: { ids: number[] },
): Promise<void> {
  const { table } = items;
  const rows = await db
    .select({ id: table.id, position: table.position })
    .from(table)
    .where(isNull(table.deletedAt))
    .all();
  const before = new Map(rows.map((row) => [row.id, row.position]));
  checkSameRows(ids, [...before.keys()]);
  // A move changes a few rows. Writing all 1,000 would take PostgreSQL as many
  // round trips.
  const moved = [...ids.entries()].filter(
    ([position, id]) => before.get(id) !== position,
  );
  await lockItems(
    db,
    items,
    moved.map(([, id]) => id),
  );
  for (const [position, id] of moved)
    await db.update(table).set({ position }).where(eq(table.id, id)).run();
}

/** Throws "invalid" unless `ids` has every id of `current` exactly once. */
function checkSameRows(ids: number[], current: number[]): void {
  const named = new Set(ids);
  const isComplete =
    named.size === ids.length &&
    ids.length === current.length &&
    current.every((id) => named.has(id));
  if (!isComplete)
    throw new Problem("invalid", {
      message: errorKey("rowsChanged"),
      fields: { ids: errorKey("rowsIncomplete") },
    });
}

/** Waits for the orders that take from these rows, and makes others wait. */
async function lockItems(
  db: Tx,
  { stockKind }: ItemTable,
  ids: number[],
): Promise<void> {
  await db.lock(stockLocks(ids.map((id) => ({ kind: stockKind, id }))));
}

async function getRow(db: Db, items: ItemTable, id: number) {
  const row = await findRow(db, items, id);
  if (!row || row.deletedAt !== null)
    throw new Problem("not_found", { message: items.gone });
  return row;
}

async function findRow(db: Db, { table }: ItemTable, id: number) {
  const { updatedAt, deletedAt } = table;
  const [row] = await db
    .select({ id: table.id, updatedAt, deletedAt })
    .from(table)
    .where(eq(table.id, id))
    .all();
  return row;
}

type Deletion = { id: number; deletedAt: number | null; updatedAt: number };

async function setDeleted(
  db: Tx,
  { table }: ItemTable,
  { id, ...times }: Deletion,
): Promise<void> {
  await db.update(table).set(times).where(eq(table.id, id)).run();
}

/**
 * Runs `write`, which changes the catalog, in a transaction, and then notifies
 * every cache of the catalog. Returns what `write` returns.
 */
export async function changeCatalog<T>(
  { commit, changes }: Pick<Deps, "commit" | "changes">,
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await commit(MAKER, write);
  changes.announce();
  return result;
}
