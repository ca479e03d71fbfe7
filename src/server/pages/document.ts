import {
  escapeForScript,
  PAGE_STATE_ID,
  PART_STYLES_ID,
  type PageState,
  ROOT_ID,
  toPageStateJson,
} from "#shared/api/page.ts";
import { PRODUCTS_PER_PAGE } from "#shared/catalog/pages.ts";
import { PAGES } from "#shared/api/paths.ts";
import type { AssetEntry } from "#shared/build/manifest.ts";
import { type Card, cardTags, pageTags, type ToCard } from "./head.ts";
import { type Markup, raw, tag } from "./markup.ts";
import { paletteStyle } from "./palette-style.ts";
import { type RenderedApp, renderApp } from "./render.tsx";
import type { SitePage } from "./site-pages.ts";
import { structuredData } from "./structured-data.ts";

/** A page without its card: the part that is slow to create. */
export type PageContent = {
  page: SitePage;
  state: PageState;
  app: RenderedApp;
};

export function renderContent(page: SitePage, state: PageState): PageContent {
  return { page, state, app: renderApp(page.path, state) };
}

/**
 * Returns a page as HTML. Its own script remembers clicks from the first paint
 * on, and only then loads the application, because the visible parts should
 * load first.
 */
export function toDocument(
  content: PageContent,
  entry: AssetEntry,
  toCard: ToCard,
): string {
  const { state, app } = content;
  const document = tag`<!doctype html><html lang="en"${paletteStyle(state.site.palette)}><head>${[
    ...headTags(content, entry, toCard(state)),
    ...app.preloads.map(raw),
  ]}</head><body><div id="${ROOT_ID}">${raw(app.markup)}</div>${[
    dataBlock(toPageStateJson(state), `application/json" id="${PAGE_STATE_ID}`),
    dataBlock(
      JSON.stringify(entry.partStyles),
      `application/json" id="${PART_STYLES_ID}`,
    ),
    ...entry.modulepreloads.map(
      (url) =>
        tag`<link rel="modulepreload" href="${url}" fetchpriority="low">`,
    ),
  ]}</body></html>`;
  return document.markup;
}

function headTags(
  { page, state }: PageContent,
  entry: AssetEntry,
  card: Card,
): Markup[] {
  const { shop, site, products = [], productPage } = state;
  const { path } = page;
  const before = PRODUCTS_PER_PAGE * ((productPage?.number ?? 1) - 1);
  return [
    tag`<meta charset="utf-8">`,
    tag`<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    // Before the styles, for which a script behind them would wait.
    tag`<script data-entry="${entry.script}">${raw(entry.boot)}</script>`,
    ...pageTags(page, state),
    ...stylesOf(page, state, entry).map(
      (url) => tag`<link rel="stylesheet" href="${url}">`,
    ),
    ...entry.fonts.map(
      (url) =>
        tag`<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...cardTags(card, shop),
    ...(page.hasCatalogue
      ? [
          dataBlock(
            escapeForScript(
              JSON.stringify(
                structuredData(shop, site, { path, products, before }),
              ),
            ),
            "application/ld+json",
          ),
        ]
      : []),
  ];
}

/** Style sheets of the page itself; lazily loaded parts load their own. */
function stylesOf(
  { path }: SitePage,
  { canEdit, productPage }: PageState,
  { styles, partStyles }: AssetEntry,
): string[] {
  const { pages = [], panel = [], editor = [] } = partStyles;
  const isShortHome = path === PAGES.home && !productPage;
  const own = path === PAGES.admin ? panel : isShortHome ? [] : pages;
  return [...new Set([...styles, ...own, ...(canEdit ? editor : [])])];
}

/** Returns JSON that browsers do not run, so the content policy allows it. */
function dataBlock(json: string, type: string): Markup {
  return raw(`<script type="${type}">${json}</script>`);
}
