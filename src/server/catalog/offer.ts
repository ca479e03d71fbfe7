import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { products, variants } from "#server/db/schema/catalog.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { listVariants, type VariantRow } from "./variants.ts";

/** A product or variant that can be put in a cart now, and its price. */
export type Offer = {
  productId: number;
  /** Null for a product without variants. */
  variantId: number | null;
  priceCents: number;
};

const selectProduct = prepared((db) =>
  db
    .select()
    .from(products)
    .where(eq(products.id, sql.placeholder("id")))
    .prepare(),
);
const selectVariant = prepared((db) =>
  db
    .select()
    .from(variants)
    .where(
      and(
        eq(variants.id, sql.placeholder("id")),
        eq(variants.productId, sql.placeholder("productId")),
      ),
    )
    .prepare(),
);

/**
 * Returns the offer for a product and a variant; without `variantId`, for the
 * first variant. Throws "not_found" for a missing product, "out_of_stock",
 * "variant_unavailable", or "invalid" for a variant of another product.
 */
export async function getOffer(
  db: Db,
  { productId, variantId }: { productId: number; variantId?: number },
): Promise<Offer> {
  const row = await selectProduct(db).get({ id: productId });
  if (!row || row.deletedAt !== null)
    throw new Problem("not_found", {
      message: "This clip is no longer in the shop.",
    });
  if (!row.inStock)
    throw new Problem("out_of_stock", { message: `${row.name} is sold out.` });
  const variant = await findVariant(db, { productId, variantId });
  if (!variant)
    return { productId, variantId: null, priceCents: row.priceCents };
  if (!variant.available || variant.deletedAt !== null)
    throw new Problem("variant_unavailable", {
      message: `${row.name} is not available as ${variant.title} any more. Please choose another option.`,
    });
  return { productId, variantId: variant.id, priceCents: variant.priceCents };
}

async function findVariant(
  db: Db,
  { productId, variantId }: { productId: number; variantId?: number },
): Promise<VariantRow | undefined> {
  if (variantId === undefined)
    return (await listVariants(db, [productId])).get(productId)?.[0];
  const variant = await selectVariant(db).get({ id: variantId, productId });
  if (variant) return variant;
  throw invalidField("variantId", "This option belongs to another clip.");
}
