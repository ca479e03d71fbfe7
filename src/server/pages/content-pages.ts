import { contentPath } from "#shared/api/paths.ts";
import { PAGE_SLUG } from "#shared/site/pages.ts";
import type { Deps } from "#server/deps.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";
import { findPage } from "#server/site/page-store.ts";
import type { CachedPage, PageCache } from "./cached-page.ts";
import { pageCard } from "./head.ts";
import { listedPage } from "./site-pages.ts";

/** Maximum number of cached pages that the maker wrote. */
const MAX_CONTENT_PAGES = 20;

/** Creates the lookup of pages that the maker wrote, by their path. */
export function createContentPages(deps: Deps, cache: PageCache) {
  let pages = createBoundedCache<CachedPage>(MAX_CONTENT_PAGES);
  deps.changes.onChange(() => {
    pages = createBoundedCache(MAX_CONTENT_PAGES);
  });
  return async (path: string) => {
    const slug = path.slice(1).replace(/\/$/, "");
    if (!PAGE_SLUG.test(slug) || !(await findPage(deps.db, slug)))
      return undefined;
    const page = listedPage(contentPath(slug), { slug });
    const cached = await pages(slug, async () => cache(page, pageCard));
    return { page, cached };
  };
}
