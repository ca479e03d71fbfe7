import { DEMO_PREFIX } from "#shared/api/paths.ts";
import type { Language } from "#shared/messages/languages.ts";
import type { Picture } from "#shared/images/schema.ts";
import type { SiteContent } from "#shared/site/schema.ts";
import { FIRST_CURRENCY } from "#shared/orders/schema.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { createDiscount } from "#server/orders/discounts.ts";
import { toIso } from "#server/runtime/clock.ts";
import { insertProducts, startSale } from "#server/catalog/store.ts";
import { insertPictures } from "#server/catalog/pictures.ts";
import { insertVariants } from "#server/catalog/variants.ts";
import { charmStore, resinStore } from "#server/clips/part-store.ts";
import type { Tx } from "#server/db/handle.ts";
import { saveBuiltInPictures } from "#server/images/store.ts";
import { insertPages } from "#server/site/page-store.ts";
import { ensureSite } from "#server/site/store.ts";
import type { DemoMessages } from "#shared/messages/demo/en.ts";
import { isUnfilled } from "./due.ts";
import {
  DEMO_CODE,
  DEMO_PRODUCTS,
  demoCharms,
  demoPictures,
  demoProducts,
  demoResins,
  demoVariants,
  isDemoWithoutSite,
} from "./shop.ts";
import { demoPages, demoSite } from "./site.ts";

/** Its clips were there before, and one is reduced for a while. */
const SOLD_DAYS = 40;
const SALE_DAYS = 14;

type DemoInput = {
  /** The pictures that are part of the program, by address. */
  pictures: Record<string, Picture>;
  language: Language;
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
  { pictures, language, now }: DemoInput,
): Promise<boolean> {
  const isEmpty = await isUnfilled(db);
  if (!isEmpty && !(await isDemoWithoutSite(db))) return false;
  const texts = await loadDemoTexts(language);
  const content = demoSite(texts);
  const own = picturesOfDemo(pictures, content);
  await saveBuiltInPictures(db, { pictures: own, now });
  await ensureSite(db, { content, now });
  if (!isEmpty) return false;
  await insertPages(db, { pages: demoPages(texts), now });
  // One statement for each table saves time before the shop answers requests:
  // drizzle takes longer to build a statement than SQLite takes to run it.
  const added = await insertProducts(db, {
    products: demoProducts(texts, language),
    now,
  });
  const options = await insertVariants(
    db,
    added.flatMap(({ id: productId, position: of }) =>
      demoVariants(texts, of).map((variant, position) => ({
        ...variant,
        productId,
        position,
      })),
    ),
  );
  await insertPictures(
    db,
    added.flatMap(({ id: productId, position: of }) =>
      demoPictures(of).map(({ option, ...picture }) => {
        const shown = options.find(
          (each) => each.productId === productId && each.position === option,
        );
        return { ...picture, productId, variantId: shown?.id ?? null };
      }),
    ),
  );
  for (const { id, position } of added) {
    const { price = 0, salePrice } = DEMO_PRODUCTS[position] ?? {};
    if (salePrice === undefined) continue;
    const since = now - SOLD_DAYS * DAY_MS;
    const saleUntil = toIso(now + SALE_DAYS * DAY_MS);
    await startSale(db, { id, price, salePrice, saleUntil, since, now });
  }
  await createDiscount(db, {
    input: DEMO_CODE,
    currency: FIRST_CURRENCY,
    now,
  });
  await charmStore.insert(db, { parts: demoCharms(texts), now });
  await resinStore.insert(db, { parts: demoResins(texts), now });
  return true;
}

function picturesOfDemo(
  pictures: Record<string, Picture>,
  { hero, process, gallery }: SiteContent,
) {
  const shown = [hero, ...process.steps, ...gallery.pictures].map(
    ({ imageUrl }) => imageUrl,
  );
  return Object.fromEntries(
    Object.entries(pictures).filter(
      ([imageUrl]) =>
        imageUrl.startsWith(`${DEMO_PREFIX}/`) || shown.includes(imageUrl),
    ),
  );
}

// Loaded on demand: only the first start of a demo needs one of them.
const TEXTS: Record<Language, () => Promise<DemoMessages>> = {
  en: async () => (await import("#shared/messages/demo/en.ts")).en,
  de: async () => (await import("#shared/messages/demo/de.ts")).de,
  fr: async () => (await import("#shared/messages/demo/fr.ts")).fr,
  es: async () => (await import("#shared/messages/demo/es.ts")).es,
  it: async () => (await import("#shared/messages/demo/it.ts")).it,
  nl: async () => (await import("#shared/messages/demo/nl.ts")).nl,
};

export const loadDemoTexts = (language: Language): Promise<DemoMessages> =>
  TEXTS[language]();
