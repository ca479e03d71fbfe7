import type { Picture } from "#shared/images/schema.ts";
import { defaultResin } from "#shared/clip/rules.ts";
import type { Design, DesignCharm, DesignResin } from "#shared/clip/schema.ts";
import { toPrice } from "#shared/money/cents.ts";
import type { Db } from "#server/db/handle.ts";
import { invalidField, type Problem } from "#server/http/problem.ts";
import { type CharmRow, findCharmRows } from "./charm-store.ts";
import { findResinRows, listResinRows, type ResinRow } from "./resin-store.ts";

/** What a clip is made of. */
export type ClipParts = {
  /** In the order chosen. */
  charms: CharmRow[];
  /** Undefined: the built-in blush base. */
  resin: ResinRow | undefined;
};

/**
 * The charms and the resin of a design. Throws "invalid" for one that the shop
 * does not have (any more).
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
 * Without an id the first resin in stock, or the first of all where none is:
 * then the refusal can name it. Undefined in a shop without resins.
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

/** A charm as a design names it. */
export function toDesignCharm({
  id,
  name,
  priceCents,
  imageUrl,
}: SoldPart & { imageUrl: string }): DesignCharm {
  return { id, name, price: toPrice(priceCents), imageUrl };
}

/** A resin as a design names it, with what is known of its picture. */
export function toDesignResin(
  { id, name, priceCents, imageUrl }: SoldPart & { imageUrl: string },
  picture: Picture | null,
): DesignResin {
  return {
    id,
    name,
    price: toPrice(priceCents),
    imageUrl,
    // The blur is as long as all the rest, and no drawing shows it.
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
