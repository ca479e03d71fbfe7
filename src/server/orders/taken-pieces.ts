import { lineTitle } from "#shared/cart/rules.ts";
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
import { listHoldsOf } from "#server/stock/hold-store.ts";
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

/**
 * Locks what was taken. Returns what of it is still counted, or is sold out, and
 * what carts hold.
 */
async function lockTaken(db: Tx, taken: readonly TakenPiece[], now: number) {
  const keys = taken.map(toKey);
  const productIds = keys.flatMap((key) => productOf(key) ?? []);
  const { rows, read: held } = await lockCounted(db, keys, () =>
    listHoldsOf(db, { productIds, now }),
  );
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
