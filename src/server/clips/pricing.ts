import { errorKey } from "#shared/messages/error-key.ts";
import { customClipCents } from "#shared/clip/rules.ts";
import type { Design } from "#shared/clip/schema.ts";
import { mayBuy } from "#shared/stock/rules.ts";
import { roundCents } from "#shared/text/formats.ts";
import type { Db } from "#server/db/handle.ts";
import { Problem } from "#server/http/problem.ts";
import {
  chooseParts,
  type ClipParts,
  readPartRows,
  shownPart,
} from "./chosen.ts";
import { type ClipConfigRow, readClipConfig } from "./config-store.ts";

/** Why a clip cannot be bought now. */
export type ClipObstacle =
  | { kind: "switched_off" }
  | { kind: "removed" | "sold_out"; part: "charm" | "resin"; name: string };

/**
 * Returns the current price of a custom clip, in cents, and the obstacle to its
 * purchase, if any. Each part is rounded to the decimals of the currency. `getClipOffer` and the cart lines use this price.
 */
export function priceClip(
  config: ClipConfigRow,
  { charms, resin }: ClipParts,
  digits: number,
): { priceCents: number; obstacle: ClipObstacle | undefined } {
  const parts: Part[] = charms.map((row) => ({ part: "charm", row }));
  if (resin) parts.unshift({ part: "resin", row: resin });
  return {
    priceCents: customClipCents(
      roundCents(config.basePriceCents, digits),
      parts.map(({ row }) => shownPart(row, digits)),
    ),
    obstacle: findObstacle(config, parts),
  };
}

export type ClipOffer = {
  config: ClipConfigRow;
  parts: ClipParts;
  priceCents: number;
  /** Null for the built-in blush base. */
  resinId: number | null;
};

/**
 * Returns the price at which a design can be ordered now, and its resin. Throws
 * "designer_off", "invalid" for a charm or a resin that the shop does not have
 * (any more), or "charm_out_of_stock" or "resin_out_of_stock" with the name of
 * the sold-out part.
 */
export async function getClipOffer(
  db: Db,
  { design, digits }: { design: Design; digits: number },
): Promise<ClipOffer> {
  const [config, rows] = await Promise.all([
    readClipConfig(db),
    readPartRows(db, design),
  ]);
  if (!config.isEnabled) throw new Problem("designer_off");
  const parts = chooseParts(rows, design);
  const { priceCents, obstacle } = priceClip(config, parts, digits);
  if (obstacle?.kind === "sold_out")
    throw new Problem(`${obstacle.part}_out_of_stock`, {
      message: errorKey(`${obstacle.part}SoldOut`, obstacle.name),
    });
  return { config, parts, priceCents, resinId: parts.resin?.id ?? null };
}

type Part = {
  part: "charm" | "resin";
  row: {
    name: string;
    priceCents: number;
    inStock: boolean;
    deletedAt: number | null;
  };
};

function findObstacle(
  { isEnabled }: ClipConfigRow,
  parts: readonly Part[],
): ClipObstacle | undefined {
  const outcome = mayBuy({
    isSwitchedOff: !isEnabled,
    inStock: parts.every(({ row }) => row.inStock),
  });
  if (outcome === "switched off") return { kind: "switched_off" };
  const removed = parts.find(({ row }) => row.deletedAt !== null);
  if (removed) return obstacleOf("removed", removed);
  const soldOut =
    outcome === "sold out" && parts.find(({ row }) => !row.inStock);
  return soldOut ? obstacleOf("sold_out", soldOut) : undefined;
}

function obstacleOf(
  kind: "removed" | "sold_out",
  { part, row }: Part,
): ClipObstacle {
  return { kind, part, name: row.name };
}
