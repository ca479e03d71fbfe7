import { DESIGN_PARAM, PAGES } from "#shared/api/paths.ts";
import type { PageState } from "#shared/api/page.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";
import { findDesign } from "#server/clips/designs.ts";
import { missingHint } from "#server/cart/cookie.ts";
import { hasSessionCookie, sessionOf } from "#server/auth/sessions.ts";
import { loadDeferred } from "#web/ui/deferred.tsx";
import { findPage } from "#server/site/page-store.ts";
import { readSiteContent } from "#server/site/store.ts";
import type { Deps } from "#server/deps.ts";
import { ORIGIN } from "#server/http/exchange.ts";
import type { PageSource } from "#server/http/request-handler.ts";
import { standardHeaders } from "#server/http/security.ts";
import { errorFields } from "#server/runtime/log.ts";
import { type Assets, createOtherVersions } from "./assets.ts";
import { contentPolicy } from "./content-policy.ts";
import { designCard, pageCard, type ToCard } from "./head.ts";
import { type PageContent, renderContent, toDocument } from "./document.ts";
import {
  createCachedPage,
  type CachedPage,
  HTML_HEADERS,
  type PageCache,
} from "./cached-page.ts";
import { createProductPages } from "./product-pages.ts";
import { createListPages } from "./list-pages.ts";
import { createContentPages, createLetterPages } from "./written-pages.ts";
import { createOrderPages, SHOPPER_PAGE } from "./order-pages.ts";
import { readPage } from "./page-state.ts";
import { createProductFeed } from "#server/clips/product-feed.ts";
import { createSitemap } from "./sitemap.ts";
import { createSiteFiles } from "./site-files.ts";
import {
  GONE_PRODUCT,
  LOST_ORDER,
  NOT_FOUND,
  SITE_PAGES,
  type SitePage,
} from "./site-pages.ts";

export type Pages = PageSource & {
  /** Shares the files of this version with the other copies of the shop. */
  publish(): Promise<void>;
};

/** Number of shared designs whose version of the home page is cached. */
const MAX_DESIGN_PAGES = 50;

/**
 * Creates the pages of the shop and their files. Adds the pages to the map of
 * responses.
 */
export function createPages(deps: Deps, assets: Assets): Pages {
  const { responses } = deps;
  const { entry } = assets;
  deps.pageStyles.of = (language) => entry.stylesIn?.[language] ?? entry.styles;
  const render = createRenderer(deps, assets);
  const headers = pageHeaders(deps, assets);
  const cache = createPageCache(deps, render, headers);
  const answerFor = createMakerPages(deps, render, headers);
  const notFound = cache(NOT_FOUND, pageCard);
  const lostOrder = cache(LOST_ORDER, pageCard);
  const goneProduct = cache(GONE_PRODUCT, pageCard);
  const missing = [notFound, goneProduct, lostOrder];
  const pages = SITE_PAGES.map((page) => {
    const cached = cache(page, pageCard);
    const answer = (request: Request) => answerFor(request, page, cached);
    responses.set(
      page.path,
      page.isOffered
        ? async (request) =>
            (await isThere(deps, page))
              ? answer(request)
              : notFound.answer(request)
        : answer,
    );
    return cached;
  });
  deps.changes.onChange(async () => {
    await Promise.all([...pages, ...missing].map((page) => page.refresh()));
  });
  const home = responses.get(PAGES.home) ?? notFound.answer;
  const findDesignPage = createDesignPages(deps, cache);
  responses.set(PAGES.home, (request) =>
    request.url.includes("?")
      ? findDesignPage(request).then(
          (page) => page?.answer(request) ?? home(request),
        )
      : home(request),
  );
  const findListPage = createListPages(deps, cache, {
    answer: answerFor,
    notFound: notFound.answer,
  });
  const findProductPage = createProductPages(deps, {
    draw: async (parts) => {
      await loadDeferred();
      const { page, state, messages } = parts;
      const content = renderContent(page, state, messages);
      return toDocument(content, assets.entry, pageCard);
    },
    headers,
    answer: answerFor,
    notFound: goneProduct.answer,
    cookieFor: (request) => missingHint(deps.config, request),
  });
  const findContentPage = createContentPages(deps, cache);
  const findLetterPage = createLetterPages(deps, cache);
  createSitemap(deps);
  createProductFeed(deps, async () => {
    const site = await readSiteContent(deps.db, deps.config);
    const { name, about, pause, legal } = site;
    const { country } = legal;
    return { name, description: about.description, country, pause };
  });
  const findFile = createSiteFiles(deps);
  const others = createOtherVersions(deps, assets);
  const findOrderPage = createOrderPages(deps, assets, headers);
  return {
    find: (request, path) =>
      findFile(path) ??
      assets.handle(request, path) ??
      findProductPage(request, path) ??
      findListPage(request, path),
    fallback: async (request, path) => {
      const file = await others.find(path);
      if (file) return file;
      const order = await findOrderPage(request, path);
      if (order) return order;
      const found =
        (await findLetterPage(path)) ?? (await findContentPage(path));
      return found
        ? answerFor(request, found.page, found.cached)
        : (SHOPPER_PAGE.test(path) ? lostOrder : notFound).answer(request);
    },
    publish: others.publish,
  };
}

/** Whether the shop offers a page, or the maker wrote one at its address. */
async function isThere(
  { db, config }: Deps,
  { isOffered, slug }: SitePage,
): Promise<boolean> {
  if (!isOffered || isOffered(await readSiteContent(db, config))) return true;
  return slug !== undefined && (await findPage(db, slug)) !== undefined;
}

type PageHeaders = Record<string, string>;

function pageHeaders({ config }: Deps, { entry }: Assets): PageHeaders {
  return {
    ...standardHeaders(config),
    "content-security-policy": contentPolicy(config, entry),
  };
}

function createPageCache(
  deps: Deps,
  render: Render,
  headers: PageHeaders,
): PageCache {
  const onError = (error: unknown) =>
    deps.log.error("page_not_rendered", errorFields(error));
  return (page, toCard) =>
    createCachedPage({
      render: () => render(page, toCard),
      status: page.status,
      headers,
      cookieFor: (request) => missingHint(deps.config, request),
      onError,
    });
}

/**
 * Responds to the maker, once she is signed in, with a page that she can edit,
 * and to everyone else with the cached page.
 */
function createMakerPages(
  deps: Deps,
  render: Render,
  pageHeaders: PageHeaders,
) {
  const headers = {
    ...pageHeaders,
    ...HTML_HEADERS,
    "cache-control": "no-store",
  };
  const answerMaker = async (
    request: Request,
    page: SitePage,
    cached: CachedPage,
  ): Promise<Response> => {
    if (!(await sessionOf(deps, request))) return cached.answer(request);
    const html = await render(page, pageCard, { canEdit: true });
    return new Response(html, { headers });
  };
  return (request: Request, page: SitePage, cached: CachedPage) =>
    hasSessionCookie(request) && page.isListed
      ? answerMaker(request, page, cached)
      : cached.answer(request);
}

type Render = (
  page: SitePage,
  toCard: ToCard,
  more?: Pick<PageState, "canEdit">,
) => Promise<string>;

/**
 * Creates the function that renders pages. A page's content is cached until the
 * maker changes something: links to shared designs all show the home page, so
 * they differ only in the card.
 */
function createRenderer(deps: Deps, assets: Assets): Render {
  // Each change of the maker starts a new map, so that a page whose data was
  // read before the change is stored in the old map and never used again.
  // Weak, because a page that left its bounded cache must not stay here.
  let contents = new WeakMap<SitePage, PageContent>();
  deps.changes.onChange(() => {
    contents = new WeakMap();
  });
  return async (page, toCard, more) => {
    await loadDeferred();
    const current = contents;
    const content =
      current.get(page) ?? renderContent(page, ...(await readPage(deps, page)));
    current.set(page, content);
    const state = { ...content.state, ...more };
    return toDocument({ ...content, state }, assets.entry, toCard);
  };
}

/** Creates the lookup of the home page with the card of a shared design. */
function createDesignPages(deps: Deps, cache: PageCache) {
  const home = SITE_PAGES.find(({ path }) => path === PAGES.home);
  let pages = createBoundedCache<CachedPage>(MAX_DESIGN_PAGES);
  deps.changes.onChange(() => {
    pages = createBoundedCache(MAX_DESIGN_PAGES);
  });
  return async (request: Request): Promise<CachedPage | undefined> => {
    if (!home || !request.url.includes(`${DESIGN_PARAM}=`)) return undefined;
    const code =
      new URL(request.url, ORIGIN).searchParams.get(DESIGN_PARAM) ?? "";
    const design = await findDesign(deps, code);
    return (
      design &&
      pages(code, async () =>
        cache(home, (content) => designCard(design, content)),
      )
    );
  };
}
