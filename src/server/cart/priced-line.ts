import { CUSTOM_PRODUCT_ID, lineTitle } from "#shared/cart/rules.ts";
import type { CartLine } from "#shared/cart/schema.ts";
import type { Picture } from "#shared/images/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import { roundCents } from "#shared/text/formats.ts";
import {
  charmStore,
  type PartRow,
  resinStore,
} from "#server/clips/part-store.ts";
import {
  type ClipParts,
  shownPart,
  toDesignCharm,
  toDesignResin,
} from "#server/clips/chosen.ts";
import { resinColor } from "#server/catalog/variants.ts";
import { toIso } from "#server/runtime/clock.ts";
import type { CountedKey } from "#server/stock/counted-rows.ts";
import { customClipDescription, customClipName } from "#shared/clip/rules.ts";
import {
  type ClipConfigRow,
  readClipConfig,
} from "#server/clips/config-store.ts";
import { priceClip } from "#server/clips/pricing.ts";
import type { Db } from "#server/db/handle.ts";
import { findPictures } from "#server/images/store.ts";
import { isCounted } from "#shared/stock/rules.ts";
import type { LineRow } from "./line-store.ts";
import { clipUnavailable, type Unavailable } from "./unavailable.ts";

/** A cart line with its current names and price. */
export type PricedLine = {
  id: number;
  /** -1 for a custom clip. */
  productId: number;
  variantId: number | null;
  quantity: number;
  name: string;
  /** Undefined for a custom clip. */
  slug?: string;
  /** Null for a product without variants. */
  variantTitle: string | null;
  description: string;
  imageUrl: string;
  picture: Picture | null;
  priceCents: number;
  /** Set while a sale runs: what it would cost without it, and before it. */
  isReduced?: boolean;
  regularCents?: number;
  lowestCents?: number;
  /** The price when the line was added. */
  addedPriceCents: number;
  design?: PricedDesign;
  /** The counted things that it is made of. */
  counted: CountedKey[];
  /** The most of a counted product that there are; undefined: any number. */
  stockQuantity?: number | undefined;
  /** Until when its pieces are held, or were; undefined: they never were. */
  heldUntil?: number | undefined;
  /** Why the line cannot be bought; undefined if it can be bought. */
  unavailable: Unavailable | undefined;
};

type PricedDesign = {
  selectedCharms: number[];
  customText: string;
  charms: PartRow[];
  /** Undefined for the built-in blush base. */
  resin: { row: PartRow; picture: Picture | null } | undefined;
};

/** Converts a line to the form that the API returns. */
export function toCartLine(line: PricedLine): CartLine {
  const { id, productId, variantId, quantity, design } = line;
  const hasChanged = line.priceCents !== line.addedPriceCents;
  const color = resinColor(line.variantTitle ?? "");
  return {
    id,
    productId,
    variantId,
    quantity,
    product: {
      name: line.name,
      ...(line.slug && { slug: line.slug }),
      price: toPrice(line.priceCents),
      ...(line.regularCents !== undefined && {
        regularPrice: toPrice(line.regularCents),
      }),
      ...(line.lowestCents !== undefined && {
        lowestPrice: toPrice(line.lowestCents),
      }),
      imageUrl: line.imageUrl,
      description: line.description,
      variantTitle: line.variantTitle,
      ...(color !== undefined && { color }),
      picture: line.picture,
    },
    ...(design && {
      selectedCharms: design.selectedCharms,
      customText: design.customText,
      charms: design.charms.map(toDesignCharm),
      ...(design.resin && {
        resin: toDesignResin(design.resin.row, design.resin.picture),
      }),
    }),
    ...(line.stockQuantity !== undefined && {
      stockQuantity: line.stockQuantity,
    }),
    ...(line.heldUntil !== undefined && { heldUntil: toIso(line.heldUntil) }),
    available: line.unavailable === undefined,
    ...(line.unavailable && { unavailableReason: line.unavailable.sentence }),
    ...(hasChanged && { previousPrice: toPrice(line.addedPriceCents) }),
  };
}

/** Returns the name of a line for a message. */
export function titleOfLine(line: PricedLine): string {
  return lineTitle(line.name, line.variantTitle);
}

/** The fields of a line that are stored, whatever it sells. */
export type StoredFields = Pick<
  LineRow,
  "id" | "variantId" | "quantity" | "addedPriceCents"
>;

export function storedFields(line: StoredFields, digits: number): StoredFields {
  const { id, variantId, quantity } = line;
  const addedPriceCents = roundCents(line.addedPriceCents, digits);
  return { id, variantId, quantity, addedPriceCents };
}

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

/** The things that a custom clip in a cart is made of. */
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
