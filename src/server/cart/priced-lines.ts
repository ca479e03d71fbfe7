import { and, asc, eq, exists, isNull, sql } from "drizzle-orm";
import { numberedSlug } from "#shared/catalog/rules.ts";
import { roundCents } from "#shared/text/formats.ts";
import { PICTURE_COLUMNS, toPicture } from "#server/images/store.ts";
import { variantImageUrl } from "#server/catalog/pictures.ts";
import { priceAt } from "#server/catalog/sale-prices.ts";
import { OFFER_COLUMNS, type Offer } from "#server/catalog/offer.ts";
import type { Db } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { cartLines, holds } from "#server/db/schema/carts.ts";
import { pictures, products, variants } from "#server/db/schema/catalog.ts";
import { isCounted } from "#shared/stock/rules.ts";
import { textOf } from "#server/stock/counted-rows.ts";
import { type Hold, listHoldsOf } from "#server/stock/hold-store.ts";
import {
  countedParts,
  findShortage,
  holdsBefore,
  isOf,
  smallestCount,
} from "#server/stock/shortage.ts";
import {
  clipLinePricer,
  type PricedLine,
  type StoredFields,
  storedFields,
} from "./priced-line.ts";
import { productUnavailable, shortageTexts } from "./unavailable.ts";

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
      heldUntil: holds.until,
      ...OFFER_COLUMNS,
      hasChoices: sql<boolean>`${exists(choices)}`.mapWith(Boolean),
      imageUrl: shownImageUrl,
      picture: PICTURE_COLUMNS,
    })
    .from(cartLines)
    .leftJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(variants, eq(variants.id, cartLines.variantId))
    .leftJoin(holds, eq(holds.lineId, cartLines.id))
    .leftJoin(pictures, eq(pictures.imageUrl, shownImageUrl))
    .where(and(eq(cartLines.cartId, sql.placeholder("cartId"))))
    .orderBy(asc(cartLines.id))
    .prepare();
});

type LinesOf = {
  cartId: number;
  lineId?: number;
  /** The number of decimals that prices have in the shop's currency. */
  digits: number;
  now: number;
};

/** Returns a cart's lines, or one line, at current prices, oldest first. */
export async function readLines(
  db: Db,
  { cartId, lineId, digits, now }: LinesOf,
): Promise<PricedLine[]> {
  // The other lines count, too.
  const rows = await selectLines(db).all({ cartId });
  const clips = rows.flatMap(({ product, line }) => (product ? [] : line));
  const productIds = rows.flatMap(({ product, variant }) =>
    product && (isCounted(product) || (variant && isCounted(variant)))
      ? product.id
      : [],
  );
  const [toClipLine, held] = await Promise.all([
    clips.length > 0 ? clipLinePricer(db, clips, digits) : undefined,
    listHoldsOf(db, { productIds, now }),
  ]);
  const lines = rows.flatMap(
    ({ line, product, picture, heldUntil, ...shown }) => {
      if (!product) return toClipLine ? toClipLine(line) : [];
      const offer = { ...shown, product, picture: toPicture(picture) };
      return {
        ...priceProduct(line, offer, { digits, now }),
        heldUntil: heldUntil ?? undefined,
      };
    },
  );
  return withShortages(lines, rows, { held, now }).filter(
    ({ id }) => lineId === undefined || id === lineId,
  );
}

type LineOffer = {
  product: Offer["product"] | null;
  variant: Offer["variant"];
};

/** Says of each line whether others hold its pieces, or there are too few. */
function withShortages(
  lines: PricedLine[],
  rows: readonly Pick<LineOffer, "product" | "variant">[],
  { held, now }: { held: readonly Hold[]; now: number },
): PricedLine[] {
  if (lines.every(({ counted }) => counted.length === 0)) return lines;
  const stockOf = new Map<string, number>(
    rows.flatMap(({ product, variant }) => [
      [`product ${product?.id}`, product?.stockQuantity ?? 0] as const,
      [`variant ${variant?.id}`, variant?.stockQuantity ?? 0] as const,
    ]),
  );
  const before: PricedLine[] = [];
  return lines.map((line) => {
    before.push(line);
    if (line.unavailable) return line;
    for (const key of line.counted) {
      const same = before.filter(
        ({ unavailable, counted }) =>
          !unavailable && counted.some((each) => textOf(each) === textOf(key)),
      );
      const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0);
      const ofKey = held.filter((hold) => isOf(hold, key));
      const shortage = findShortage({
        stockQuantity: stockOf.get(textOf(key)) ?? 0,
        wanted,
        others: holdsBefore(ofKey, new Set(same.map(({ id }) => id))),
        now,
      });
      if (shortage) return { ...line, unavailable: shortageTexts(shortage) };
    }
    return line;
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
  { imageUrl, picture, ...shown }: ShownProduct,
  { digits, now }: Pick<LinesOf, "digits" | "now">,
): PricedLine {
  const { product, variant } = shown;
  const { priceCents, regularCents, lowestCents } = priceAt(
    variant ?? product,
    now,
  );
  return {
    ...storedFields(line, digits),
    productId: product.id,
    name: product.name,
    slug: product.slug ?? numberedSlug(product.id),
    variantTitle: variant?.title ?? null,
    description: product.description,
    imageUrl,
    picture,
    priceCents: roundCents(priceCents, digits),
    ...(regularCents !== undefined && {
      isReduced: true,
      regularCents: roundCents(regularCents, digits),
    }),
    ...(lowestCents !== undefined && {
      lowestCents: roundCents(lowestCents, digits),
    }),
    counted: countedParts(product, variant),
    stockQuantity: smallestCount(product, variant),
    unavailable: productUnavailable(shown, now),
  };
}
