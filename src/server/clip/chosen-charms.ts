import type { DesignCharm } from "#shared/clip.ts";
import { toPrice } from "#shared/cents.ts";
import { type CharmRow, findCharmRows } from "#server/charms/store.ts";
import type { Tx } from "#server/db/open.ts";
import { invalidField, type Problem } from "#server/problem.ts";

/**
 * The charms of a design in the order chosen. Throws "invalid" for one that
 * the shop does not have (any more).
 */
export function getChosenCharms(db: Tx, ids: number[]): CharmRow[] {
  const rows = findCharmRows(db, ids);
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row || row.deletedAt !== null) throw unknownCharm(row?.name);
    return row;
  });
}

/** A charm as a design names it. */
export function toDesignCharm({
  id,
  name,
  priceCents,
  imageUrl,
}: Omit<DesignCharm, "price"> & { priceCents: number }): DesignCharm {
  return { id, name, price: toPrice(priceCents), imageUrl };
}

function unknownCharm(name = "that you chose"): Problem {
  return invalidField(
    "selectedCharms",
    `The charm ${name} is no longer in the shop. Please choose another.`,
  );
}
