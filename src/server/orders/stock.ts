import { isCounted, LOW_STOCK } from "#shared/clip/charms.ts";
import { type PricedLine, toCartLine } from "#server/cart/priced-lines.ts";
import {
  type CharmRow,
  findCharmRows,
  updateCharmStock,
} from "#server/clip/charm-store.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import type { LowCharm, OrderRemarks } from "#server/db/schema/mails.ts";
import type { TakenCharm } from "#server/db/schema/orders.ts";
import { Problem } from "#server/http/problem.ts";

export type TakenStock = {
  taken: TakenCharm[];
  /** Charms that run low after the order. */
  lowCharms: LowCharm[];
  /** Charms of which the order takes several, and over half of the stock. */
  largeTakes: LargeTake[];
};
type LargeTake = NonNullable<OrderRemarks["largeTakes"]>[number];

type CharmDemand = { charm: CharmRow; wanted: number };

/**
 * Takes an order's charms from the counted stock. A charm whose last piece is
 * taken goes off sale. Throws "charm_out_of_stock", with the current cart,
 * where a charm has too little stock.
 */
export async function takeStock(
  db: Tx,
  { lines, now }: { lines: PricedLine[]; now: number },
): Promise<TakenStock> {
  const counted = charmDemands(lines).filter(({ charm }) => isCounted(charm));
  const short = counted.find(isShort);
  if (short) throw tooFew(short.charm, short.wanted, lines);
  const lowCharms: LowCharm[] = [];
  const largeTakes: LargeTake[] = [];
  for (const { charm, wanted } of counted) {
    const left = charm.stockQuantity - wanted;
    await updateCharmStock(db, { charm, left, now });
    const before = charm.stockQuantity;
    if (wanted > 1 && wanted > before / 2)
      largeTakes.push({ name: charm.name, taken: wanted, before });
    if (left <= LOW_STOCK) lowCharms.push({ name: charm.name, left });
  }
  return { taken: counted.map(toTaken), lowCharms, largeTakes };
}

const isShort = ({ charm, wanted }: CharmDemand) =>
  charm.stockQuantity < wanted;
const toTaken = ({ charm, wanted }: CharmDemand): TakenCharm => ({
  charmId: charm.id,
  quantity: wanted,
});

type Taken = { taken: readonly TakenCharm[]; now: number };

/**
 * Puts back the stock that an order took. A charm that had sold out is on sale
 * again. A charm that the maker took off sale stays off sale, and one that she
 * stopped counting stays uncounted.
 */
export async function returnStock(
  db: Tx,
  { taken, now }: Taken,
): Promise<void> {
  for (const { charm, quantity } of await findCounted(db, taken))
    await changeStock(db, { charm, by: quantity, now });
}

/**
 * Takes the stock again that `returnStock` put back. Throws
 * "charm_out_of_stock" where others have bought it since.
 */
export async function takeStockAgain(
  db: Tx,
  { taken, now }: Taken,
): Promise<void> {
  const counted = await findCounted(db, taken);
  for (const { charm, quantity } of counted)
    if (charm.stockQuantity < quantity)
      throw new Problem("charm_out_of_stock", {
        message: `The charm ${charm.name} has been sold since, so this order cannot be brought back.`,
      });
  for (const { charm, quantity } of counted)
    await changeStock(db, { charm, by: -quantity, now });
}

/** The taken charms whose stock is still counted, or that are sold out. */
async function findCounted(db: Db, taken: readonly TakenCharm[]) {
  const rows = await findCharmRows(
    db,
    taken.map(({ charmId }) => charmId),
  );
  return taken.flatMap(({ charmId, quantity }) => {
    const charm = rows.get(charmId);
    return charm && (isCounted(charm) || !charm.inStock)
      ? [{ charm, quantity }]
      : [];
  });
}

async function changeStock(
  db: Tx,
  { charm, by, now }: { charm: CharmRow; by: number; now: number },
): Promise<void> {
  const left = charm.stockQuantity + by;
  const isOffSale = isCounted(charm) && !charm.inStock;
  await updateCharmStock(db, { charm, left, isOffSale, now });
}

/** How many of each charm the order needs, over all its lines. */
function charmDemands(lines: PricedLine[]): CharmDemand[] {
  const byId = new Map<number, CharmDemand>();
  for (const { design, quantity } of lines)
    for (const charm of design?.charms ?? []) {
      const demand = byId.get(charm.id) ?? { charm, wanted: 0 };
      demand.wanted += quantity;
      byId.set(charm.id, demand);
    }
  return [...byId.values()];
}

function tooFew(charm: CharmRow, wanted: number, lines: PricedLine[]): Problem {
  const left = charm.stockQuantity;
  return new Problem("charm_out_of_stock", {
    message: `Only ${left} of the charm ${charm.name} ${left === 1 ? "is" : "are"} left, and your cart needs ${wanted}. Please choose fewer or another charm.`,
    extra: { cart: lines.map(toCartLine) },
  });
}
