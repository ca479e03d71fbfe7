import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import { NEW_SITE } from "#shared/site/new-site.ts";
import { type Palette, PALETTES } from "#shared/site/palettes.ts";
import type { Site, SiteContent, SitePicture } from "#shared/site/schema.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { site } from "#server/db/schema/site.ts";
import { Problem } from "#server/http/problem.ts";
import { checkStoredFilm } from "#server/images/film/rows.ts";
import { checkStoredPicture, findPictures } from "#server/images/store.ts";
import { nextUpdate, toIso } from "#server/runtime/clock.ts";
import { listPageLinks } from "./page-store.ts";

const SITE_ID = 1;

const selectSite = prepared((db) => db.select().from(site).prepare());

/** The maker's own content; the content of a new shop until she saves hers. */
export async function readSiteContent(db: Db): Promise<SiteContent> {
  const row = await selectSite(db).get();
  // A row that an earlier version stored lacks the fields added since.
  return { ...NEW_SITE, ...row?.content };
}

/** The shop's colors. */
export async function readPalette(db: Db): Promise<Palette> {
  return PALETTES[(await readSiteContent(db)).palette];
}

/** The site as its pages need it. */
export async function getSite(db: Db): Promise<Site> {
  const row = await selectSite(db).get();
  const content = { ...NEW_SITE, ...row?.content };
  return {
    ...content,
    pictures: await storedPictures(db, content),
    pages: await listPageLinks(db),
    updatedAt: toIso(row?.updatedAt ?? 0),
  };
}

/** Whether the maker's own content is stored. */
export async function hasSite(db: Db): Promise<boolean> {
  return (await selectSite(db).get()) !== undefined;
}

/** Stores the content, unless the shop already has content. */
export async function ensureSite(
  db: Tx,
  { content, now }: { content: SiteContent; now: number },
): Promise<void> {
  await db
    .insert(site)
    .values({ id: SITE_ID, content, updatedAt: now })
    .onConflictDoNothing()
    .run();
}

type SiteUpdate = {
  content: SiteContent;
  now: number;
  /** The `updatedAt` that the editor started from. */
  ifMatchUpdatedAt?: string | undefined;
};

/**
 * Replaces the whole content. Throws "stale" with the current site where
 * another edit came first, "invalid" for an upload that no longer exists.
 */
export async function saveSite(
  db: Tx,
  { content, now, ifMatchUpdatedAt }: SiteUpdate,
): Promise<Site> {
  const current = await getSite(db);
  if (ifMatchUpdatedAt && ifMatchUpdatedAt !== current.updatedAt)
    throw new Problem("stale", { extra: { current } });
  for (const [field, imageUrl] of pictureFields(content))
    await checkStoredPicture(db, imageUrl, field);
  for (const [index, film] of content.hero.films.entries())
    if (film.startsWith(`${UPLOADS_PREFIX}/`))
      await checkStoredFilm(db, film, `hero.films.${index}`);
  const previousMs = Date.parse(current.updatedAt);
  const values = { content, updatedAt: nextUpdate(now, previousMs) };
  await db
    .insert(site)
    .values({ id: SITE_ID, ...values })
    .onConflictDoUpdate({ target: site.id, set: values })
    .run();
  return getSite(db);
}

/** The field and the address of each picture in the content. */
function pictureFields({ hero, gallery, mark }: SiteContent) {
  const fields: [field: string, imageUrl: string][] = [
    ["hero.imageUrl", hero.imageUrl],
    ["mark", mark],
    ...gallery.pictures.map(({ imageUrl }, index): [string, string] => [
      `gallery.pictures.${index}.imageUrl`,
      imageUrl,
    ]),
  ];
  return fields.filter(([, imageUrl]) => imageUrl !== "");
}

async function storedPictures(
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
