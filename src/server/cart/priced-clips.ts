import { customClipDescription, customClipName } from "#shared/clip/rules.ts";
import { CUSTOM_PRODUCT_ID } from "#shared/cart/rules.ts";
import type { Picture } from "#shared/images/schema.ts";
import { charmStore, resinStore } from "#server/clip/part-store.ts";
import { type ClipParts, shownPart } from "#server/clip/chosen.ts";
import {
  type ClipConfigRow,
  readClipConfig,
} from "#server/clip/config-store.ts";
import { priceClip } from "#server/clip/pricing.ts";
import type { Db } from "#server/db/handle.ts";
import { findPictures } from "#server/images/store.ts";
import { isCounted } from "#shared/stock/rules.ts";
import type { LineRow } from "./line-store.ts";
import {
  type PricedLine,
  type StoredFields,
  storedFields,
} from "./priced-line.ts";
import { clipUnavailable } from "./unavailable.ts";

/** Reads the parts of all clips at once. Returns a function to price a line. */
export async function clipLinePricer(db: Db, lines: LineRow[], digits: number) {
  const [charmRows, resinRows, config] = await Promise.all([
    charmStore.findRows(
      db,
      lines.flatMap((line) => line.selectedCharms ?? []),
    ),
    resinStore.findRows(
      db,
      lines.flatMap((line) => line.resinId ?? []),
    ),
    readClipConfig(db),
  ]);
  const pictures = await findClipPictures(db, config, [...resinRows.values()]);
  return (line: LineRow): PricedLine => {
    const charms = (line.selectedCharms ?? []).flatMap(
      (id) => charmRows.get(id) ?? [],
    );
    const resin = resinRows.get(line.resinId ?? 0);
    const clip = { config, parts: { charms, resin }, pictures };
    return priceClipLine(line, clip, digits);
  };
}

type Shown = { imageUrl: string };

/** The pictures that lines with custom clips show. */
export function findClipPictures(
  db: Db,
  config: Shown,
  resins: readonly Shown[],
): Promise<Map<string, Picture | null>> {
  return findPictures(
    db,
    [config, ...resins].map(({ imageUrl }) => imageUrl),
  );
}

/** What a custom clip in a cart is made of. */
type ShownClip = {
  config: ClipConfigRow;
  parts: ClipParts;
  pictures: Map<string, Picture | null>;
};

export function priceClipLine(
  line: StoredFields & Pick<LineRow, "selectedCharms" | "customText">,
  { config, parts, pictures }: ShownClip,
  digits: number,
): PricedLine {
  const { charms, resin } = parts;
  const selectedCharms = line.selectedCharms ?? [];
  const customText = line.customText ?? "";
  const { priceCents, obstacle } = priceClip(config, parts, digits);
  const pictureOf = ({ imageUrl }: Shown) => pictures.get(imageUrl) ?? null;
  return {
    ...storedFields(line, digits),
    productId: CUSTOM_PRODUCT_ID,
    name: customClipName(customText),
    variantTitle: null,
    description: customClipDescription(charms, resin),
    imageUrl: config.imageUrl,
    picture: pictureOf(config),
    priceCents,
    design: {
      selectedCharms,
      customText,
      charms: charms.map((charm) => shownPart(charm, digits)),
      resin: resin && {
        row: shownPart(resin, digits),
        picture: pictureOf(resin),
      },
    },
    counted: [
      ...charms.flatMap((charm) =>
        isCounted(charm) ? [{ kind: "charm", id: charm.id } as const] : [],
      ),
      ...(resin && isCounted(resin)
        ? [{ kind: "resin", id: resin.id } as const]
        : []),
    ],
    unavailable: obstacle && clipUnavailable(obstacle),
  };
}
