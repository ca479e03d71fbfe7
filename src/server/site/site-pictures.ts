import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import type { SiteContent, SitePicture } from "#shared/site/schema.ts";
import type { Db } from "#server/db/handle.ts";
import { checkStoredFilm } from "#server/images/film/rows.ts";
import { checkStoredPicture, findPictures } from "#server/images/store.ts";

/** The field and the address of each picture in the content. */
function pictureFields({ hero, process, gallery, mark }: SiteContent) {
  const fields: [field: string, imageUrl: string][] = [
    ["hero.imageUrl", hero.imageUrl],
    ["mark", mark],
    ...process.steps.map(({ imageUrl = "" }, index): [string, string] => [
      `process.steps.${index}.imageUrl`,
      imageUrl,
    ]),
    ...gallery.pictures.map(({ imageUrl }, index): [string, string] => [
      `gallery.pictures.${index}.imageUrl`,
      imageUrl,
    ]),
  ];
  return fields.filter(([, imageUrl]) => imageUrl !== "");
}

/** Returns the sizes of the pictures that the shop stores, by address. */
export async function storedPictures(
  db: Db,
  content: SiteContent,
): Promise<Record<string, SitePicture>> {
  const urls = pictureFields(content).map(([, imageUrl]) => imageUrl);
  const found = await findPictures(db, [...new Set(urls)]);
  const stored: Record<string, SitePicture> = {};
  for (const [url, picture] of found)
    if (picture) {
      const { width, height, widths } = picture;
      stored[url] = { width, height, widths };
    }
  return stored;
}

/** Throws "invalid" for an upload that no longer exists. */
export async function checkSitePictures(
  db: Db,
  content: SiteContent,
): Promise<void> {
  for (const [field, imageUrl] of pictureFields(content))
    await checkStoredPicture(db, imageUrl, field);
  for (const [index, film] of content.hero.films.entries())
    if (film.startsWith(`${UPLOADS_PREFIX}/`))
      await checkStoredFilm(db, film, `hero.films.${index}`);
}
