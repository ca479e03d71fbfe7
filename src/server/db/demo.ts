import type { ProductInput } from "#shared/catalog.ts";
import type { Picture } from "#shared/images.ts";
import { DEMO_PREFIX } from "#shared/paths.ts";
import { DEMO_CHARMS, DEMO_PRODUCTS } from "./demo-shop.ts";
import { type Db, IMMEDIATE, type Tx } from "./open.ts";
import * as goods from "./schema/goods.ts";

/** The pictures that came with the program, by address. */
type BuiltInPictures = Record<string, Picture>;

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
  return db.transaction((tx) => {
    const [product] = tx.select().from(goods.products).limit(1).all();
    const [charm] = tx.select().from(goods.charms).limit(1).all();
    if (product || charm) return { loaded: false };
    insertPictures(tx, pictures, now);
    insertProducts(tx, now);
    insertCharms(tx, now);
    return { loaded: true };
  }, IMMEDIATE);
}

// One statement a table: drizzle takes longer to put a statement together than
// SQLite to run it, and the shop has no port yet.

function insertPictures(tx: Tx, pictures: BuiltInPictures, now: number): void {
  const rows = Object.entries(pictures)
    .filter(([imageUrl]) => imageUrl.startsWith(`${DEMO_PREFIX}/`))
    .map(([imageUrl, picture]) => ({ imageUrl, ...picture, createdAt: now }));
  if (rows.length > 0)
    tx.insert(goods.pictures).values(rows).onConflictDoNothing().run();
}

function insertProducts(tx: Tx, now: number): void {
  const rows = DEMO_PRODUCTS.map(
    ({ file, price, variants: _, ...rest }, position) => ({
      ...rest,
      priceCents: price,
      imageUrl: productImage(file),
      position,
      createdAt: now,
      updatedAt: now,
    }),
  );
  const inserted = tx
    .insert(goods.products)
    .values(rows)
    .returning({
      productId: goods.products.id,
      position: goods.products.position,
    })
    .all();
  const variants = inserted.flatMap(({ productId, position }) =>
    variantRows(productId, DEMO_PRODUCTS[position]?.variants ?? []),
  );
  tx.insert(goods.variants).values(variants).run();
}

function variantRows(
  productId: number,
  variants: NonNullable<ProductInput["variants"]>,
) {
  return variants.map(({ title, price, available }, position) => ({
    productId,
    title,
    priceCents: price,
    available,
    position,
  }));
}

function insertCharms(tx: Tx, now: number): void {
  const rows = DEMO_CHARMS.map(({ file, price, ...rest }, position) => ({
    ...rest,
    priceCents: price,
    imageUrl: charmImage(file),
    position,
    createdAt: now,
    updatedAt: now,
  }));
  tx.insert(goods.charms).values(rows).run();
}
