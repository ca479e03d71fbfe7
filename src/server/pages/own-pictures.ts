import {
  HOME_CARD,
  HOME_CARD_SOURCE,
  SHOP_CARDS,
  SHOP_ICONS,
} from "#shared/api/paths.ts";
import type { ShopInfo } from "#shared/api/page.ts";
import type { Site } from "#shared/site/schema.ts";
import { appearanceVersion } from "#server/site/draw.ts";

type IconSize = 180 | 192 | 512;

const BUILT_IN: Record<IconSize, string> = {
  180: "/icons/apple-touch-icon.png",
  192: "/icons/icon-192.png",
  512: "/icons/icon-512.png",
};

/** Returns an icon's address: the maker's own icon, or the built-in one. */
export function iconPath(shop: ShopInfo, site: Site, size: IconSize): string {
  return site.mark
    ? `${SHOP_ICONS}/${appearanceVersion(site, shop.name)}-${size}.png`
    : BUILT_IN[size];
}

/** Returns the address of the picture in the previews of shared links. */
export function cardPath(shop: ShopInfo, site: Site): string {
  return site.hero.imageUrl === HOME_CARD_SOURCE
    ? HOME_CARD
    : `${SHOP_CARDS}/${appearanceVersion(site, shop.name)}.jpg`;
}
