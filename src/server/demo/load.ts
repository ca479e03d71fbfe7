import { DEMO_PREFIX } from "#shared/api/paths.ts";
import type { Picture } from "#shared/images/schema.ts";
import { insertProducts } from "#server/catalog/store.ts";
import { insertVariants } from "#server/catalog/variants.ts";
import { insertCharms } from "#server/clip/charm-store.ts";
import { insertResins } from "#server/clip/resin-store.ts";
import type { Tx } from "#server/db/handle.ts";
import { saveBuiltInPictures } from "#server/images/store.ts";
import { ensureSite } from "#server/site/store.ts";
import { isUnfilled } from "./due.ts";
import { isDemoWithoutSite } from "./earlier.ts";
import { DEMO_SITE } from "./site.ts";
import {
  DEMO_CHARMS,
  DEMO_PRODUCTS,
  DEMO_RESINS,
  type DemoFolder,
  demoImageUrl,
} from "./shop.ts";

type DemoInput = {
  /** The pictures that are part of the program, by address. */
  pictures: Record<string, Picture>;
  now: number;
};

/**
 * Fills an empty database with the demo shop. Into the demo shop of an earlier
 * version, writes only missing pictures and site texts. Changes nothing in any
 * other database that has had a product, charm or resin, even a deleted one.
 * Returns whether an empty database was filled.
 */
export async function loadDemo(
  db: Tx,
  { pictures, now }: DemoInput,
): Promise<boolean> {
  const isEmpty = await isUnfilled(db);
  if (!isEmpty && !(await isDemoWithoutSite(db))) return false;
  await saveBuiltInPictures(db, { pictures: demoPictures(pictures), now });
  await ensureSite(db, { content: DEMO_SITE, now });
  if (!isEmpty) return false;
  // One statement for each table saves time before the shop answers requests:
  // drizzle takes longer to build a statement than SQLite takes to run it.
  const added = await insertProducts(db, { products: demoProducts(), now });
  await insertVariants(
    db,
    added.flatMap(({ id, position }) => demoVariants(id, position)),
  );
  await insertCharms(db, { charms: withImages("charms", DEMO_CHARMS), now });
  await insertResins(db, { resins: withImages("resins", DEMO_RESINS), now });
  return true;
}

function demoPictures(pictures: Record<string, Picture>) {
  const { hero, gallery } = DEMO_SITE;
  const shown = [hero, ...gallery.pictures].map(({ imageUrl }) => imageUrl);
  return Object.fromEntries(
    Object.entries(pictures).filter(
      ([imageUrl]) =>
        imageUrl.startsWith(`${DEMO_PREFIX}/`) || shown.includes(imageUrl),
    ),
  );
}

function demoProducts() {
  const products = DEMO_PRODUCTS.map(({ variants: _, ...product }) => product);
  return withImages("products", products);
}

function demoVariants(productId: number, productPosition: number) {
  const { variants = [] } = DEMO_PRODUCTS[productPosition] ?? {};
  return variants.map((variant, position) => ({
    ...variant,
    productId,
    position,
  }));
}

/** Returns the items with their positions and their pictures' addresses. */
function withImages<Item extends { file: string }>(
  folder: DemoFolder,
  items: readonly Item[],
) {
  return items.map(({ file, ...item }, position) => ({
    ...item,
    imageUrl: demoImageUrl(folder, file),
    position,
  }));
}
