import { and, asc, eq, exists, isNull, sql } from "drizzle-orm";
import { lineTitle } from "#shared/cart/rules.ts";
import type { CartLine } from "#shared/cart/schema.ts";
import { customClipDescription, customClipName } from "#shared/clip/rules.ts";
import { CUSTOM_PRODUCT_ID } from "#shared/clip/custom-product.ts";
import type { Picture } from "#shared/images/schema.ts";
import { toPrice } from "#shared/money/cents.ts";
import {
  findPictures,
  PICTURE_COLUMNS,
  toPicture,
} from "#server/images/store.ts";
import { variantImageUrl } from "#server/catalog/pictures.ts";
import { OFFER_COLUMNS, type Offer } from "#server/catalog/offer.ts";
import { type CharmRow, findCharmRows } from "#server/clip/charm-store.ts";
import { toDesignCharm, toDesignResin } from "#server/clip/chosen.ts";
import { readClipConfig } from "#server/clip/config-store.ts";
import { priceClip } from "#server/clip/pricing.ts";
import { findResinRows, type ResinRow } from "#server/clip/resin-store.ts";
import type { Db } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { cartLines } from "#server/db/schema/carts.ts";
import { pictures, products, variants } from "#server/db/schema/catalog.ts";
import type { LineRow } from "./line-store.ts";
import {
  clipUnavailable,
  productUnavailable,
  type Unavailable,
} from "./unavailable.ts";

/** A cart line with its current names and price. */
export type PricedLine = {
  id: number;
  /** -1 for a custom clip. */
  productId: number;
  variantId: number | null;
  quantity: number;
  name: string;
  /** Null for a product without variants. */
  variantTitle: string | null;
  description: string;
  imageUrl: string;
  picture: Picture | null;
  priceCents: number;
  /** The price when the line was added. */
  addedPriceCents: number;
  design?: PricedDesign;
  /** Why the line cannot be bought; undefined if it can be bought. */
  unavailable: Unavailable | undefined;
};

type PricedDesign = {
  selectedCharms: number[];
  customText: string;
  charms: CharmRow[];
  /** Undefined for the built-in blush base. */
  resin: { row: ResinRow; picture: Picture | null } | undefined;
};

const shownImageUrl = variantImageUrl(cartLines.variantId);

const selectLines = prepared((db) => {
  const choices = db
    .select({ id: variants.id })
    .from(variants)
    .where(
      and(eq(variants.productId, products.id), isNull(variants.deletedAt)),
    );
  return db
    .select({
      line: cartLines,
      ...OFFER_COLUMNS,
      hasChoices: sql<boolean>`${exists(choices)}`.mapWith(Boolean),
      imageUrl: shownImageUrl,
      picture: PICTURE_COLUMNS,
    })
    .from(cartLines)
    .leftJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(variants, eq(variants.id, cartLines.variantId))
    .leftJoin(pictures, eq(pictures.imageUrl, shownImageUrl))
    .where(
      and(
        eq(cartLines.cartId, sql.placeholder("cartId")),
        sql`${cartLines.id} = coalesce(${sql.placeholder("lineId")}, ${cartLines.id})`,
      ),
    )
    .orderBy(asc(cartLines.id))
    .prepare();
});

/** Returns a cart's lines, or one line, at current prices, oldest first. */
export async function readLines(
  db: Db,
  { cartId, lineId }: { cartId: number; lineId?: number },
): Promise<PricedLine[]> {
  const rows = await selectLines(db).all({ cartId, lineId: lineId ?? null });
  const clips = rows.flatMap(({ product, line }) => (product ? [] : line));
  const toClipLine = clips.length > 0 && (await clipLinePricer(db, clips));
  return rows.flatMap(({ line, product, picture, ...shown }) => {
    if (!product) return toClipLine ? toClipLine(line) : [];
    return priceProduct(line, {
      ...shown,
      product,
      picture: toPicture(picture),
    });
  });
}

/** A product in a cart, and how it is shown there. */
type ShownProduct = Pick<
  Offer,
  "product" | "variant" | "imageUrl" | "picture"
> & {
  /** Whether the shopper has to choose one of the product's variants. */
  hasChoices: boolean;
};

/** Returns a line with a product at its current name and price. */
export function priceProduct(
  line: StoredFields,
  { product, variant, imageUrl, picture, hasChoices }: ShownProduct,
): PricedLine {
  return {
    ...storedFields(line),
    productId: product.id,
    name: product.name,
    variantTitle: variant?.title ?? null,
    description: product.description,
    imageUrl,
    picture,
    priceCents: (variant ?? product).priceCents,
    unavailable: productUnavailable(product, variant, hasChoices),
  };
}

/** Reads the parts of all clips at once. Returns a function to price a line. */
async function clipLinePricer(db: Db, lines: LineRow[]) {
  const charmRows = await findCharmRows(
    db,
    lines.flatMap((line) => line.selectedCharms ?? []),
  );
  const resinRows = await findResinRows(
    db,
    lines.flatMap((line) => line.resinId ?? []),
  );
  const { config, pictureOf } = await readShared(db, [...resinRows.values()]);
  return (line: LineRow): PricedLine => {
    const selectedCharms = line.selectedCharms ?? [];
    const customText = line.customText ?? "";
    const charms = selectedCharms.flatMap((id) => charmRows.get(id) ?? []);
    const resin = resinRows.get(line.resinId ?? 0);
    const { priceCents, obstacle } = priceClip(config, { charms, resin });
    return {
      ...storedFields(line),
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
        charms,
        resin: resin && { row: resin, picture: pictureOf(resin) },
      },
      unavailable: obstacle && clipUnavailable(obstacle),
    };
  };
}

async function readShared(db: Db, resins: ResinRow[]) {
  const config = await readClipConfig(db);
  const shown = [config, ...resins].map((row) => row.imageUrl);
  const found = await findPictures(db, shown);
  const pictureOf = (row: { imageUrl: string }) =>
    found.get(row.imageUrl) ?? null;
  return { config, pictureOf };
}

type StoredFields = Pick<
  LineRow,
  "id" | "variantId" | "quantity" | "addedPriceCents"
>;

function storedFields(line: StoredFields): StoredFields {
  const { id, variantId, quantity, addedPriceCents } = line;
  return { id, variantId, quantity, addedPriceCents };
}

/** Converts a line to the form that the API returns. */
export function toCartLine(line: PricedLine): CartLine {
  const { id, productId, variantId, quantity, design } = line;
  const hasChanged = line.priceCents !== line.addedPriceCents;
  return {
    id,
    productId,
    variantId,
    quantity,
    product: {
      name: line.name,
      price: toPrice(line.priceCents),
      imageUrl: line.imageUrl,
      description: line.description,
      variantTitle: line.variantTitle,
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
    available: line.unavailable === undefined,
    ...(line.unavailable && { unavailableReason: line.unavailable.sentence }),
    ...(hasChanged && { previousPrice: toPrice(line.addedPriceCents) }),
  };
}

/** Returns the name of a line for a message. */
export function titleOfLine(line: PricedLine): string {
  return lineTitle(line.name, line.variantTitle);
}
