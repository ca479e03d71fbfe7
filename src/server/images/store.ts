import { and, eq, like, lt } from "drizzle-orm";
import type { Picture } from "#shared/images.ts";
import { UPLOADS_PREFIX } from "#shared/paths.ts";
import { type Db, IMMEDIATE, type Tx } from "#server/db/open.ts";
import {
  charms,
  clipConfig,
  pictures,
  products,
} from "#server/db/schema/goods.ts";
import { orderLines } from "#server/db/schema/orders.ts";
import { invalidField } from "#server/problem.ts";
import { pictureNames } from "./names.ts";

/** Records an upload whose files are on the disk. */
export function savePicture(
  db: Tx,
  imageUrl: string,
  picture: Picture,
  createdAt: number,
): void {
  db.insert(pictures)
    .values({ imageUrl, ...picture, createdAt })
    .run();
}

/**
 * Throws "invalid" for an upload that the shop does not hold (any more): it
 * was put aside for days before it was used.
 */
export function checkHeldPicture(db: Tx, imageUrl: string | undefined): void {
  if (!imageUrl?.startsWith(`${UPLOADS_PREFIX}/`)) return;
  const held = db
    .select({ imageUrl: pictures.imageUrl })
    .from(pictures)
    .where(eq(pictures.imageUrl, imageUrl))
    .all();
  if (held.length > 0) return;
  throw invalidField(
    "imageUrl",
    "This picture is no longer here. Please choose it again.",
  );
}

/**
 * Forgets every upload made before a time that nothing names, and answers the
 * names of those that are still held. Deleted products and charms count, since
 * carts, designs and orders find their pictures there.
 */
export function removeUnusedPictures(db: Db, madeBefore: number): Set<string> {
  return db.transaction((tx) => {
    const used = usedNames(tx);
    const old = tx
      .select({ imageUrl: pictures.imageUrl })
      .from(pictures)
      .where(
        and(
          lt(pictures.createdAt, madeBefore),
          like(pictures.imageUrl, `${UPLOADS_PREFIX}/%`),
        ),
      )
      .all();
    for (const { imageUrl } of old) {
      if (pictureNames(imageUrl).some((name) => used.has(name))) continue;
      tx.delete(pictures).where(eq(pictures.imageUrl, imageUrl)).run();
    }
    const held = tx.select({ imageUrl: pictures.imageUrl }).from(pictures);
    const names = held.all().flatMap((row) => pictureNames(row.imageUrl));
    return new Set([...names, ...used]);
  }, IMMEDIATE);
}

function usedNames(db: Tx): Set<string> {
  const inCatalogue = [
    ...db.select({ imageUrl: products.imageUrl }).from(products).all(),
    ...db.select({ imageUrl: charms.imageUrl }).from(charms).all(),
    ...db.select({ imageUrl: clipConfig.imageUrl }).from(clipConfig).all(),
  ];
  const ordered = db
    .select({ imageUrl: orderLines.imageUrl, charms: orderLines.charms })
    .from(orderLines)
    .all()
    .flatMap((line) => [line, ...(line.charms ?? [])]);
  const urls = [...inCatalogue, ...ordered].map((row) => row.imageUrl);
  return new Set(urls.flatMap(pictureNames));
}
