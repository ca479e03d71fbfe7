import { withCart } from "#server/cart/unavailable.ts";
import {
  type PricedLine,
  titleOfLine,
  toCartLine,
} from "#server/cart/priced-line.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { isCounted, LOW_STOCK } from "#shared/stock/rules.ts";
import { StaleReadError, type Tx } from "#server/db/handle.ts";
import type { LowStock, OrderRemarks } from "#server/db/schema/mails.ts";
import type { TakenPiece } from "#server/db/schema/orders.ts";
import { Problem } from "#server/http/problem.ts";
import {
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
import { productOf, toTaken } from "./taken-pieces.ts";

export type TakenStock = {
  taken: TakenPiece[];
  /** The things that run low after the order. */
  lowStock: LowStock[];
  /**
   * The things of which the order takes several, and over half of the stock.
   */
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

type Taking = {
  lines: PricedLine[];
  now: number;
  /** Whether she takes it herself: a piece in her hand is in no cart. */
  isHers?: boolean;
};

/**
 * Locks what an order needs of all that is counted, and takes it at the end of
 * the transaction. What has its last piece taken goes off sale. Throws, with the current cart,
 * "charm_out_of_stock", "resin_out_of_stock", "not_enough" or "held" where there
 * is too little.
 */
export async function takeStock(
  db: Tx,
  { lines, now, isHers = false }: Taking,
): Promise<TakenStock> {
  const wanted = demandsOf(lines);
  const { demands, holds } = await lockDemands(db, wanted, { now, isHers });
  for (const demand of demands) {
    const { row, wanted } = demand;
    const { stockQuantity } = row;
    const others = othersOf(demand, holds);
    const shortage = findShortage({ stockQuantity, wanted, others, now });
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
  for (const { row, wanted } of demands)
    db.later(() =>
      writeCount(db, { row, left: row.stockQuantity - wanted, now }),
    );
  return { taken: demands.map(toTaken), lowStock, largeTakes };
}

/** Returns the demands with the rows as they are now, and what is held. */
async function lockDemands(
  db: Tx,
  demands: Demand[],
  { now, isHers }: Required<Omit<Taking, "lines">>,
): Promise<{ demands: LockedDemand[]; holds: Hold[] }> {
  const keys = demands.map(({ key }) => key);
  const productIds = isHers ? [] : keys.flatMap((key) => productOf(key) ?? []);
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

function othersOf({ key, lines }: Demand, holds: readonly Hold[]): Hold[] {
  const ofKey = holds.filter((hold) => isOf(hold, key));
  return holdsBefore(ofKey, new Set(lines.map(({ id }) => id)));
}

/** Returns what the cart needs of all that is counted, over all its lines. */
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

function tooFew(
  { row, wanted, lines: [line] }: LockedDemand,
  shortage: Shortage,
  lines: PricedLine[],
): Problem {
  const { key, name, stockQuantity: left } = row;
  const extra = withCart(lines.map(toCartLine));
  if (key.kind === "charm")
    return new Problem("charm_out_of_stock", {
      message: errorKey("charmsFew", left, name, wanted),
      extra,
    });
  if (key.kind === "resin")
    return new Problem("resin_out_of_stock", {
      message: errorKey("resinsFew", left, name, wanted),
      extra,
    });
  const title = line ? titleOfLine(line) : name;
  return shortageProblem(title, shortage, { extra });
}
