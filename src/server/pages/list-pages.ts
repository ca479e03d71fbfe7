import {
  lastListPage,
  MAX_UNSORTED,
  PAGE_NUMBER,
  sortedPath,
  type Sorting,
  SORTINGS,
} from "#shared/catalog/rules.ts";
import { listPath, PAGES } from "#shared/api/paths.ts";
import { countProducts } from "#server/catalog/store.ts";
import type { Deps } from "#server/deps.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";
import type { CachedPage, PageCache } from "./cached-page.ts";
import { pageCard } from "./head.ts";
import { listedPage, type SitePage } from "./site-pages.ts";

/**
 * The number of these pages that are cached; each takes 1 to 2 MB in all
 * encodings.
 */
const MAX_LIST_PAGES = 20;

const SORTED_PAGE = new RegExp(
  `^/clips/by/(${SORTINGS.join("|")})(?:/(${PAGE_NUMBER.source}))?/?$`,
);
const LIST_PAGE = new RegExp(`^${listPath(`(${PAGE_NUMBER.source})`)}/?$`);

type ListPage = { page: SitePage; cached: CachedPage };
type Reply = Response | Promise<Response>;
type Answers = {
  answer: (request: Request, page: SitePage, cached: CachedPage) => Reply;
  notFound: (request: Request) => Reply;
};

/**
 * Creates the lookup of the pages of a long product list after the first, which
 * is the home page, and of those in another order. The lookup returns undefined
 * for any other path. Only pages that can have products are rendered and cached, so that no visitor fills the
 * cache with others.
 */
export function createListPages(
  deps: Deps,
  cache: PageCache,
  { answer, notFound }: Answers,
): (request: Request, path: string) => Promise<Response> | undefined {
  let pages = createBoundedCache<ListPage>(MAX_LIST_PAGES);
  let count: Promise<number> | undefined;
  deps.changes.onChange(() => {
    pages = createBoundedCache(MAX_LIST_PAGES);
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

  async function respond(request: Request, page: SitePage): Promise<Response> {
    const count = await readCount();
    const number = page.listPage ?? page.sorted?.number ?? 1;
    if (page.sorted && count <= MAX_UNSORTED) return toHome(307);
    if (number > lastListPage(count)) return notFound(request);
    const { cached } = await pages(page.path, async () => ({
      page,
      cached: cache(page, pageCard),
    }));
    return answer(request, page, cached);
  }

  return (request, path) => {
    const [, by, sortedDigits = "1"] = SORTED_PAGE.exec(path) ?? [];
    const sorting = SORTINGS.find((each) => each === by);
    if (sorting)
      return respond(request, sortedPageOf(sorting, Number(sortedDigits)));
    const digits = LIST_PAGE.exec(path)?.[1];
    if (digits === undefined) return undefined;
    const number = Number(digits);
    return number === 1
      ? Promise.resolve(toHome(308))
      : respond(request, listPageOf(number));
  };
}

/** A page of a long product list after the first, the home page. */
const listPageOf = (listPage: number) =>
  listedPage(listPath(listPage), { listPage, hasCatalogue: true });

/** A page of the list in another order. */
const sortedPageOf = (by: Sorting, number: number) =>
  listedPage(sortedPath(by, number), {
    sorted: { by, number },
    canonicalPath: PAGES.home,
  });

const toHome = (status: 307 | 308) => Response.redirect(PAGES.home, status);
