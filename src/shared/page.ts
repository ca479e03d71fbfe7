import type { CustomClipConfig } from "./clip.ts";
import type { Charm } from "./charms.ts";
import type { Product } from "./catalog.ts";
import { PAGES } from "./paths.ts";
import type { ShopInfo } from "./shop.ts";

/** The element that holds the page's state, as JSON. */
export const PAGE_STATE_ID = "page-state";
/** On a button that was pressed before the page's code was there. */
export const PRESSED_ATTRIBUTE = "data-pressed";
/** The element that the application is rendered into. */
export const ROOT_ID = "root";

/**
 * What comes with a page, so that the browser need not ask for it again. The
 * same for everyone: nothing of a visitor is in it. Written by the server of
 * the same release, so the browser reads it without a schema, which would
 * cost the first load 10 kB.
 */
export type PageState = {
  shop: ShopInfo;
  /** The year that the footer names: the server's and the browser's alike. */
  year: number;
  products?: Product[];
  charms?: Charm[];
  clipConfig?: CustomClipConfig;
};

/** The state as JSON that can stand within a script element. */
export function toPageStateJson(state: PageState): string {
  return escapeForScript(JSON.stringify(state));
}

/** JSON in which nothing can end the script element around it. */
export function escapeForScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

/** What each page is, by its path. */
const PAGE_TITLES: Record<string, string> = {
  [PAGES.home]: "Handmade resin claw clips",
  [PAGES.privacy]: "Privacy",
  [PAGES.confirmation]: "Order confirmation",
  [PAGES.admin]: "Admin",
};

/** What the page at `path` is, in a few words. */
export function titleOf(path: string): string {
  return PAGE_TITLES[path.replace(/(?<=.)\/$/, "")] ?? "Page not found";
}

/** The title of a page: what it is, then whose. */
export function pageTitle(page: string, shopName: string): string {
  return `${page} · ${shopName}`;
}
