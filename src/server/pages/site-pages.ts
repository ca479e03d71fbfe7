import { titleOf } from "#shared/page.ts";
import { PAGES } from "#shared/paths.ts";

/** What is known of a page before it is rendered. */
export type SitePage = {
  /** The address it is rendered at. */
  path: string;
  title: string;
  status: 200 | 404;
  /** Whether search engines list it. */
  isListed: boolean;
  /** Whether the catalogue comes with it. */
  hasCatalogue: boolean;
};

const page = (path: string): SitePage => ({
  path,
  title: titleOf(path),
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

/** What every other address shows. */
export const NOT_FOUND: SitePage = {
  ...page("/not-found"),
  status: 404,
};
