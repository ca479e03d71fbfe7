import type { CustomClipConfig } from "#shared/clip/schema.ts";
import type { Charm } from "#shared/clip/charms.ts";
import type { Resin } from "#shared/clip/resins.ts";
import type { Product } from "#shared/catalog/schema.ts";
import type { MakerOrder, ShopperOrder } from "#shared/orders/life-schema.ts";
import type { ContentPage } from "#shared/site/pages.ts";
import type { Site } from "#shared/site/schema.ts";
import { clipsPath, contentPath, PAGES } from "./paths.ts";
import type { ShopInfo } from "./shop.ts";

/** The id of the element with the page's state as JSON. */
export const PAGE_STATE_ID = "page-state";
/** The id of the element with the addresses of the parts' styles as JSON. */
export const PART_STYLES_ID = "part-styles";
/** Marks a button that was pressed before the page's code had loaded. */
export const PRESSED_ATTRIBUTE = "data-pressed";
/** The id of the element that the application is rendered into. */
export const ROOT_ID = "root";

/** The order on a page that opens only by a link with a token. */
export type OrderPage = {
  path: string;
  title: string;
  token: string;
} & (
  | { reader: "shopper"; order: ShopperOrder }
  | { reader: "maker"; order: MakerOrder }
);

/**
 * Data that comes with a page, so that the browser need not request it again.
 * Except for `orderPage` and `canEdit`, the data is the same for every visitor
 * and contains nothing personal. The browser reads it without a schema, which
 * would add 10 kB to the first load; the data is safe to read because a server
 * of the same release wrote it.
 */
export type PageState = {
  shop: ShopInfo;
  /** The content that the maker can edit. */
  site: Site;
  /** The year in the footer, so that server and browser render the same. */
  year: number;
  products?: Product[];
  /**
   * Set if the shop has more products than a page shows: the number of all
   * products, and which page of them `products` is. The browser then requests
   * the other pages, otherwise it has all products.
   */
  productPage?: { number: number; count: number };
  charms?: Charm[];
  resins?: Resin[];
  clipConfig?: CustomClipConfig;
  /** Present only if the signed-in maker requested the page. */
  canEdit?: true;
  /** The content of a page that the maker wrote. */
  content?: ContentPage;
  orderPage?: OrderPage;
};

/** The state as JSON that is safe inside a script element. */
export function toPageStateJson(state: PageState): string {
  return escapeForScript(JSON.stringify(state));
}

/** Escapes JSON so that nothing in it ends the script element around it. */
export function escapeForScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

/** The titles of the pages that every shop has, by path. */
const PAGE_TITLES: Record<string, string> = {
  [PAGES.privacy]: "Privacy",
  [PAGES.confirmation]: "Order confirmation",
  [PAGES.admin]: "Admin",
};

/** Returns the title of the page at `path`, without the shop's name. */
export function titleOf(
  path: string,
  {
    site: { about, pages, products },
    orderPage,
    productPage,
  }: Pick<PageState, "site" | "orderPage" | "productPage">,
): string {
  if (orderPage?.path === path) return orderPage.title;
  const bare = path.replace(/(?<=.)\/$/, "");
  if (bare === PAGES.home) return about.title;
  if (productPage && bare === clipsPath(productPage.number))
    return `${products.title}, page ${productPage.number}`;
  const written = pages.find(({ slug }) => contentPath(slug) === bare);
  return written?.title ?? PAGE_TITLES[bare] ?? "Page not found";
}

/** Returns a page's full title: its own title, then the shop's name. */
export function pageTitle(page: string, shopName: string): string {
  return page === "" ? shopName : `${page} · ${shopName}`;
}
