import type { ProductInput } from "#shared/catalog.ts";
import type { Picture } from "#shared/images.ts";
import { DEMO_PREFIX } from "#shared/paths.ts";
import { DEMO_CHARMS, DEMO_PRODUCTS } from "./demo-shop.ts";
import type { Db } from "./open.ts";
import * as schema from "./schema.ts";

/** The pictures that came with the program, by address. */
export type BuiltInPictures = Record<string, Picture>;

const productImage = (file: string) => `${DEMO_PREFIX}/products/${file}`;
const charmImage = (file: string) => `${DEMO_PREFIX}/charms/${file}`;

/**
 * Fills an empty database with the demo shop, in one transaction. A database
 * that has had any product or charm, even a deleted one, is left alone.
 */
export function loadDemo(
  db: Db,
  pictures: BuiltInPictures,
  now: number,
): { loaded: boolean } {
  return db.transaction(
    (tx) => {
      const [product] = tx.select().from(schema.products).limit(1).all();
      const [charm] = tx.select().from(schema.charms).limit(1).all();
      if (product || charm) return { loaded: false };
      insertPictures(tx, pictures, now);
      insertProducts(tx, now);
      insertCharms(tx, now);
      return { loaded: true };
    },
    { behavior: "immediate" },
  );
}

type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

function insertPictures(tx: Tx, pictures: BuiltInPictures, now: number): void {
  const wanted = Object.entries(pictures).filter(([imageUrl]) =>
    imageUrl.startsWith(`${DEMO_PREFIX}/`),
  );
  for (const [imageUrl, picture] of wanted)
    tx.insert(schema.pictures)
      .values({ imageUrl, ...picture, createdAt: now })
      .onConflictDoNothing()
      .run();
}

function insertProducts(tx: Tx, now: number): void {
  for (const [position, product] of DEMO_PRODUCTS.entries()) {
    const { file, price, variants = [], ...rest } = product;
    const inserted = tx
      .insert(schema.products)
      .values({
        ...rest,
        priceCents: price,
        imageUrl: productImage(file),
        position,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ productId: schema.products.id })
      .all();
    for (const { productId } of inserted)
      insertVariants(tx, productId, variants);
  }
}

function insertVariants(
  tx: Tx,
  productId: number,
  variants: NonNullable<ProductInput["variants"]>,
): void {
  for (const [position, { title, price, available }] of variants.entries())
    tx.insert(schema.variants)
      .values({ productId, title, priceCents: price, available, position })
      .run();
}

function insertCharms(tx: Tx, now: number): void {
  for (const [position, charm] of DEMO_CHARMS.entries()) {
    const { file, price, ...rest } = charm;
    tx.insert(schema.charms)
      .values({
        ...rest,
        priceCents: price,
        imageUrl: charmImage(file),
        position,
        createdAt: now,
        updatedAt: now,
      })
      .run();
  }
}
