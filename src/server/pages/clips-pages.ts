import { lastProductPage, PAGE_NUMBER } from "#shared/catalog/pages.ts";
import { clipsPath, PAGES } from "#shared/api/paths.ts";
import { countProducts } from "#server/catalog/store.ts";
import type { Deps } from "#server/deps.ts";
import { createBoundedCache } from "#server/runtime/bounded-cache.ts";
import type { CachedPage, PageCache } from "./cached-page.ts";
import { pageCard } from "./head.ts";
import { clipsSitePage, type SitePage } from "./site-pages.ts";

/** How many of these pages are cached; each takes 1 to 2 MB in all encodings. */
const MAX_CLIPS_PAGES = 20;

const CLIPS_PAGE = new RegExp(`^${clipsPath(`(${PAGE_NUMBER.source})`)}/?$`);

type ClipsPage = { page: SitePage; cached: CachedPage };
type Reply = Response | Promise<Response>;
type Answers = {
  answer: (request: Request, page: SitePage, cached: CachedPage) => Reply;
  notFound: (request: Request) => Reply;
};

/**
 * Creates the lookup of the pages of a long product list after the first, which
 * is the home page. The lookup returns undefined for any other path. Only pages
 * that have products are rendered and cached, so that no visitor fills the
 * cache with others.
 */
export function createClipsPages(
  deps: Deps,
  cache: PageCache,
  { answer, notFound }: Answers,
): (request: Request, path: string) => Promise<Response> | undefined {
  let pages = createBoundedCache<ClipsPage>(MAX_CLIPS_PAGES);
  let count: Promise<number> | undefined;
  deps.changes.onChange(() => {
    pages = createBoundedCache(MAX_CLIPS_PAGES);
    count = undefined;
  });

  /** Reads the number of products once after each change of the maker. */
  function readCount(): Promise<number> {
    const reading = count ?? countProducts(deps.db);
    count = reading;
    reading.catch(() => {
      if (count === reading) count = undefined;
    });
    return reading;
  }

  function toPage(number: number): ClipsPage {
    const page = clipsSitePage(number);
    return { page, cached: cache(page, (state) => pageCard(page, state)) };
  }

  async function respond(request: Request, number: number): Promise<Response> {
    if (number > lastProductPage(await readCount())) return notFound(request);
    const { page, cached } = await pages(String(number), async () =>
      toPage(number),
    );
    return answer(request, page, cached);
  }

  return (request, path) => {
    const digits = CLIPS_PAGE.exec(path)?.[1];
    if (digits === undefined) return undefined;
    const number = Number(digits);
    return number === 1
      ? Promise.resolve(Response.redirect(PAGES.home, 308))
      : respond(request, number);
  };
}
