import type { FirstMessages } from "#shared/messages/first/en.ts";
import { offersWithdrawal } from "#shared/orders/rules.ts";
import type { Site } from "#shared/site/schema.ts";
import { contentPath, PAGES } from "./paths.ts";

type Titles = Pick<FirstMessages, "titles" | "pages" | "design">;

type Page = {
  /** Its title without the shop's name. */
  title: (messages: Titles, site: Pick<Site, "about">) => string;
  /**
   * "listed" pages are in the sitemap, "unlisted" ones ask search engines not
   * to list them, and "private" ones are not even fetched by robots.
   */
  listing: "listed" | "unlisted" | "private";
  /** Whether the maker may write a page that replaces it. */
  isReplaceable?: boolean;
  /** Whether the page's data includes the catalog. */
  hasCatalogue?: boolean;
  /** Whether the shop has the page; absent if every shop has. */
  isOffered?: (site: Pick<Site, "legal">) => boolean;
};

export type PageName = keyof typeof PAGES;

/** The maker's own pages, without the head and foot of the shop. */
type PanelName = Extract<PageName, `admin${string}`>;
export type ShopPageName = Exclude<PageName, PanelName>;

const PANEL: Page = {
  title: ({ titles }) => titles.admin,
  listing: "private",
};

/**
 * Everything about the pages with a fixed address: their routes, titles,
 * caches, the sitemap, robots.txt and the reserved addresses follow from here.
 * What each shows is in `AppRoutes`.
 */
export const PAGE_TABLE: Record<PageName, Page> = {
  home: {
    title: (_, { about }) => about.title,
    listing: "listed",
    hasCatalogue: true,
  },
  admin: PANEL,
  adminLetters: PANEL,
  adminDiscounts: PANEL,
  adminPassword: PANEL,
  adminWorkbench: PANEL,
  adminNumbers: PANEL,
  confirmation: {
    title: ({ titles }) => titles.confirmation,
    listing: "private",
  },
  privacy: {
    title: ({ pages }) => pages.privacy,
    listing: "listed",
    isReplaceable: true,
  },
  design: {
    title: ({ design }) => design,
    listing: "listed",
    hasCatalogue: true,
  },
  withdraw: {
    title: ({ titles }) => titles.withdraw,
    listing: "unlisted",
    isOffered: ({ legal }) => offersWithdrawal(legal),
  },
  orders: { title: ({ titles }) => titles.orders, listing: "unlisted" },
};

// Object.keys returns the keys of the table, which TypeScript calls strings.
const isPageName = (name: string): name is PageName =>
  Object.hasOwn(PAGES, name);
export const PAGE_NAMES = Object.keys(PAGES).filter(isPageName);

/** Whether a page is the maker's own. */
export const isPanel = (name: PageName): name is PanelName =>
  name.startsWith("admin");

/** Returns the page with this path; undefined for any other. */
export function findPageName(path: string): PageName | undefined {
  return PAGE_NAMES.find((name) => PAGES[name] === path);
}

/** Returns the paths of the pages that search engines list, or may not read. */
export function pathsOf(listing: Page["listing"]): string[] {
  return PAGE_NAMES.filter((name) => PAGE_TABLE[name].listing === listing).map(
    (name) => PAGES[name],
  );
}

/** Whether a shop offers a page that no page of the maker's replaces. */
export function hasPage(
  site: Pick<Site, "legal" | "pages">,
  name: PageName,
): boolean {
  const isReplaced = site.pages.some(
    ({ slug }) => contentPath(slug) === PAGES[name],
  );
  return !isReplaced && (PAGE_TABLE[name].isOffered?.(site) ?? true);
}
