import { DESIGN_PARAM, PAGES } from "#shared/api/paths.ts";
import type { PageState } from "#shared/api/page.ts";
import { createBoundedCache } from "#server/runtime/bounded-cache.ts";
import { findDesign } from "#server/clip/designs.ts";
import { missingHint } from "#server/cart/cookie.ts";
import { hasSessionCookie, sessionOf } from "#server/auth/sessions.ts";
import type { Deps } from "#server/deps.ts";
import type { PageSource } from "#server/http/request-handler.ts";
import { standardHeaders } from "#server/http/security.ts";
import { errorFields } from "#server/runtime/log.ts";
import type { Assets } from "./static/assets.ts";
import { contentPolicy } from "./content-policy.ts";
import { designCard } from "./design-card.ts";
import type { PageContent } from "./document.ts";
import { pageCard, type ToCard } from "./head.ts";
import {
  createCachedPage,
  type CachedPage,
  type PageCache,
} from "./cached-page.ts";
import { createClipsPages } from "./clips-pages.ts";
import { createContentPages } from "./content-pages.ts";
import type { createOrderPages } from "./order-pages.ts";
import { PAGE_ENCODINGS } from "./packed.ts";
import { readPageState, shopInfo } from "./page-state.ts";
import { createSiteFiles } from "./static/site-files.ts";
import { NOT_FOUND, SITE_PAGES, type SitePage } from "./site-pages.ts";

/** The pages of the shop and their files. */
export type Pages = PageSource & {
  /** Renders the home page before the first visitor requests it. */
  warm(): Promise<void>;
};

/** Number of shared designs whose version of the home page is cached. */
const MAX_DESIGN_PAGES = 50;

/**
 * Creates the pages of the shop and their files. Adds the pages to the map of
 * responses.
 */
export function createPages(deps: Deps, assets: Assets): Pages {
  const { responses } = deps;
  const render = createRenderer(deps, assets);
  const headers = pageHeaders(deps, assets);
  const cache = createPageCache(deps, render, headers);
  const answerFor = createMakerPages(deps, render, headers);
  const pages = Object.values(SITE_PAGES).map((page) => {
    const cached = cache(page, (state) => pageCard(page, state));
    responses.set(page.path, (request) => answerFor(request, page, cached));
    return cached;
  });
  const notFound = cache(NOT_FOUND, (state) => pageCard(NOT_FOUND, state));
  deps.changes.onChange(async () => {
    await Promise.all([...pages, notFound].map((page) => page.refresh()));
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
  const findClipsPage = createClipsPages(deps, cache, {
    answer: answerFor,
    notFound: notFound.answer,
  });
  const findContentPage = createContentPages(deps, cache);
  const findFile = createSiteFiles(deps);
  let findOrderPage: Promise<ReturnType<typeof createOrderPages>> | undefined;
  return {
    find: (request, path) =>
      findFile(path) ??
      assets.handle(request, path) ??
      findClipsPage(request, path),
    fallback: async (request, path) => {
      // Loaded on demand: all that is known of orders belongs to it.
      findOrderPage ??= import("./order-pages.ts").then((module) =>
        module.createOrderPages(deps, assets, headers),
      );
      const order = await (await findOrderPage)(request, path);
      if (order) return order;
      const found = await findContentPage(path);
      return found
        ? answerFor(request, found.page, found.cached)
        : notFound.answer(request);
    },
    warm: async () => {
      // Accepts the same as browsers do, so that their encoding is cached.
      const headers = { "accept-encoding": PAGE_ENCODINGS.join() };
      await home(new Request(deps.config.publicUrl, { headers }));
    },
  };
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
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  };
  const answerMaker = async (
    request: Request,
    page: SitePage,
    cached: CachedPage,
  ): Promise<Response> => {
    if (!(await sessionOf(deps, request))) return cached.answer(request);
    const toCard: ToCard = (state) => pageCard(page, state);
    const html = await render(page, toCard, { canEdit: true });
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
    // Loaded on demand: React and components take a third of the start time.
    const [{ renderContent, toDocument }, { loadDeferred }] = await Promise.all(
      [import("./document.ts"), import("#web/ui/deferred.tsx")],
    );
    await loadDeferred();
    const current = contents;
    const content =
      current.get(page) ?? renderContent(page, await readPageState(deps, page));
    current.set(page, content);
    const state = { ...content.state, ...more };
    return toDocument({ ...content, state }, assets.entry, toCard);
  };
}

/** Creates the lookup of the home page with the card of a shared design. */
function createDesignPages(deps: Deps, cache: PageCache) {
  const home = SITE_PAGES[PAGES.home];
  let pages = createBoundedCache<CachedPage>(MAX_DESIGN_PAGES);
  deps.changes.onChange(() => {
    pages = createBoundedCache(MAX_DESIGN_PAGES);
  });
  return async (request: Request): Promise<CachedPage | undefined> => {
    if (!home || !request.url.includes(`${DESIGN_PARAM}=`)) return undefined;
    const code = new URL(request.url).searchParams.get(DESIGN_PARAM) ?? "";
    const design = await findDesign(deps, code);
    return (
      design &&
      pages(code, async () =>
        cache(home, () => designCard(design, shopInfo(deps.config))),
      )
    );
  };
}
