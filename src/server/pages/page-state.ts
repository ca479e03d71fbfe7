import type { PageState, ShopInfo } from "#shared/api/page.ts";
import { lastListPage } from "#shared/catalog/rules.ts";
import type { ServerMessages } from "#shared/messages/rooms.ts";
import type { Product } from "#shared/catalog/schema.ts";
import type { PacingWords } from "#shared/pace/schema.ts";
import type { Site } from "#shared/site/schema.ts";
import type { Formats } from "#shared/text/formats.ts";
import type { Picture } from "#shared/images/schema.ts";
import { asShownAt, withShownPrices } from "#server/catalog/shown.ts";
import { listSortedPage } from "#server/catalog/routes.ts";
import { countProducts, listProductPage } from "#server/catalog/store.ts";
import { charmStore, resinStore } from "#server/clips/part-store.ts";
import { getClipConfig } from "#server/clips/config-store.ts";
import {
  findProductBySlug,
  readProductPage,
} from "#server/clips/product-page.ts";
import type { Config } from "#server/config/config.ts";
import type { Deps } from "#server/deps.ts";
import { readPacing, sayPacing } from "#server/orders/pace.ts";
import { findLetterPage } from "#server/news/letter-content.ts";
import { findPage } from "#server/site/page-store.ts";
import { getSite } from "#server/site/store.ts";
import type { SitePage } from "./site-pages.ts";

/** Returns the data about the shop that every page contains. */
export function shopInfo(config: Config, site: Site): ShopInfo {
  const { ownerEmail, supportEmail, publicUrl, cartDays } = config;
  const { name, timeZone } = site;
  const socialUrl = site.socialUrl || config.socialUrl;
  const addresses = { ownerEmail, supportEmail, socialUrl, publicUrl };
  return { name, ...addresses, timeZone, cartDays };
}

/** Reads the data of a page, and the texts in which the page says it. */
export async function readPage(
  deps: Deps,
  page: SitePage,
): Promise<[state: PageState, messages: ServerMessages]> {
  const { formats, messages } = await deps.locale();
  return [await readPageState(deps, page, formats), messages];
}

/** Reads the data that is sent with a page; none of it is about a visitor. */
async function readPageState(
  deps: Deps,
  page: SitePage,
  formats: Formats,
): Promise<PageState> {
  const site = await getSite(deps.db, deps.config);
  const shop = shopInfo(deps.config, site);
  const year = new Date(deps.clock.now()).getUTCFullYear();
  const pacing = await readPacingWords(deps);
  const number = page.listPage ?? 1;
  const count = await countProducts(deps.db);
  const common = {
    ...{ shop, site, formats, year },
    ...(pacing && { pacing }),
    ...(page.status === 404 && { isUnknown: true as const }),
    ...(lastListPage(count) > 1 && { listPage: { number, count } }),
  };
  const content =
    page.slug === undefined ? undefined : await findPage(deps.db, page.slug);
  if (content) return { ...common, content };
  if (page.letter !== undefined)
    return { ...common, letter: await findLetterPage(deps, page.letter) };
  if (page.clip !== undefined) {
    const product =
      page.hiddenClip ?? (await findProductBySlug(deps.db, page.clip));
    const { digits } = formats.money;
    if (!product) return common;
    const now = deps.clock.now();
    const clip = await readProductPage(deps.db, product, { digits, now });
    return { ...common, clip };
  }
  const { digits } = formats.money;
  const shown = <T extends { price: string }>(items: T[]) =>
    items.map((item) => withShownPrices(item, digits));
  if (page.sorted) {
    const { by, number } = page.sorted;
    const asked = { page: number, now: deps.clock.now() };
    const { products, last } = await listSortedPage(deps.db, by, asked);
    const cards = shown(products).map(forCard);
    const { path } = page;
    return { ...common, sorted: { path, by, number, last, products: cards } };
  }
  if (!page.hasCatalogue) return common;
  return {
    ...common,
    products: shown(await listProductPage(deps.db, number))
      .map(forCard)
      .map((product) => asShownAt(product, deps.clock.now())),
    charms: shown(await charmStore.list(deps.db)).map(withoutPlaceholder),
    resins: shown(await resinStore.list(deps.db)).map(withoutPlaceholder),
    clipConfig: withShownPrices(await getClipConfig(deps.db), digits),
  };
}

/**
 * Removes what only a product's own page shows, and the blurred previews of the
 * pictures that are loaded later, which do not compress.
 */
function forCard({ details: _, pictures, ...product }: Product): Product {
  // A card shows the first two, and those of the options.
  const later = pictures
    ?.filter(({ variantId }, index) => index < 2 || variantId !== undefined)
    .map(withoutPlaceholder);
  return { ...product, ...(later && { pictures: later }) };
}

async function readPacingWords(deps: Deps): Promise<PacingWords | undefined> {
  const now = deps.clock.now();
  const pacing = await readPacing(deps.db, deps.config, now);
  const readyBy = await pacing.readyBy(1);
  const words = sayPacing({ ...pacing, readyBy }, await deps.locale(), now);
  return words.ready || words.pause ? words : undefined;
}

/** Removes the blurred preview of a picture: drawings never show one. */
function withoutPlaceholder<T extends { picture: Picture | null }>(part: T): T {
  const { picture } = part;
  return picture ? { ...part, picture: { ...picture, placeholder: "" } } : part;
}
