import type { Db } from "#server/db/handle.ts";
import { findPicture } from "#server/images/store.ts";
import { hasSite } from "#server/site/store.ts";
import { DEMO_PRODUCTS, demoImageUrl } from "./shop.ts";

/** Returns whether the demo is from a version that stored no site texts. */
export async function isDemoWithoutSite(db: Db): Promise<boolean> {
  return !(await hasSite(db)) && (await hasDemoPictures(db));
}

/** Returns whether `loadDemo` has filled this database before. */
async function hasDemoPictures(db: Db): Promise<boolean> {
  const [product] = DEMO_PRODUCTS;
  if (!product) return false;
  const imageUrl = demoImageUrl("products", product.file);
  return (await findPicture(db, imageUrl)) !== null;
}
