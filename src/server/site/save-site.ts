import type { AdminSite, SiteContent } from "#shared/site/schema.ts";
import { newSite } from "./new-site.ts";
import type { SiteInput, SitePatch } from "#shared/site/input.ts";
import type { Tx } from "#server/db/handle.ts";
import { site } from "#server/db/schema/site.ts";
import { Problem } from "#server/http/problem.ts";
import { nextUpdate } from "#server/runtime/clock.ts";
import { checkDecimals, checkSitePictures, withIds } from "./content-parts.ts";
import {
  getAdminSite,
  selectSite,
  SITE_ID,
  type SiteRow,
  type SiteSettings,
} from "./store.ts";

type SiteUpdate<Content> = {
  content: Content;
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
  { content: input, settings, now, ifMatchUpdatedAt }: SiteUpdate<SiteInput>,
): Promise<AdminSite> {
  const { payment, invoice, ...sent } = input;
  const current = await getAdminSite(db, settings);
  if (ifMatchUpdatedAt && ifMatchUpdatedAt !== current.updatedAt)
    throw new Problem("stale", { extra: { current } });
  const row = await selectSite(db).get();
  const { content, lastDeliveryId } = withOptions(
    keepUnsent(sent, row?.content),
    { row, currency: settings.currency },
  );
  await checkSitePictures(db, content);
  const previousMs = Date.parse(current.updatedAt);
  const values = {
    content,
    lastDeliveryId,
    updatedAt: nextUpdate(now, previousMs),
    ...(payment !== undefined && { payment }),
    ...(invoice !== undefined && { invoice }),
  };
  await db
    .insert(site)
    .values({ id: SITE_ID, ...values })
    .onConflictDoUpdate({ target: site.id, set: values })
    .run();
  return getAdminSite(db, settings);
}

/** Replaces only what is sent; what a whole `saveSite` throws, this does, too. */
export async function patchSite(
  db: Tx,
  { content, ...update }: SiteUpdate<SitePatch>,
): Promise<AdminSite> {
  const stored = (await selectSite(db).get())?.content;
  const whole = { ...newSite(update.settings.language), ...stored, ...content };
  return saveSite(db, { ...update, content: whole });
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
  const { deliveryOptions, pause, pace, numbers } = stored;
  const kept = {
    name,
    language,
    currency,
    timeZone,
    hidden,
    deliveryOptions,
    pause,
    pace,
    numbers,
  };
  const isSet = ([, value]: [string, unknown]) => value !== undefined;
  return {
    ...Object.fromEntries(Object.entries(kept).filter(isSet)),
    ...sent,
    legal: { ...stored.legal, ...sent.legal },
  };
}
