import { clipsPath, contentPath, PAGES } from "#shared/api/paths.ts";

/** What is known about a page before it is rendered. */
export type SitePage = {
  /** The path to render; unknown addresses share one. */
  path: string;
  /** Set for a page that the maker wrote. */
  slug?: string;
  status: 200 | 404;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** Whether the page's data includes the catalog. */
  hasCatalogue: boolean;
  /** The page of a long product list that is shown; absent for the first. */
  productPage?: number;
};

const page = (path: string): SitePage => ({
  path,
  status: 200,
  isListed: false,
  hasCatalogue: false,
});

/** Every page of the shop with a fixed path, by that path. */
export const SITE_PAGES: Record<string, SitePage> = {
  [PAGES.home]: {
    ...page(PAGES.home),
    isListed: true,
    hasCatalogue: true,
  },
  [PAGES.privacy]: { ...page(PAGES.privacy), isListed: true },
  [PAGES.confirmation]: page(PAGES.confirmation),
  [PAGES.admin]: page(PAGES.admin),
};

/** Returns a page of a long product list after the first, the home page. */
export function clipsSitePage(productPage: number): SitePage {
  return {
    ...page(clipsPath(productPage)),
    productPage,
    isListed: true,
    hasCatalogue: true,
  };
}

/** Returns a page that the maker wrote. */
export function contentSitePage(slug: string): SitePage {
  return { ...page(contentPath(slug)), slug, isListed: true };
}

/** The page shown at every unknown address. */
export const NOT_FOUND: SitePage = {
  ...page("/not-found"),
  status: 404,
};
