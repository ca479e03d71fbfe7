import type { Design } from "#shared/clip.ts";
import { customClipCents } from "#shared/clip-rules.ts";
import type { Tx } from "#server/db/open.ts";
import { Problem } from "#server/problem.ts";
import { getChosenCharms } from "./chosen-charms.ts";
import { readClipConfig } from "./store.ts";

/**
 * The price, in cents, for which a design can be ordered now. Throws
 * "designer_off", "invalid" for a charm that the shop does not have (any
 * more), or "charm_out_of_stock" naming the charm.
 */
export function getClipPriceCents(db: Tx, design: Design): number {
  const config = readClipConfig(db);
  if (!config.isEnabled) throw new Problem("designer_off");
  const charms = getChosenCharms(db, design.selectedCharms);
  const soldOut = charms.find((charm) => !charm.inStock);
  if (soldOut)
    throw new Problem("charm_out_of_stock", {
      message: `The charm ${soldOut.name} is sold out. Please choose another.`,
    });
  return customClipCents(config.basePriceCents, charms);
}
