import { errorKey } from "#shared/messages/error-key.ts";
import type { Picture } from "#shared/images/schema.ts";
import { defaultResin } from "#shared/clip/rules.ts";
import type { Design, DesignCharm, DesignResin } from "#shared/clip/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import { roundCents } from "#shared/text/formats.ts";
import type { Db } from "#server/db/handle.ts";
import { invalidField, type Problem } from "#server/http/problem.ts";
import { charmStore, type PartRow, resinStore } from "./part-store.ts";

/** The charms and the resin of a clip. */
export type ClipParts = {
  /** In the order in which the shopper chose them. */
  charms: PartRow[];
  /** Undefined for the built-in blush base. */
  resin: PartRow | undefined;
};

/**
 * Returns the charms and the resin of a design. Throws "invalid" for a charm or
 * resin that the shop does not have (any more).
 */
export async function getChosenParts(
  db: Db,
  design: Design,
): Promise<ClipParts> {
  return chooseParts(await readPartRows(db, design), design);
}

/** The rows among which a design chooses. */
type PartRows = {
  charms: Map<number, PartRow>;
  /** The resin of the design; without a choice, all that there are. */
  resins: PartRow[];
};

/** Reads the rows of a design's parts, for `chooseParts`. */
export async function readPartRows(
  db: Db,
  { selectedCharms, resinId }: Design,
): Promise<PartRows> {
  const [charms, resins] = await Promise.all([
    charmStore.findRows(db, selectedCharms),
    isChosen(resinId)
      ? resinStore.findRows(db, [resinId]).then((rows) => [...rows.values()])
      : resinStore.listRows(db),
  ]);
  return { charms, resins };
}

/** Returns what `getChosenParts` returns, and throws what it throws. */
export function chooseParts(
  { charms, resins }: PartRows,
  { selectedCharms, resinId }: Design,
): ClipParts {
  return {
    charms: chooseCharms(charms, selectedCharms),
    resin: chooseResin(resins, resinId),
  };
}

function chooseCharms(rows: Map<number, PartRow>, ids: number[]): PartRow[] {
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
function chooseResin(
  rows: PartRow[],
  id: number | null | undefined,
): PartRow | undefined {
  const [row] = rows;
  if (!isChosen(id)) return defaultResin(rows) ?? row;
  if (!row || row.deletedAt !== null)
    throw unknownPart("resinId", "resin", row?.name);
  return row;
}

const isChosen = (id: number | null | undefined): id is number =>
  id !== null && id !== undefined;

type SoldPart = { id: number; name: string; priceCents: number };

/** Returns a part with the price that it has in the shop's currency. */
export function shownPart<Part extends { priceCents: number }>(
  part: Part,
  digits: number,
): Part {
  const priceCents = roundCents(part.priceCents, digits);
  return priceCents === part.priceCents ? part : { ...part, priceCents };
}

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
  name?: string,
): Problem {
  return invalidField(
    field,
    name === undefined
      ? errorKey(`${part}Unknown`)
      : errorKey(`${part}Gone`, name),
  );
}
