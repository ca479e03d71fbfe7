import { errorText } from "#shared/messages/error-text.ts";
import { isCounted } from "#shared/stock/counting.ts";
import type { Tx } from "#server/db/handle.ts";
import type { TakenPiece } from "#server/db/schema/orders.ts";
import { Problem } from "#server/http/problem.ts";
import {
  changeCount,
  type CountedKey,
  type CountedRow,
  lockCounted,
  textOf,
} from "#server/stock/counted-rows.ts";

// What an order has taken from the stock. It is stored with the order, put back
// by its cancellation, and taken again when that is undone.

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

export function toKey(taken: TakenPiece): CountedKey {
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
  for (const { row, quantity } of await lockTaken(db, taken))
    await changeCount(db, { row, by: quantity, now });
}

/**
 * Takes the stock again that `returnStock` put back. Throws
 * "charm_out_of_stock" or "not_enough" where others have bought it since.
 */
export async function takeStockAgain(
  db: Tx,
  { taken, now }: Taken,
): Promise<void> {
  const counted = await lockTaken(db, taken);
  for (const { row, quantity } of counted)
    if (row.stockQuantity < quantity) throw soldSince(row);
  for (const { row, quantity } of counted)
    await changeCount(db, { row, by: -quantity, now });
}

/**
 * Locks what was taken. Returns what is still counted, or is sold out.
 */
async function lockTaken(db: Tx, taken: readonly TakenPiece[]) {
  const keys = taken.map(toKey);
  const { rows } = await lockCounted(db, keys, async () => {});
  return taken.flatMap((piece) => {
    const row = rows.get(textOf(toKey(piece)));
    return row && (isCounted(row) || !row.inStock)
      ? [{ row, quantity: piece.quantity }]
      : [];
  });
}

function soldSince({ key, name }: CountedRow): Problem {
  return key.kind === "charm"
    ? new Problem("charm_out_of_stock", {
        message: errorText("charmSoldSince", name),
      })
    : new Problem("not_enough", { message: errorText("soldSince", name) });
}
