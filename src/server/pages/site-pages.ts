import { contentPath, PAGES } from "#shared/api/paths.ts";

/** What is known of a page before it is rendered. */
export type SitePage = {
  /** The address it is rendered at. */
  path: string;
  /** Of a page that the maker wrote. */
  slug?: string;
  status: 200 | 404;
  /** Whether search engines list it. */
  isListed: boolean;
  /** Whether the catalogue comes with it. */
  hasCatalogue: boolean;
};

const page = (path: string): SitePage => ({
  path,
  status: 200,
  isListed: false,
  hasCatalogue: false,
});

/** Every page of the shop, by its path. */
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

/** A page that the maker wrote. */
export function contentSitePage(slug: string): SitePage {
  return { ...page(contentPath(slug)), slug, isListed: true };
}

/** What every other address shows. */
export const NOT_FOUND: SitePage = {
  ...page("/not-found"),
  status: 404,
};
