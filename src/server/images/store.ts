import { errorKey } from "#shared/messages/error-key.ts";
import { and, eq, like, lt, notLike, sql } from "drizzle-orm";
import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import { pictureUrl } from "#shared/images/rules.ts";
import type { Picture } from "#shared/images/schema.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import {
  charms,
  clipConfig,
  pictures,
  productPictures,
  products,
  resins,
} from "#server/db/schema/catalog.ts";
import { orderLines } from "#server/db/schema/orders.ts";
import { letters } from "#server/db/schema/letters.ts";
import { contentPages, site } from "#server/db/schema/site.ts";
import { invalidField } from "#server/http/problem.ts";
import { isFilmFile, pictureNames } from "./names.ts";

/** The columns that `toPicture` needs, for the queries of other tables. */
export const PICTURE_COLUMNS = {
  imageUrl: pictures.imageUrl,
  width: pictures.width,
  height: pictures.height,
  widths: pictures.widths,
  placeholder: pictures.placeholder,
  color: pictures.color,
};
type PictureRow = Pick<
  typeof pictures.$inferSelect,
  keyof typeof PICTURE_COLUMNS
>;

const selectPicture = prepared((db) =>
  db
    .select()
    .from(pictures)
    .where(eq(pictures.imageUrl, sql.placeholder("imageUrl")))
    .prepare(),
);

const selectPictures = prepared((db) =>
  db
    .select()
    .from(pictures)
    .where(
      sql`${pictures.imageUrl} in (select value from json_each(cast(${sql.placeholder("imageUrls")} as text)))`,
    )
    .prepare(),
);

/** Converts a row to the API's format; null for a film or without a row. */
export function toPicture(row: PictureRow | null): Picture | null {
  if (!row || isFilmFile(row.imageUrl)) return null;
  const { width, height, widths, placeholder, color } = row;
  return { width, height, widths, placeholder, color };
}

/** The stored picture of an address; null where the shop stores none. */
export async function findPicture(
  db: Db,
  imageUrl: string,
): Promise<Picture | null> {
  return toPicture((await selectPicture(db).get({ imageUrl })) ?? null);
}

/** The stored pictures of these addresses, by address, in one query. */
export async function findPictures(
  db: Db,
  imageUrls: readonly string[],
): Promise<Map<string, Picture | null>> {
  if (imageUrls.length === 0) return new Map();
  const rows = await selectPictures(db).all({
    imageUrls: JSON.stringify(imageUrls),
  });
  return new Map(rows.map((row) => [row.imageUrl, toPicture(row)]));
}

/** Records an upload whose files are on the disk. */
export async function savePicture(
  db: Tx,
  {
    imageUrl,
    picture,
    now,
  }: { imageUrl: string; picture: Picture; now: number },
): Promise<void> {
  await db
    .insert(pictures)
    .values({ imageUrl, ...picture, createdAt: now })
    .run();
}

/** Records the pictures that come with the program; known rows stay. */
export async function saveBuiltInPictures(
  db: Tx,
  input: { pictures: Record<string, Picture>; now: number },
): Promise<void> {
  const known = await listBuiltIn(db);
  const rows = Object.entries(input.pictures)
    .filter(([imageUrl]) => !known.has(imageUrl))
    .map(([imageUrl, picture]) => ({
      imageUrl,
      ...picture,
      createdAt: input.now,
    }));
  if (rows.length > 0)
    await db.insert(pictures).values(rows).onConflictDoNothing().run();
}

/** Returns the addresses of the pictures that come with the program. */
async function listBuiltIn(db: Db): Promise<Set<string>> {
  const rows = await db
    .select({ imageUrl: pictures.imageUrl })
    .from(pictures)
    .where(notLike(pictures.imageUrl, `${UPLOADS_PREFIX}/%`))
    .all();
  return new Set(rows.map(({ imageUrl }) => imageUrl));
}

/**
 * Throws "invalid" for an upload that the shop does not store (any more):
 * unused uploads are removed after a day, even while a form with one is open.
 */
export async function checkStoredPicture(
  db: Db,
  imageUrl: string | undefined,
  field = "imageUrl",
): Promise<void> {
  if (!imageUrl?.startsWith(`${UPLOADS_PREFIX}/`)) return;
  if (await findPicture(db, imageUrl)) return;
  throw invalidField(field, errorKey("pictureGone"));
}

/** Returns the addresses of all uploads: films, and pictures in all widths. */
export async function listUploadUrls(db: Db): Promise<string[]> {
  const rows = await db
    .select({ imageUrl: pictures.imageUrl, widths: pictures.widths })
    .from(pictures)
    .where(like(pictures.imageUrl, `${UPLOADS_PREFIX}/%`))
    .all();
  return rows.flatMap(({ imageUrl, widths }) =>
    isFilmFile(imageUrl)
      ? [imageUrl]
      : widths.map((width) => pictureUrl(imageUrl, width)),
  );
}

/**
 * Removes every unused upload created before `createdBefore`. Returns the names
 * of all uploads that are stored or used: in the catalog, in orders, on the
 * maker's pages. Deleted products, charms and resins count as uses, because
 * carts, designs and orders show their pictures.
 */
export async function removeUnusedPictures(
  db: Tx,
  { createdBefore }: { createdBefore: number },
): Promise<Set<string>> {
  const used = await usedNames(db);
  const old = await db
    .select({ imageUrl: pictures.imageUrl })
    .from(pictures)
    .where(
      and(
        lt(pictures.createdAt, createdBefore),
        like(pictures.imageUrl, `${UPLOADS_PREFIX}/%`),
      ),
    )
    .all();
  for (const { imageUrl } of old) {
    if (pictureNames(imageUrl).some((name) => used.has(name))) continue;
    await db.delete(pictures).where(eq(pictures.imageUrl, imageUrl)).run();
  }
  const stored = db.select({ imageUrl: pictures.imageUrl }).from(pictures);
  const names = (await stored.all()).flatMap((row) =>
    pictureNames(row.imageUrl),
  );
  return new Set([...names, ...used]);
}

async function usedNames(db: Db): Promise<Set<string>> {
  const inCatalog = [
    ...(await db.select({ imageUrl: products.imageUrl }).from(products).all()),
    ...(await db
      .select({ imageUrl: productPictures.imageUrl })
      .from(productPictures)
      .all()),
    ...(await db.select({ imageUrl: charms.imageUrl }).from(charms).all()),
    ...(await db.select({ imageUrl: resins.imageUrl }).from(resins).all()),
    ...(await db
      .select({ imageUrl: clipConfig.imageUrl })
      .from(clipConfig)
      .all()),
  ];
  const ordered = (
    await db
      .select({
        imageUrl: orderLines.imageUrl,
        charms: orderLines.charms,
        resin: orderLines.resin,
      })
      .from(orderLines)
      .all()
  ).flatMap(({ charms, resin, ...line }) => [
    line,
    ...(charms ?? []),
    ...(resin ? [resin] : []),
  ]);
  const urls = [...inCatalog, ...ordered].map((row) => row.imageUrl);
  return new Set([...urls, ...(await siteTexts(db))].flatMap(pictureNames));
}

/** Returns the maker's own texts, which may contain addresses. */
async function siteTexts(db: Db): Promise<string[]> {
  const contents = await db.select({ content: site.content }).from(site).all();
  const pages = await db
    .select({ markdown: contentPages.markdown })
    .from(contentPages)
    .all();
  const sent = await db
    .select({ markdown: letters.markdown })
    .from(letters)
    .all();
  return [
    ...contents.map(({ content }) => JSON.stringify(content)),
    ...[...pages, ...sent].map(({ markdown }) => markdown),
  ];
}
