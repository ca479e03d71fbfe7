import { errorKey } from "#shared/messages/error-key.ts";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ProductInput, ProductPicture } from "#shared/catalog/schema.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { ids, prepared } from "#server/db/prepared.ts";
import {
  pictures,
  productPictures,
  products,
} from "#server/db/schema/catalog.ts";
import { invalidField } from "#server/http/problem.ts";
import { toPicture } from "#server/images/store.ts";
import { listVariants } from "./variants.ts";

// The first picture of a product is stored in the row of the product, where
// clients and copies of the shop that support only one picture read and change
// it. The table `productPictures` stores the further pictures.

type PictureInputs = NonNullable<ProductInput["pictures"]>;

const selectPictures = prepared((db) =>
  db
    .select()
    .from(productPictures)
    .leftJoin(pictures, eq(pictures.imageUrl, productPictures.imageUrl))
    .where(ids.in(productPictures.productId))
    .orderBy(asc(productPictures.productId), asc(productPictures.position))
    .prepare(),
);

type FurtherPicture = ProductPicture & { productId: number };

/** Returns the pictures after each product's first, in the maker's order. */
export async function listFurtherPictures(
  db: Db,
  productIds: number[],
): Promise<Map<number, FurtherPicture[]>> {
  const rows = await selectPictures(db).all(ids.of(productIds));
  const found = rows.map(({ product_pictures: row, pictures: picture }) => ({
    productId: row.productId,
    imageUrl: row.imageUrl,
    picture: toPicture(picture),
    variantId: row.variantId ?? undefined,
  }));
  return Map.groupBy(found, (row) => row.productId);
}

/**
 * Returns all pictures of a product in the form that the API returns; undefined
 * if there is only one. A variant that is not in `variants` is left out.
 */
export function toPictures(
  first: { imageUrl: string; picture: ProductPicture["picture"] } & {
    variantId: number | null;
  },
  further: readonly FurtherPicture[],
  variants: readonly { id: number }[],
): ProductPicture[] | undefined {
  if (further.length === 0) return undefined;
  return [first, ...further].map(({ imageUrl, picture, variantId }) => {
    const variant = variants.find(({ id }) => id === variantId);
    return { imageUrl, picture, ...(variant && { variantId: variant.id }) };
  });
}

/**
 * Replaces a product's further pictures by those that the editor sent. To be
 * called after `saveVariants`. Returns the column of the product's row that
 * depends on the first picture. Throws "invalid" for a variant that the product
 * does not have.
 */
export async function savePictures(
  db: Tx,
  {
    productId,
    pictures: inputs,
  }: { productId: number; pictures: PictureInputs },
): Promise<{ imageVariantId: number | null }> {
  const variants = (await listVariants(db, [productId])).get(productId) ?? [];
  const [first, ...further] = inputs.map(
    ({ imageUrl, ...named }, position) => ({
      productId,
      position,
      imageUrl,
      variantId: variantOf(named, position, variants),
    }),
  );
  await db
    .delete(productPictures)
    .where(eq(productPictures.productId, productId))
    .run();
  if (further.length > 0)
    await db.insert(productPictures).values(further).run();
  return { imageVariantId: first?.variantId ?? null };
}

/** Adds pictures after the first to products that have none. */
export async function insertPictures(
  db: Tx,
  added: (typeof productPictures.$inferInsert)[],
): Promise<void> {
  if (added.length > 0) await db.insert(productPictures).values(added).run();
}

function variantOf(
  { variantId, variantIndex }: Omit<PictureInputs[number], "imageUrl">,
  position: number,
  variants: readonly { id: number }[],
): number | null {
  if (variantId === undefined && variantIndex === undefined) return null;
  const variant =
    variantIndex === undefined
      ? variants.find(({ id }) => id === variantId)
      : variants[variantIndex];
  if (variant) return variant.id;
  const field = variantIndex === undefined ? "variantId" : "variantIndex";
  throw invalidField(
    `pictures.${position}.${field}`,
    errorKey("optionUnknown"),
  );
}

/**
 * Returns SQL for the address of the picture that shows a variant, or for that
 * of the product if `variantId` is null. The null is checked first, because the
 * subquery would take half of the time of a cart's query.
 */
export function variantImageUrl(variantId: AnySQLiteColumn): SQL<string> {
  const { productId, position, imageUrl } = productPictures;
  return sql<string>`case when ${variantId} is null then ${products.imageUrl} else coalesce((select ${imageUrl} from ${productPictures} where ${productId} = ${products.id} and ${productPictures.variantId} = ${variantId} and ${products.imageVariantId} is distinct from ${variantId} order by ${position} limit 1), ${products.imageUrl}) end`;
}
