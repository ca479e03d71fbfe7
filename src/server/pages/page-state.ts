import type { PageState } from "#shared/api/page.ts";
import { lastProductPage } from "#shared/catalog/pages.ts";
import type { Picture } from "#shared/images/schema.ts";
import type { ShopInfo } from "#shared/api/shop.ts";
import { countProducts, listProductPage } from "#server/catalog/store.ts";
import { listCharms } from "#server/clip/charm-store.ts";
import { listResins } from "#server/clip/resin-store.ts";
import { getClipConfig } from "#server/clip/config-store.ts";
import type { Config } from "#server/config/config.ts";
import type { Deps } from "#server/deps.ts";
import { findPage } from "#server/site/page-store.ts";
import { getSite } from "#server/site/store.ts";
import type { SitePage } from "./site-pages.ts";

/** Returns the data about the shop that every page contains. */
export function shopInfo(config: Config): ShopInfo {
  const { ownerEmail, supportEmail, socialUrl, publicUrl } = config;
  const { shopName: name, timeZone, cartDays } = config;
  const addresses = { ownerEmail, supportEmail, socialUrl, publicUrl };
  return { name, ...addresses, timeZone, cartDays };
}

/** Reads the data that is sent with a page; none of it is about a visitor. */
export async function readPageState(
  deps: Deps,
  page: SitePage,
): Promise<PageState> {
  const site = await getSite(deps.db);
  const info = shopInfo(deps.config);
  const shop = { ...info, socialUrl: site.socialUrl || info.socialUrl };
  const year = new Date(deps.clock.now()).getUTCFullYear();
  const number = page.productPage ?? 1;
  const count = await countProducts(deps.db);
  const common = {
    ...{ shop, site, year },
    ...(lastProductPage(count) > 1 && { productPage: { number, count } }),
  };
  if (page.slug !== undefined)
    return { ...common, content: await findPage(deps.db, page.slug) };
  if (!page.hasCatalogue) return common;
  return {
    ...common,
    products: await listProductPage(deps.db, number),
    charms: (await listCharms(deps.db)).map(withoutPlaceholder),
    resins: (await listResins(deps.db)).map(withoutPlaceholder),
    clipConfig: await getClipConfig(deps.db),
  };
}

/** Removes the blurred preview of a picture: drawings never show one. */
function withoutPlaceholder<T extends { picture: Picture | null }>(part: T): T {
  const { picture } = part;
  return picture ? { ...part, picture: { ...picture, placeholder: "" } } : part;
}
