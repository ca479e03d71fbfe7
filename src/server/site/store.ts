import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { inShopLanguage, newSite } from "#shared/site/new-site.ts";
import { type Legal, NO_LEGAL } from "#shared/site/legal.ts";
import type { AdminSite } from "#shared/site/admin-site.ts";
import type { WeekMail } from "#shared/orders/week.ts";
import type { Payment } from "#shared/payment/schema.ts";
import { type Palette, PALETTES } from "#shared/site/palettes.ts";
import type { Site, SiteContent, SitePicture } from "#shared/site/schema.ts";
import type { SiteInput } from "#shared/site/site-input.ts";
import type { Config } from "#server/config/config.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { site } from "#server/db/schema/site.ts";
import { Problem } from "#server/http/problem.ts";
import { checkStoredFilm } from "#server/images/film/rows.ts";
import { checkStoredPicture, findPictures } from "#server/images/store.ts";
import { nextUpdate, toIso } from "#server/runtime/clock.ts";
import { checkDecimals, withIds, withShownPrices } from "./delivery-options.ts";
import { listPageLinks } from "./page-store.ts";

const SITE_ID = 1;

const selectSite = prepared((db) => db.select().from(site).prepare());

type SiteRow = typeof site.$inferSelect;

/** The settings that a shop begins with; they stand until the maker chooses. */
export type SiteSettings = Pick<
  Config,
  "shopName" | "language" | "currency" | "timeZone"
>;

/** The content, with what applies where the maker has chosen nothing. */
type CompleteContent = SiteContent &
  Pick<
    Site,
    | "name"
    | "language"
    | "currency"
    | "timeZone"
    | "legal"
    | "hidden"
    | "deliveryOptions"
    | "pause"
    | "pace"
  >;

/** The maker's own content; the content of a new shop until she saves hers. */
export async function readSiteContent(
  db: Db,
  settings: SiteSettings,
): Promise<CompleteContent> {
  return complete(await selectSite(db).get(), settings);
}

function complete(
  row: SiteRow | undefined,
  settings: SiteSettings,
): CompleteContent {
  const { content } = row ?? {};
  const language = content?.language ?? settings.language;
  const currency = content?.currency ?? settings.currency;
  return {
    // A row that an earlier version stored lacks the fields added since.
    ...inShopLanguage({ ...newSite(language), ...content }, language),
    language,
    name: content?.name ?? settings.shopName,
    currency,
    timeZone: content?.timeZone ?? settings.timeZone,
    legal: { ...NO_LEGAL, ...content?.legal },
    hidden: content?.hidden ?? [],
    deliveryOptions: shownOptions(content?.deliveryOptions, currency),
    pause: content?.pause ?? null,
    pace: content?.pace ?? null,
  };
}

function shownOptions(
  stored: SiteContent["deliveryOptions"] = [],
  currency: string,
): DeliveryOption[] {
  // A stored option has its id.
  const options = stored.map((option) => ({ ...option, id: option.id ?? 0 }));
  return withShownPrices(options, currency);
}

/** How the shop delivers, with prices as the currency has them. */
export async function readDeliveryOptions(
  db: Db,
  settings: Pick<SiteSettings, "currency">,
): Promise<DeliveryOption[]> {
  const { content } = (await selectSite(db).get()) ?? {};
  const { deliveryOptions, currency = settings.currency } = content ?? {};
  return shownOptions(deliveryOptions, currency);
}

/** The shop's colors. */
export async function readPalette(
  db: Db,
  settings: SiteSettings,
): Promise<Palette> {
  return PALETTES[(await readSiteContent(db, settings)).palette];
}

/** What the law of the maker's country asks for, as she has set it. */
export async function readLegal(
  db: Db,
  settings: SiteSettings,
): Promise<Legal> {
  return (await readSiteContent(db, settings)).legal;
}

/** The site as its pages need it. */
export async function getSite(db: Db, settings: SiteSettings): Promise<Site> {
  const row = await selectSite(db).get();
  const content = complete(row, settings);
  return {
    ...content,
    pictures: await storedPictures(db, content),
    pages: await listPageLinks(db),
    updatedAt: toIso(row?.updatedAt ?? 0),
  };
}

/** The site with what only the maker may read. */
export async function getAdminSite(
  db: Db,
  settings: SiteSettings,
): Promise<AdminSite> {
  const site = await getSite(db, settings);
  return { ...site, payment: await readPayment(db) };
}

/** How the maker is paid; null: she has not said. */
export async function readPayment(db: Db): Promise<Payment | null> {
  return (await selectSite(db).get())?.payment ?? null;
}

/** All that an order asks of the site, in one statement. */
export async function readOrderSite(db: Db, settings: SiteSettings) {
  const row = await selectSite(db).get();
  return { ...complete(row, settings), payment: row?.payment ?? null };
}

/** When the maker gets the mail about her week; null: she wants none. */
export async function readWeekMail(db: Db): Promise<WeekMail | null> {
  return (await selectSite(db).get())?.weekMail ?? null;
}

type WeekMailUpdate = {
  weekMail: WeekMail | null;
  settings: SiteSettings;
  now: number;
};

/** Stores when the maker gets the mail about her week. */
export async function saveWeekMail(
  db: Tx,
  { weekMail, settings, now }: WeekMailUpdate,
): Promise<void> {
  const content = newSite(settings.language);
  await db
    .insert(site)
    .values({ id: SITE_ID, content, weekMail, updatedAt: now })
    .onConflictDoUpdate({ target: site.id, set: { weekMail } })
    .run();
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
  content: SiteInput;
  settings: SiteSettings;
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
  { content: input, settings, now, ifMatchUpdatedAt }: SiteUpdate,
): Promise<AdminSite> {
  const { payment, ...sent } = input;
  const current = await getAdminSite(db, settings);
  if (ifMatchUpdatedAt && ifMatchUpdatedAt !== current.updatedAt)
    throw new Problem("stale", { extra: { current } });
  const row = await selectSite(db).get();
  const { content, lastDeliveryId } = withOptions(
    keepUnsent(sent, row?.content),
    { row, currency: settings.currency },
  );
  for (const [field, imageUrl] of pictureFields(content))
    await checkStoredPicture(db, imageUrl, field);
  for (const [index, film] of content.hero.films.entries())
    if (film.startsWith(`${UPLOADS_PREFIX}/`))
      await checkStoredFilm(db, film, `hero.films.${index}`);
  const previousMs = Date.parse(current.updatedAt);
  const values = {
    content,
    lastDeliveryId,
    updatedAt: nextUpdate(now, previousMs),
    ...(payment !== undefined && { payment }),
  };
  await db
    .insert(site)
    .values({ id: SITE_ID, ...values })
    .onConflictDoUpdate({ target: site.id, set: values })
    .run();
  return getAdminSite(db, settings);
}

/** Gives the new delivery options their ids. */
function withOptions(
  content: SiteContent,
  { row, currency }: { row: SiteRow | undefined; currency: string },
) {
  const { deliveryOptions: sent } = content;
  const lastId = row?.lastDeliveryId ?? 0;
  if (!sent) return { content, lastDeliveryId: lastId };
  const stored = row?.content.deliveryOptions ?? [];
  checkDecimals(sent, stored, content.currency ?? currency);
  const given = withIds(sent, lastId);
  return {
    content: { ...content, deliveryOptions: given.options },
    lastDeliveryId: given.lastId,
  };
}

/** Keeps what a client does not send that knows only the specification. */
function keepUnsent(
  sent: SiteContent,
  stored: Partial<SiteContent> = {},
): SiteContent {
  const { name, language, currency, timeZone, hidden } = stored;
  const { deliveryOptions, pause, pace } = stored;
  const kept = {
    name,
    language,
    currency,
    timeZone,
    hidden,
    deliveryOptions,
    pause,
    pace,
  };
  const isSet = ([, value]: [string, unknown]) => value !== undefined;
  return {
    ...Object.fromEntries(Object.entries(kept).filter(isSet)),
    ...sent,
    legal: { ...stored.legal, ...sent.legal },
  };
}

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
