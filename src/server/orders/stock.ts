import { isCounted, LOW_STOCK } from "#shared/charms.ts";
import { type PricedLine, toCartLine } from "#server/cart/priced-line.ts";
import { type CharmRow, writeCharm } from "#server/charms/store.ts";
import type { Tx } from "#server/db/open.ts";
import type { LowCharm } from "#server/db/schema/mails.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/problem.ts";

type Demand = { charm: CharmRow; wanted: number };

/**
 * Takes what an order needs from the charms that are counted; taking the last
 * one ends its sale. Throws "charm_out_of_stock", naming the charm and with
 * the fresh cart, where there is too little. Answers what was taken from and
 * which charms are nearly gone now.
 */
export function takeStock(
  deps: Pick<Deps, "clock">,
  db: Tx,
  lines: PricedLine[],
): { hasTaken: boolean; lowCharms: LowCharm[] } {
  const counted = demands(lines).filter(({ charm }) => isCounted(charm));
  const lowCharms: LowCharm[] = [];
  for (const { charm, wanted } of counted) {
    const left = charm.stockQuantity - wanted;
    if (left < 0) throw tooFew(charm, wanted, lines);
    writeCharm(deps, db, charm, { stockQuantity: left, inStock: left > 0 });
    if (left <= LOW_STOCK) lowCharms.push({ name: charm.name, left });
  }
  return { hasTaken: counted.length > 0, lowCharms };
}

/** Each charm's demand over all lines of the order, times their quantities. */
function demands(lines: PricedLine[]): Demand[] {
  const byId = new Map<number, Demand>();
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
