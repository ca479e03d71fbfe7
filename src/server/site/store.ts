import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { type Legal, NO_LEGAL } from "#shared/site/legal.ts";
import type { AdminSite, Site, SiteContent } from "#shared/site/schema.ts";
import type { Pace } from "#shared/pace/schema.ts";
import type { WeekMail } from "#shared/orders/week.ts";
import type { InvoiceSettings } from "#shared/invoices/schema.ts";
import type { Payment } from "#shared/payment/schema.ts";
import { type Palette, PALETTES } from "#shared/site/palettes.ts";
import type { Config } from "#server/config/config.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { site } from "#server/db/schema/site.ts";
import { toIso } from "#server/runtime/clock.ts";
import {
  createShopLocale,
  type ShopLocale,
} from "#server/runtime/shop-locale.ts";
import type { Changes } from "#server/runtime/events.ts";
import { inShopLanguage, newSite } from "./new-site.ts";
import { storedPictures, withShownPrices } from "./content-parts.ts";
import { listPageLinks } from "./page-store.ts";

export const SITE_ID = 1;

export const selectSite = prepared((db) => db.select().from(site).prepare());

export type SiteRow = typeof site.$inferSelect;

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
    | "numbers"
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
    pace: paceOf(content),
    numbers: content?.numbers ?? true,
  };
}

/** An earlier version stored a pace without days that resin needs. */
const paceOf = (content: SiteContent | undefined): Pace | null =>
  content?.pace
    ? { ...content.pace, leadDays: content.pace.leadDays ?? 0 }
    : null;

function shownOptions(
  stored: SiteContent["deliveryOptions"] = [],
  currency: string,
): DeliveryOption[] {
  // A stored option has its id.
  const options = stored.map((option) => ({ ...option, id: option.id ?? 0 }));
  return withShownPrices(options, currency);
}

/** Returns how the shop delivers, with prices as the currency has them. */
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

/** Returns what the law of the maker's country asks for, as she has set it. */
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
  return {
    ...site,
    payment: await readPayment(db),
    invoice: await readInvoiceSettings(db),
  };
}

/** Returns how the maker is paid; null: she has not said. */
export async function readPayment(db: Db): Promise<Payment | null> {
  return (await selectSite(db).get())?.payment ?? null;
}

/** Returns how the maker writes invoices; null: she writes none. */
export async function readInvoiceSettings(
  db: Db,
): Promise<InvoiceSettings | null> {
  return (await selectSite(db).get())?.invoice ?? null;
}

/**
 * All that an order asks of the site, in one statement. No texts: to complete
 * them took a twentieth of an order's time.
 */
export async function readOrderSite(
  db: Db,
  settings: Pick<SiteSettings, "currency" | "timeZone">,
) {
  const { content, payment = null } = (await selectSite(db).get()) ?? {};
  const { currency = settings.currency, deliveryOptions } = content ?? {};
  return {
    deliveryOptions: shownOptions(deliveryOptions, currency),
    payment,
    pause: content?.pause ?? null,
    pace: paceOf(content),
    timeZone: content?.timeZone ?? settings.timeZone,
  };
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

type LocaleDeps = { config: Config; db: Db; changes: Changes };

/**
 * Creates the function that returns the language, formats and texts that the
 * maker chose. They are read once after each of her changes.
 */
export function createLocale(deps: LocaleDeps): () => Promise<ShopLocale> {
  const { config, db, changes } = deps;
  let reading: Promise<ShopLocale> | undefined;
  changes.onChange(() => {
    reading = undefined;
  });
  return () => {
    if (reading) return reading;
    const started: Promise<ShopLocale> = readSiteContent(db, config)
      .then((site) => createShopLocale(site))
      // A database that fails must not keep the shop from saying so, to all who
      // asked meanwhile.
      .catch(() => {
        if (reading === started) reading = undefined;
        const name = config.shopName;
        return createShopLocale({ ...config, name, legal: NO_LEGAL });
      });
    reading = started;
    return started;
  };
}
