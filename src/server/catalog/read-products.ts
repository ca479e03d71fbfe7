import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import type { Product } from "#shared/catalog/schema.ts";
import { numberedSlug } from "#shared/catalog/rules.ts";
import { isSoldToTheLast } from "#shared/stock/rules.ts";
import { toPrice } from "#shared/money/rules.ts";
import { toIso } from "#server/runtime/clock.ts";
import type { Db } from "#server/db/handle.ts";
import { pictures, products } from "#server/db/schema/catalog.ts";
import { toPicture } from "#server/images/store.ts";
import { listFurtherPictures, toPictures } from "./pictures.ts";
import { toSale } from "./sale-prices.ts";
import { listVariants, toVariant } from "./variants.ts";

/** The products that shoppers see: neither deleted nor hidden. */
export const SHOWN = and(
  isNull(products.deletedAt),
  eq(products.isHidden, false),
);

/** Returns products with their variants and pictures, in the maker's order. */
export async function readProducts(
  db: Db,
  where: SQL | undefined,
  part?: { limit: number; offset: number },
): Promise<Product[]> {
  const query = db
    .select()
    .from(products)
    .leftJoin(pictures, eq(pictures.imageUrl, products.imageUrl))
    .where(where)
    .orderBy(asc(products.position), asc(products.id))
    .$dynamic();
  const rows = await (
    part ? query.limit(part.limit).offset(part.offset) : query
  ).all();
  const found = rows.map((row) => row.products.id);
  const variantsOf = await listVariants(db, found);
  const furtherOf = await listFurtherPictures(db, found);
  return rows.map(({ products: row, pictures: stored }) => {
    const variants = variantsOf.get(row.id) ?? [];
    const picture = toPicture(stored);
    const first = { ...row, picture, variantId: row.imageVariantId };
    const all = toPictures(first, furtherOf.get(row.id) ?? [], variants);
    return {
      id: row.id,
      name: row.name,
      slug: row.slug ?? numberedSlug(row.id),
      description: row.description,
      safety: row.safety,
      price: toPrice(row.priceCents),
      ...toSale(row),
      imageUrl: row.imageUrl,
      picture,
      ...(all && { pictures: all }),
      isNew: row.isNew,
      isBestSeller: row.isBestSeller,
      inStock: row.inStock,
      ...(row.details && { details: row.details }),
      ...(row.widthMm !== null && { widthMm: row.widthMm }),
      ...(row.isHidden && { isHidden: true }),
      stockQuantity: row.stockQuantity,
      ...(isSoldToTheLast(row) && { wasCounted: true as const }),
      ...(row.availableFrom !== null && {
        availableFrom: toIso(row.availableFrom),
      }),
      variants: variants.map(toVariant),
      updatedAt: toIso(row.updatedAt),
    };
  });
}
