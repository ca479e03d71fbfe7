import type { MakerOrder, ShopperOrder } from "#shared/orders/progress.ts";
import type { Formats } from "#shared/text/formats.ts";
import type { ProductPage, Product } from "#shared/catalog/schema.ts";
import type { Sorting } from "#shared/catalog/rules.ts";
import type { CustomClipConfig } from "#shared/clip/schema.ts";
import type { Charm, Resin } from "#shared/clip/parts.ts";
import type { PacingWords } from "#shared/pace/schema.ts";
import type { LetterPage } from "#shared/letters/schema.ts";
import type { ContentPage } from "#shared/site/pages.ts";
import type { Site } from "#shared/site/schema.ts";
import type { FirstMessages } from "#shared/messages/first/en.ts";
import { findPageName, PAGE_TABLE } from "./page-table.ts";
import {
  PRODUCT_PATH,
  productPath,
  listPath,
  contentPath,
  letterPath,
} from "./paths.ts";

/** The order on a page that opens only by a link with a token. */
export type OrderPage = {
  path: string;
  title: string;
  token: string;
  /** The shop's way to write amounts in the currency of the order. */
  formats: Formats;
} & (
  | { viewer: "shopper"; order: ShopperOrder }
  | {
      viewer: "maker";
      order: MakerOrder;
      /** Whether the address is an earlier one, which opens for her alone. */
      hasEnded: boolean;
    }
);

/** A page of a long list of products in another order than the maker's. */
export type SortedPage = {
  path: string;
  by: Sorting;
  number: number;
  /** The number of the last page. */
  last: number;
  products: Product[];
};

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
  /** The shop's way to write amounts and times. */
  formats: Formats;
  /** The words of the maker about her time; absent if there are none. */
  pacing?: PacingWords;
  /** The year in the footer, so that server and browser render the same. */
  year: number;
  products?: Product[];
  /**
   * Set if the shop has more products than a page shows: the number of all
   * products, and which page of them `products` is. The browser then requests
   * the other pages, otherwise it has all products.
   */
  listPage?: { number: number; count: number };
  sorted?: SortedPage;
  charms?: Charm[];
  resins?: Resin[];
  clipConfig?: CustomClipConfig;
  /** Present if the shop has nothing at the address: the page says so. */
  isUnknown?: true;
  /** Present only if the signed-in maker requested the page. */
  canEdit?: true;
  /** The data of a product's page. */
  clip?: ProductPage;
  /** The content of a page that the maker wrote. */
  content?: ContentPage;
  orderPage?: OrderPage;
  /** A letter to the newsletter's subscribers, on its own page. */
  letter?: LetterPage;
};

/** The state as JSON that is safe inside a script element. */
export function toPageStateJson(state: PageState): string {
  return escapeForScript(JSON.stringify(state));
}

/** Escapes JSON so that nothing in it ends the script element around it. */
export function escapeForScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

/**
 * Returns the title of the page at `path`, without the shop's name; undefined
 * for the page of a product whose data did not come with the document.
 */
export function titleOf(
  path: string,
  {
    site,
    orderPage,
    listPage,
    letter,
    clip,
    sorted,
  }: Pick<
    PageState,
    "site" | "orderPage" | "listPage" | "letter" | "clip" | "sorted"
  >,
  messages: Pick<FirstMessages, "titles" | "pages" | "design">,
): string | undefined {
  if (orderPage?.path === path) return orderPage.title;
  const bare = path.replace(/(.)\/$/, "$1");
  if (listPage && bare === listPath(listPage.number))
    return `${site.products.title}${messages.titles.page(listPage.number)}`;
  if (sorted?.path === bare) return site.products.title;
  if (letter && bare === letterPath(letter.slug)) return letter.subject;
  if (clip && bare === productPath(clip.product.slug)) return clip.product.name;
  if (PRODUCT_PATH.test(bare)) return undefined;
  const written = site.pages.find(({ slug }) => contentPath(slug) === bare);
  if (written) return written.title;
  const name = findPageName(bare);
  return name
    ? PAGE_TABLE[name].title(messages, site)
    : messages.titles.notFound;
}

/** Returns a page's full title: its own title, then the shop's name. */
export function pageTitle(page: string, shopName: string): string {
  return page === "" ? shopName : `${page} · ${shopName}`;
}

/** The name of the demo, and of a shop whose settings give none. */
export const DEFAULT_SHOP_NAME = "Barrette & Bloom";

/** The facts that pages show about the shop itself, from its settings. */
export type ShopInfo = {
  name: string;
  ownerEmail: string;
  supportEmail: string;
  /** Empty if the shop has no social page. */
  socialUrl: string;
  publicUrl: string;
  /** The time zone of all times that pages show. */
  timeZone: string;
  /** The number of days for which an unused cart is stored. */
  cartDays: number;
};
