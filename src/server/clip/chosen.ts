import type { Picture } from "#shared/images/schema.ts";
import { defaultResin } from "#shared/clip/rules.ts";
import type { Design, DesignCharm, DesignResin } from "#shared/clip/schema.ts";
import { toPrice } from "#shared/money/cents.ts";
import type { Db } from "#server/db/handle.ts";
import { invalidField, type Problem } from "#server/http/problem.ts";
import { type CharmRow, findCharmRows } from "./charm-store.ts";
import { findResinRows, listResinRows, type ResinRow } from "./resin-store.ts";

/** The charms and the resin of a clip. */
export type ClipParts = {
  /** In the order in which the shopper chose them. */
  charms: CharmRow[];
  /** Undefined for the built-in blush base. */
  resin: ResinRow | undefined;
};

/**
 * Returns the charms and the resin of a design. Throws "invalid" for a charm or
 * resin that the shop does not have (any more).
 */
export async function getChosenParts(
  db: Db,
  design: Design,
): Promise<ClipParts> {
  return {
    charms: await getChosenCharms(db, design.selectedCharms),
    resin: await getChosenResin(db, design.resinId),
  };
}

async function getChosenCharms(db: Db, ids: number[]): Promise<CharmRow[]> {
  const rows = await findCharmRows(db, ids);
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row || row.deletedAt !== null)
      throw unknownPart("selectedCharms", "charm", row?.name);
    return row;
  });
}

/**
 * Returns the resin of `id`. Without an id, returns the first resin in stock.
 * If all are sold out, returns the first resin, so that the error message can
 * name it; in a shop without resins, returns undefined.
 */
async function getChosenResin(
  db: Db,
  id: number | null | undefined,
): Promise<ResinRow | undefined> {
  if (id === null || id === undefined) {
    const rows = await listResinRows(db);
    return defaultResin(rows) ?? rows[0];
  }
  const row = (await findResinRows(db, [id])).get(id);
  if (!row || row.deletedAt !== null)
    throw unknownPart("resinId", "resin", row?.name);
  return row;
}

type SoldPart = { id: number; name: string; priceCents: number };

/** Converts a charm to the form that the API returns in a design. */
export function toDesignCharm({
  id,
  name,
  priceCents,
  imageUrl,
}: SoldPart & { imageUrl: string }): DesignCharm {
  return { id, name, price: toPrice(priceCents), imageUrl };
}

/** Converts a resin to the form that the API returns in a design. */
export function toDesignResin(
  { id, name, priceCents, imageUrl }: SoldPart & { imageUrl: string },
  picture: Picture | null,
): DesignResin {
  return {
    id,
    name,
    price: toPrice(priceCents),
    imageUrl,
    // No drawing shows the placeholder, and it is as long as all other fields.
    picture: picture && { ...picture, placeholder: "" },
  };
}

function unknownPart(
  field: string,
  part: "charm" | "resin",
  name = "that you chose",
): Problem {
  return invalidField(
    field,
    `The ${part} ${name} is no longer in the shop. Please choose another.`,
  );
}
