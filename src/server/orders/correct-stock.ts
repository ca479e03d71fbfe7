import { errorKey } from "#shared/messages/error-key.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import { isCounted } from "#shared/stock/rules.ts";
import type { Tx } from "#server/db/handle.ts";
import type { orderLines, TakenPiece } from "#server/db/schema/orders.ts";
import { Problem } from "#server/http/problem.ts";
import {
  changeCount,
  type CountedKey,
  type CountedRow,
  lockCounted,
  textOf,
} from "#server/stock/counted-rows.ts";
import { type Hold, listHoldsOf } from "#server/stock/hold-store.ts";
import { isOf } from "#server/stock/shortage.ts";
import { productOf, toKey, toTaken } from "./taken-pieces.ts";

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
  lines: readonly SoldLine[],
): ReadonlyMap<string, Need> {
  const needs = new Map<string, Need>();
  for (const line of lines)
    for (const key of keysOf(line)) {
      const wanted = (needs.get(textOf(key))?.wanted ?? 0) + line.quantity;
      needs.set(textOf(key), { key, wanted });
    }
  return needs;
}

type SoldLine = Pick<
  typeof orderLines.$inferSelect,
  "productId" | "variantId" | "charms" | "resin" | "quantity"
>;

function keysOf(line: SoldLine): CountedKey[] {
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
  const productIds = keys.flatMap((key) => productOf(key) ?? []);
  const { rows, read: holds } = await lockCounted(db, keys, () =>
    listHoldsOf(db, { productIds, now }),
  );
  const own = new Map(
    taken.map((piece) => [textOf(toKey(piece)), toNeed(piece)]),
  );
  let hasChanged = false;
  for (const { key, by } of changed) {
    const row = rows.get(textOf(key));
    const had = own.get(textOf(key))?.wanted ?? 0;
    const moved = by < 0 ? Math.max(by, -had) : takenOf(row, by, holds);
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
