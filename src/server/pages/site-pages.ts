import {
  isPanel,
  PAGE_NAMES,
  PAGE_TABLE,
  type PageName,
} from "#shared/api/page-table.ts";
import { productPath, orderPagePath, PAGES } from "#shared/api/paths.ts";
import type { Product } from "#shared/catalog/schema.ts";
import type { Sorting } from "#shared/catalog/rules.ts";
import type { Site } from "#shared/site/schema.ts";

/** The facts that are known about a page before it is rendered. */
export type SitePage = {
  /** The path to render; unknown addresses share one. */
  path: string;
  /** Set for a page that the maker wrote, or may write. */
  slug?: string;
  status: 200 | 404;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** Whether the page's data includes the catalog. */
  hasCatalogue: boolean;
  /** Set for the page of a letter: the last part of its address. */
  letter?: string;
  /** The slug of the clip whose page it is. */
  clip?: string;
  /** That clip, where only the maker sees the page. */
  hiddenClip?: Product;
  /** Set for a page of that list in another order. */
  sorted?: { by: Sorting; number: number };
  /** The page that search engines list in place of this one. */
  canonicalPath?: string;
  /** The page of a long product list that is shown; absent for the first. */
  listPage?: number;
  /** Whether it is the maker's own, which her phone can install. */
  isPanel?: boolean | undefined;
  /** Whether the shop has the page; absent if every shop has. */
  isOffered?: ((site: Pick<Site, "legal">) => boolean) | undefined;
};

const page = (path: string): SitePage => ({
  path,
  status: 200,
  isListed: false,
  hasCatalogue: false,
});

// A page that the maker wrote before the shop had one there goes on.
const mayBeWritten = (name: PageName) =>
  name !== "home" && PAGE_TABLE[name].listing !== "private";

/** Every page of the shop with a fixed path. */
export const SITE_PAGES: readonly SitePage[] = PAGE_NAMES.map((name) => {
  const { listing, hasCatalogue = false, ...row } = PAGE_TABLE[name];
  return {
    ...page(PAGES[name]),
    ...(mayBeWritten(name) && { slug: PAGES[name].slice(1) }),
    isListed: listing === "listed",
    hasCatalogue,
    isOffered: row.isOffered,
    isPanel: isPanel(name),
  };
});

/** Returns a page that search engines may list, beyond those of the table. */
export function listedPage(path: string, more: Partial<SitePage>): SitePage {
  return { ...page(path), isListed: true, ...more };
}

/** The page of every clip that is gone, whatever its address. */
export const GONE_PRODUCT: SitePage = {
  ...page(productPath("gone")),
  status: 404,
};

/** The page of every link that leads to no order. */
export const LOST_ORDER: SitePage = {
  ...page(orderPagePath("lost")),
  status: 404,
};

/** The page shown at every other unknown address. */
export const NOT_FOUND: SitePage = {
  ...page("/not-found"),
  status: 404,
};
