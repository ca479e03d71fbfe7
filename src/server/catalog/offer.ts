import { errorKey } from "#shared/messages/error-key.ts";
import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Picture } from "#shared/images/schema.ts";
import { mayBuyProduct } from "#shared/stock/rules.ts";
import type { Db } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { pictures, products, variants } from "#server/db/schema/catalog.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { toIso } from "#server/runtime/clock.ts";
import { PICTURE_COLUMNS, toPicture } from "#server/images/store.ts";
import { variantImageUrl } from "./pictures.ts";
import { priceAt, priceColumns } from "./sale-prices.ts";
import type { VariantRow } from "./variants.ts";

/** The columns that a cart needs of a product and a variant. */
export const OFFER_COLUMNS = {
  product: {
    id: products.id,
    name: products.name,
    slug: products.slug,
    description: products.description,
    ...priceColumns(products),
    inStock: products.inStock,
    availableFrom: products.availableFrom,
    stockQuantity: products.stockQuantity,
    deletedAt: products.deletedAt,
  },
  variant: {
    id: variants.id,
    title: variants.title,
    ...priceColumns(variants),
    available: variants.available,
    stockQuantity: variants.stockQuantity,
    deletedAt: variants.deletedAt,
  },
};
export type OfferedProduct = Pick<
  typeof products.$inferSelect,
  keyof typeof OFFER_COLUMNS.product
>;
export type OfferedVariant = Pick<
  VariantRow,
  keyof typeof OFFER_COLUMNS.variant
>;

/** A product or variant that can be put in a cart now, as it is shown there. */
export type Offer = {
  product: OfferedProduct;
  /** Null for a product without variants. */
  variant: OfferedVariant | null;
  priceCents: number;
  imageUrl: string;
  picture: Picture | null;
};

const shownImageUrl = variantImageUrl(variants.id);

const earlier = alias(variants, "earlier");

/** One query for what an offer needs, since most requests that write use it. */
const selectOffer = prepared((db) => {
  const variantId = sql`cast(${sql.placeholder("variantId")} as bigint)`;
  // Sorting the variants to find the first one takes a third of this query's
  // time, even for a product without variants.
  const isFirst = and(
    isNull(variants.deletedAt),
    notExists(
      db
        .select({ id: earlier.id })
        .from(earlier)
        .where(
          and(
            eq(earlier.productId, variants.productId),
            isNull(earlier.deletedAt),
            sql`(${earlier.position}, ${earlier.id}) < (${variants.position}, ${variants.id})`,
          ),
        ),
    ),
  );
  const isAsked = sql`case when ${variantId} is null then ${isFirst} else ${variants.id} = ${variantId} end`;
  return db
    .select({
      ...OFFER_COLUMNS,
      imageUrl: shownImageUrl,
      picture: PICTURE_COLUMNS,
    })
    .from(products)
    .leftJoin(variants, and(eq(variants.productId, products.id), isAsked))
    .leftJoin(pictures, eq(pictures.imageUrl, shownImageUrl))
    .where(eq(products.id, sql.placeholder("productId")))
    .prepare();
});

/** When a product opens, if that is to come. */
export function opensAt(
  { availableFrom }: Pick<typeof products.$inferSelect, "availableFrom">,
  now: number,
): number | null {
  return availableFrom !== null && availableFrom > now ? availableFrom : null;
}

/**
 * Returns the offer for a product and a variant; without `variantId`, for the
 * first variant. Throws "not_found" for a missing product, "out_of_stock",
 * "variant_unavailable", "not_yet", or "invalid" for a variant of another product.
 */
export async function getOffer(
  db: Db,
  {
    productId,
    variantId = null,
    now,
  }: { productId: number; variantId?: number | null; now: number },
): Promise<Offer> {
  const row = await selectOffer(db).get({ productId, variantId });
  if (!row || row.product.deletedAt !== null)
    throw new Problem("not_found", {
      message: errorKey("productGone"),
    });
  const { product, variant, imageUrl } = row;
  const { name } = product;
  const availableFrom = opensAt(product, now);
  const offered = { ...product, availableFrom };
  const outcome = mayBuyProduct(offered, variant);
  if (mayBuyProduct(offered, null) === "sold out")
    throw new Problem("out_of_stock", {
      message: errorKey("productSoldOut", name),
    });
  if (!variant && variantId !== null)
    throw invalidField("variantId", errorKey("otherOption"));
  if (variant && (outcome === "sold out" || variant.deletedAt !== null))
    throw new Problem("variant_unavailable", {
      message: errorKey("optionGone", name, variant.title),
    });
  if (outcome === "not yet")
    throw new Problem("not_yet", {
      message: errorKey("notYet", name, {
        moment: toIso(availableFrom ?? now),
      }),
    });
  const { priceCents } = priceAt(variant ?? product, now);
  const picture = toPicture(row.picture);
  return { product, variant, priceCents, imageUrl, picture };
}
