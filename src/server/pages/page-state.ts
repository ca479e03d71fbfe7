import type { PageState } from "#shared/page.ts";
import type { ShopInfo } from "#shared/shop.ts";
import { listProducts } from "../catalog/store.ts";
import { listCharms } from "../charms/store.ts";
import { getClipConfig } from "../clip/store.ts";
import type { Config } from "../config.ts";
import type { Deps } from "../deps.ts";
import type { SitePage } from "./site-pages.ts";

/** What every page says of the shop. */
export function shopInfo(config: Config): ShopInfo {
  const { ownerEmail, supportEmail, socialUrl, publicUrl, cartDays } = config;
  const name = config.shopName;
  return { name, ownerEmail, supportEmail, socialUrl, publicUrl, cartDays };
}

/** What comes with a page: nothing of any visitor. */
export function readPageState(deps: Deps, page: SitePage): PageState {
  const shop = shopInfo(deps.config);
  const year = new Date(deps.clock.now()).getUTCFullYear();
  if (!page.hasCatalogue) return { shop, year };
  return {
    shop,
    year,
    products: listProducts(deps.db),
    charms: listCharms(deps.db).map(withoutPlaceholder),
    clipConfig: getClipConfig(deps.db),
  };
}

type Charm = ReturnType<typeof listCharms>[number];

/** Charms are seen in the designer only: their blurs need not come along. */
function withoutPlaceholder(charm: Charm): Charm {
  const { picture } = charm;
  return picture
    ? { ...charm, picture: { ...picture, placeholder: "" } }
    : charm;
}
