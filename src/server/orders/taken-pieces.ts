import { isCustomLine, lineTitle } from "#shared/cart/rules.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { isCounted } from "#shared/stock/rules.ts";
import type { Tx } from "#server/db/handle.ts";
import type {
  OrderedPart,
  orderLines,
  TakenPiece,
} from "#server/db/schema/orders.ts";
import { Problem } from "#server/http/problem.ts";
import {
  changeCount,
  type CountedKey,
  type CountedRow,
  lockCounted,
  textOf,
} from "#server/stock/counted-rows.ts";
import { type Hold, listHoldsOf } from "#server/stock/hold-store.ts";
import { findShortage, isOf, shortageProblem } from "#server/stock/shortage.ts";

// The pieces that an order has taken from the stock are stored with the order,
// put back by its cancellation, and taken again when that is undone.

export function toTaken({
  key,
  wanted: quantity,
}: {
  key: CountedKey;
  wanted: number;
}): TakenPiece {
  // As earlier versions store and read it.
  if (key.kind === "charm") return { charmId: key.id, quantity };
  if (key.kind === "variant") return { ...key, quantity };
  return { kind: key.kind, id: key.id, quantity };
}

function toKey(taken: TakenPiece): CountedKey {
  if ("charmId" in taken) return { kind: "charm", id: taken.charmId };
  const { quantity: _, ...key } = taken;
  return key;
}

/** The product that a hold has to be of; charms and resins are not held. */
export function productOf(key: CountedKey): number | undefined {
  if (key.kind === "variant") return key.productId;
  return key.kind === "product" ? key.id : undefined;
}

type Taken = { taken: readonly TakenPiece[]; now: number };

/**
 * Puts back the stock that an order took. What had sold out is on sale again.
 * What the maker took off sale stays off sale, and what she stopped counting
 * stays uncounted.
 */
export async function returnStock(
  db: Tx,
  { taken, now }: Taken,
): Promise<void> {
  const { counted } = await lockTaken(db, taken, now);
  for (const { row, quantity } of counted)
    await changeCount(db, { row, by: quantity, now });
}

/**
 * Takes the stock again that `returnStock` put back. Throws
 * "charm_out_of_stock", "not_enough" or "held" where others have bought it
 * since, or have it in their carts.
 */
export async function takeStockAgain(
  db: Tx,
  { taken, now }: Taken,
): Promise<void> {
  const { counted, held } = await lockTaken(db, taken, now);
  for (const { row, quantity: wanted } of counted) {
    const { stockQuantity } = row;
    if (stockQuantity < wanted) throw soldSince(row);
    const others = held.filter((hold) => isOf(hold, row.key));
    const shortage = findShortage({ stockQuantity, wanted, others, now });
    if (shortage) throw shortageProblem(row.name, shortage);
  }
  for (const { row, quantity } of counted)
    await changeCount(db, { row, by: -quantity, now });
}

/** Locks what is counted of these, and returns it with what carts hold of it. */
async function lockPieces(db: Tx, keys: readonly CountedKey[], now: number) {
  const productIds = keys.flatMap((key) => productOf(key) ?? []);
  const { rows, read: held } = await lockCounted(db, keys, () =>
    listHoldsOf(db, { productIds, now }),
  );
  return { rows, held };
}

/**
 * Locks what was taken. Returns what of it is still counted, or is sold out, and
 * what carts hold.
 */
async function lockTaken(db: Tx, taken: readonly TakenPiece[], now: number) {
  const { rows, held } = await lockPieces(db, taken.map(toKey), now);
  const counted = taken.flatMap((piece) => {
    const row = rows.get(textOf(toKey(piece)));
    return row && (isCounted(row) || !row.inStock)
      ? [{ row, quantity: piece.quantity }]
      : [];
  });
  return { counted, held };
}

/**
 * Counts the clips that these lines ask to be made: what was taken lay ready.
 */
export function clipsToMakeOf(
  lines: readonly Pick<SoldLine, "productId" | "variantId" | "quantity">[],
  taken: readonly TakenPiece[],
): number {
  const ready = new Set(taken.map((piece) => textOf(toKey(piece))));
  return lines
    .filter(
      ({ productId: id, variantId }) =>
        !ready.has(textOf({ kind: "product", id })) &&
        !ready.has(textOf({ kind: "variant", id: variantId ?? 0 })),
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

type SoldLine = Pick<
  typeof orderLines.$inferSelect,
  | "productId"
  | "variantId"
  | "quantity"
  | "name"
  | "variantTitle"
  | "charms"
  | "resin"
>;

/** Names what an order took, as it was sold. */
export function namePieces(
  taken: readonly TakenPiece[],
  lines: readonly SoldLine[],
): { name: string; count: number }[] {
  return taken.map((piece) => ({
    name: nameOf(toKey(piece), lines) ?? "",
    count: piece.quantity,
  }));
}

function nameOf({ kind, id }: CountedKey, lines: readonly SoldLine[]) {
  const partOf = (parts: readonly (OrderedPart | null)[]) =>
    parts.find((part) => part?.id === id)?.name;
  if (kind === "charm")
    return partOf(lines.flatMap((line) => line.charms ?? []));
  if (kind === "resin") return partOf(lines.map(({ resin }) => resin));
  const line = lines.find(({ productId, variantId }) =>
    kind === "variant" ? variantId === id : productId === id,
  );
  return line && lineTitle(line.name, line.variantTitle);
}

function soldSince({ key, name }: CountedRow): Problem {
  return key.kind === "charm"
    ? new Problem("charm_out_of_stock", {
        message: errorKey("charmSoldSince", name),
      })
    : new Problem("not_enough", { message: errorKey("soldSince", name) });
}

type Correction = {
  taken: readonly TakenPiece[];
  /** The needs of all lines of the order, counted or not. */
  before: ReadonlyMap<string, Need>;
  after: ReadonlyMap<string, Need>;
  now: number;
};

type Need = { key: CountedKey; wanted: number };

/** Returns what sold lines are made of, and how many of each. */
export function demandOfLines(
  lines: readonly PartsOfLine[],
): ReadonlyMap<string, Need> {
  const needs = new Map<string, Need>();
  for (const line of lines)
    for (const key of keysOf(line)) {
      const wanted = (needs.get(textOf(key))?.wanted ?? 0) + line.quantity;
      needs.set(textOf(key), { key, wanted });
    }
  return needs;
}

type PartsOfLine = Pick<
  typeof orderLines.$inferSelect,
  "productId" | "variantId" | "charms" | "resin" | "quantity"
>;

function keysOf(line: PartsOfLine): CountedKey[] {
  const { productId, variantId, charms, resin } = line;
  if (isCustomLine(line))
    return [
      ...(charms ?? []).map(({ id }) => ({ kind: "charm", id }) as const),
      ...(resin ? [{ kind: "resin", id: resin.id } as const] : []),
    ];
  return [
    { kind: "product", id: productId },
    ...(variantId === null
      ? []
      : [{ kind: "variant", id: variantId, productId } as const]),
  ];
}

/**
 * Takes and gives back what a correction changes, by the rules of an order and
 * of a cancellation. Returns what the order has taken then. Throws
 * "charm_out_of_stock", "resin_out_of_stock" or "not_enough", also for pieces
 * that lie in somebody's cart.
 */
export async function correctStock(
  db: Tx,
  { taken, before, after, now }: Correction,
): Promise<{ taken: TakenPiece[]; hasChanged: boolean }> {
  const changed = [...new Map([...before, ...after]).values()].flatMap(
    ({ key }) => {
      const text = textOf(key);
      const was = before.get(text)?.wanted ?? 0;
      const by = (after.get(text)?.wanted ?? 0) - was;
      return by === 0 ? [] : [{ key, by }];
    },
  );
  const keys = changed.map(({ key }) => key);
  const { rows, held } = await lockPieces(db, keys, now);
  const own = new Map(
    taken.map((piece) => [textOf(toKey(piece)), toNeed(piece)]),
  );
  let hasChanged = false;
  for (const { key, by } of changed) {
    const row = rows.get(textOf(key));
    const had = own.get(textOf(key))?.wanted ?? 0;
    const moved = by < 0 ? Math.max(by, -had) : takenOf(row, by, held);
    if (moved === 0) continue;
    hasChanged = true;
    own.set(textOf(key), { key, wanted: had + moved });
    if (row && (isCounted(row) || !row.inStock))
      await changeCount(db, { row, by: -moved, now });
  }
  const left = [...own.values()].filter(({ wanted }) => wanted > 0);
  return { taken: left.map(toTaken), hasChanged };
}

/** Returns how many pieces more are taken: none of what is not counted. */
function takenOf(
  row: CountedRow | undefined,
  by: number,
  holds: readonly Hold[],
): number {
  if (!row || row.isRemoved) return 0;
  if (row.inStock && !isCounted(row)) return 0;
  const { key, name, stockQuantity } = row;
  const held = holds
    .filter((hold) => isOf(hold, key))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const free = row.inStock ? Math.max(0, stockQuantity - held) : 0;
  if (free >= by) return by;
  const message = errorKey("stockFew", free, name, by);
  if (key.kind === "charm")
    throw new Problem("charm_out_of_stock", { message });
  if (key.kind === "resin")
    throw new Problem("resin_out_of_stock", { message });
  throw new Problem("not_enough", { message });
}

const toNeed = (piece: TakenPiece): Need => ({
  key: toKey(piece),
  wanted: piece.quantity,
});
