import type { CustomClipConfig } from "#shared/clip/schema.ts";
import type { Charm } from "#shared/clip/charms.ts";
import type { Resin } from "#shared/clip/resins.ts";
import type { Product } from "#shared/catalog/schema.ts";
import type { MakerOrder, ShopperOrder } from "#shared/orders/life-schema.ts";
import type { ContentPage } from "#shared/site/pages.ts";
import type { Site } from "#shared/site/schema.ts";
import { contentPath, PAGES } from "./paths.ts";
import type { ShopInfo } from "./shop.ts";

/** The id of the element with the page's state as JSON. */
export const PAGE_STATE_ID = "page-state";
/** The id of the element with the addresses of the parts' styles as JSON. */
export const PART_STYLES_ID = "part-styles";
/** Marks a button that was pressed before the page's code had loaded. */
export const PRESSED_ATTRIBUTE = "data-pressed";
/** The id of the element that the application is rendered into. */
export const ROOT_ID = "root";

/** The order of a page that only its link opens. */
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
 * But for the page of an order it is the same for every visitor: there is
 * nothing about her in it. The browser reads it without a schema, which would
 * add 10 kB to the first load;
 * a server of the same release wrote it.
 */
export type PageState = {
  shop: ShopInfo;
  /** What is the maker's own. */
  site: Site;
  /** The year in the footer, so that server and browser render the same. */
  year: number;
  products?: Product[];
  charms?: Charm[];
  resins?: Resin[];
  clipConfig?: CustomClipConfig;
  /** Only on a page that the signed-in maker asked for. */
  canEdit?: true;
  /** What the maker wrote, on a page of hers. */
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

/** What the pages of every shop are about, by their path. */
const PAGE_TITLES: Record<string, string> = {
  [PAGES.privacy]: "Privacy",
  [PAGES.confirmation]: "Order confirmation",
  [PAGES.admin]: "Admin",
};

/** What the page at `path` is about, in a few words; maybe in none. */
export function titleOf(
  path: string,
  { about, pages }: Pick<Site, "about" | "pages">,
): string {
  const bare = path.replace(/(?<=.)\/$/, "");
  if (bare === PAGES.home) return about.title;
  const written = pages.find(({ slug }) => contentPath(slug) === bare);
  return written?.title ?? PAGE_TITLES[bare] ?? "Page not found";
}

/** The title of a page: what it is about, then the shop. */
export function pageTitle(page: string, shopName: string): string {
  return page === "" ? shopName : `${page} · ${shopName}`;
}
