import { withCart } from "#server/cart/unavailable.ts";
import {
  type PricedLine,
  titleOfLine,
  toCartLine,
} from "#server/cart/priced-line.ts";
import { errorText } from "#shared/messages/error-text.ts";
import { isCounted, LOW_STOCK } from "#shared/stock/counting.ts";
import { StaleReadError, type Tx } from "#server/db/handle.ts";
import type { LowStock, OrderRemarks } from "#server/db/schema/mails.ts";
import type { orderLines, TakenPiece } from "#server/db/schema/orders.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import { Problem } from "#server/http/problem.ts";
import {
  changeCount,
  type CountedKey,
  type CountedRow,
  lockCounted,
  textOf,
  writeCount,
} from "#server/stock/counted-rows.ts";
import { type Hold, listHoldsOf } from "#server/stock/hold-store.ts";
import {
  findShortage,
  holdsBefore,
  isOf,
  type Shortage,
  shortageProblem,
} from "#server/stock/shortage.ts";

export type TakenStock = {
  taken: TakenPiece[];
  /** What runs low after the order. */
  lowStock: LowStock[];
  /** Of what the order takes several, and over half of the stock. */
  largeTakes: LargeTake[];
};
type LargeTake = NonNullable<OrderRemarks["largeTakes"]>[number];

type Demand = {
  key: CountedKey;
  wanted: number;
  /** The lines of the cart that want it. */
  lines: PricedLine[];
};
type LockedDemand = Demand & { row: CountedRow };

/** What an order takes from the stock, whose rows are locked. */
type StockTake = TakenStock & {
  /** Writes it, in statements that are sent together. */
  write(now: number): Promise<unknown>;
};

/**
 * Locks what an order needs of all that is counted, and finds what it takes.
 * What has its last piece taken goes off sale. Throws, with the current cart,
 * "charm_out_of_stock", "resin_out_of_stock", "not_enough" or "held" where there
 * is too little.
 */
export async function lockStock(
  db: Tx,
  { lines, now }: { lines: PricedLine[]; now: number },
): Promise<StockTake> {
  const { demands, holds } = await lockDemands(db, demandsOf(lines), now);
  for (const demand of demands) {
    const { row, wanted } = demand;
    const { stockQuantity } = row;
    const others = othersOf(demand, holds);
    const shortage = findShortage({ stockQuantity, wanted, others });
    if (shortage) throw tooFew(demand, shortage, lines);
  }
  const lowStock: LowStock[] = [];
  const largeTakes: LargeTake[] = [];
  for (const { row, wanted } of demands) {
    const before = row.stockQuantity;
    const left = before - wanted;
    if (wanted > 1 && wanted > before / 2)
      largeTakes.push({ name: row.name, taken: wanted, before });
    if (left <= LOW_STOCK) lowStock.push({ name: row.name, left });
  }
  return {
    taken: demands.map(toTaken),
    lowStock,
    largeTakes,
    write: (at) =>
      Promise.all(
        demands.map(({ row, wanted }) =>
          writeCount(db, { row, left: row.stockQuantity - wanted, now: at }),
        ),
      ),
  };
}

/** Returns the demands with the rows as they are now, and what is held. */
async function lockDemands(
  db: Tx,
  demands: Demand[],
  now: number,
): Promise<{ demands: LockedDemand[]; holds: Hold[] }> {
  const keys = demands.map(({ key }) => key);
  const productIds = keys.flatMap((key) => productOf(key) ?? []);
  const { rows, read: holds } = await lockCounted(db, keys, () =>
    listHoldsOf(db, { productIds, now }),
  );
  const locked = demands.map((demand) => {
    const row = rows.get(textOf(demand.key));
    // Sold out, removed or no longer counted while this order waited.
    if (!row?.inStock || row.isRemoved || !isCounted(row))
      throw new StaleReadError();
    return { ...demand, row };
  });
  return { demands: locked, holds };
}

/** The product that a hold has to be of; charms and resins are not held. */
function productOf(key: CountedKey): number | undefined {
  if (key.kind === "variant") return key.productId;
  return key.kind === "product" ? key.id : undefined;
}

function othersOf({ key, lines }: Demand, holds: readonly Hold[]): Hold[] {
  const ofKey = holds.filter((hold) => isOf(hold, key));
  return holdsBefore(ofKey, new Set(lines.map(({ id }) => id)));
}

/** What the cart needs of all that is counted, over all its lines. */
function demandsOf(lines: PricedLine[]): Demand[] {
  const demands = new Map<string, Demand>();
  const want = (key: CountedKey, line: PricedLine) => {
    const text = textOf(key);
    const demand = demands.get(text) ?? { key, wanted: 0, lines: [] };
    demand.wanted += line.quantity;
    demand.lines.push(line);
    demands.set(text, demand);
  };
  for (const line of lines) for (const key of line.counted) want(key, line);
  return [...demands.values()];
}

function toTaken({
  key,
  wanted: quantity,
}: Pick<Demand, "key" | "wanted">): TakenPiece {
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

type Correction = {
  taken: readonly TakenPiece[];
  /** What all lines of the order need, counted or not. */
  before: ReadonlyMap<string, Need>;
  after: ReadonlyMap<string, Need>;
  now: number;
};

type Need = { key: CountedKey; wanted: number };

/** What sold lines are made of, and how many of each. */
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

/** How many pieces more are taken: none of what is not counted. */
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
  const message = errorText("stockFew", free, name, by);
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

function tooFew(
  { row, wanted, lines: [line] }: LockedDemand,
  shortage: Shortage,
  lines: PricedLine[],
): Problem {
  const { key, name, stockQuantity: left } = row;
  const extra = withCart(lines.map(toCartLine));
  if (key.kind === "charm")
    return new Problem("charm_out_of_stock", {
      message: errorText("charmsFew", left, name, wanted),
      extra,
    });
  if (key.kind === "resin")
    return new Problem("resin_out_of_stock", {
      message: errorText("resinsFew", left, name, wanted),
      extra,
    });
  const title = line ? titleOfLine(line) : name;
  return shortageProblem(title, shortage, extra);
}
