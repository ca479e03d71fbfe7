import { Elysia } from "elysia";
import { DESIGN_PARAM, PAGES } from "#shared/paths.ts";
import type { Pages } from "../app.ts";
import { createBoundedCache } from "../clip/bounded-cache.ts";
import { findDesign } from "../clip/designs-store.ts";
import type { Deps } from "../deps.ts";
import type { KeptAnswer } from "../kept-answer.ts";
import { standardHeaders } from "../security.ts";
import { errorFields } from "../log.ts";
import type { Assets } from "./assets.ts";
import { contentPolicy } from "./content-policy.ts";
import { designCard } from "./design-card.ts";
import type { PageContent } from "./document.ts";
import { type Card, pageCard } from "./head.ts";
import { createKeptPage, type KeptPage } from "./kept-page.ts";
import { PAGE_ENCODINGS } from "./packed.ts";
import { readPageState, shopInfo } from "./page-state.ts";
import { siteFiles } from "./site-files.ts";
import { NOT_FOUND, SITE_PAGES, type SitePage } from "./site-pages.ts";

/** Links to designs that are being passed around right now. */
const MAX_DESIGN_PAGES = 50;
const SITE_FILE_AGE = "public, max-age=86400";

/** The pages of the shop and their files. */
export function createPages(deps: Deps, assets: Assets): Pages {
  const shop = shopInfo(deps.config);
  const keep = createKeeper(deps, assets);
  const kept = new Map(
    Object.values(SITE_PAGES).map((page) => [
      page.path,
      keep(page, pageCard(page, shop)),
    ]),
  );
  const notFound = keep(NOT_FOUND, pageCard(NOT_FOUND, shop));
  deps.changes.onChange(async () => {
    await Promise.all([...kept.values()].map((page) => page.refresh()));
  });
  const findDesignPage = createDesignPages(deps, keep);
  const files = siteFiles(shop);

  const answer = async (request: Request, path: string) => {
    const page = kept.get(path.replace(/(?<=.)\/$/, ""));
    if (!page) return answerFile(files[path]) ?? assets.handle(request);
    const own = path === PAGES.home && (await findDesignPage(request));
    return (own || page).answer(request);
  };
  const orNotFound = async (request: Request, path: string) =>
    (await answer(request, path)) ?? notFound.answer(request);
  return {
    routes: homeRoute(deps, kept.get(PAGES.home), (request) =>
      orNotFound(request, PAGES.home),
    ),
    fallback: orNotFound,
    warm: async () => {
      // As browsers ask for it.
      const headers = { "accept-encoding": PAGE_ENCODINGS.join() };
      const request = new Request(deps.config.publicUrl, { headers });
      await kept.get(PAGES.home)?.answer(request);
    },
  };
}

type Keep = (page: SitePage, card: Card) => KeptPage;

function createKeeper(deps: Deps, assets: Assets): Keep {
  const headers = {
    ...standardHeaders(deps.config),
    "content-security-policy": contentPolicy(deps.config),
  };
  const onError = (error: unknown) =>
    deps.log.error("page_not_rendered", errorFields(error));
  const render = createRenderer(deps, assets);
  return (page, card) =>
    createKeptPage({
      render: () => render(page, card),
      status: page.status,
      headers,
      onError,
    });
}

/**
 * Renders pages. What a page holds is kept until the maker changes something:
 * the links to designs all lead to the home page, each with its own card.
 */
function createRenderer(deps: Deps, assets: Assets) {
  const contents = new Map<SitePage, PageContent>();
  deps.changes.onChange(() => contents.clear());
  return async (page: SitePage, card: Card): Promise<string> => {
    // React and every component: a third of the time that a start takes.
    const [{ renderContent, toDocument }, { loadDeferred }] = await Promise.all(
      [import("./document.ts"), import("#web/ui/deferred.tsx")],
    );
    await loadDeferred();
    const content =
      contents.get(page) ?? renderContent(page, readPageState(deps, page));
    contents.set(page, content);
    return toDocument(content, assets.entry, card);
  };
}

/** Finds the home page with the card of a saved design, for its link. */
function createDesignPages(deps: Deps, keep: Keep) {
  const shop = shopInfo(deps.config);
  const home = SITE_PAGES[PAGES.home];
  let pages = createBoundedCache<KeptPage>(MAX_DESIGN_PAGES);
  deps.changes.onChange(() => {
    pages = createBoundedCache(MAX_DESIGN_PAGES);
  });
  return async (request: Request): Promise<KeptPage | undefined> => {
    if (!home || !request.url.includes(`${DESIGN_PARAM}=`)) return undefined;
    const code = new URL(request.url).searchParams.get(DESIGN_PARAM) ?? "";
    const design = findDesign(deps, code);
    return (
      design && pages(code, async () => keep(home, designCard(design, shop)))
    );
  };
}

/** The one page that everyone asks for takes the shortest way. */
function homeRoute(
  deps: Deps,
  home: KeptPage | undefined,
  withQuery: KeptAnswer,
) {
  const routes = new Elysia({ name: "pages" });
  if (!home) return routes;
  const answer = (request: Request) =>
    request.url.includes("?") ? withQuery(request) : home.answer(request);
  deps.kept.set(PAGES.home, answer);
  return routes.get(PAGES.home, ({ request }) => answer(request));
}

function answerFile(file: { type: string; body: string } | undefined) {
  return (
    file &&
    new Response(file.body, {
      headers: { "content-type": file.type, "cache-control": SITE_FILE_AGE },
    })
  );
}
