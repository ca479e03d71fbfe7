import {
  escapeForScript,
  type PageState,
  toPageStateJson,
} from "#shared/api/page.ts";
import {
  LATE_STYLES,
  MESSAGES_ID,
  PAGE_STATE_ID,
  PAGES,
  PRODUCT_STYLES,
  ROOT_ID,
} from "#shared/api/paths.ts";
import { messagesUrl, type ServerMessages } from "#shared/messages/rooms.ts";
import { PRODUCTS_PER_PAGE, shownVariant } from "#shared/catalog/rules.ts";
import { fitsCart, mayBuyProduct } from "#shared/stock/rules.ts";
import type { AssetEntry } from "#shared/build/manifest.ts";
import { type Html, html as tag, raw } from "#server/runtime/html.ts";
import { DEFAULT_PALETTE, type PaletteId } from "#shared/site/palettes.ts";
import { paletteProperties } from "#web/ui/palette.ts";
import {
  type Card,
  cardTags,
  type PageParts,
  pageTags,
  type ToCard,
} from "./head.ts";
import { FALLBACK_SCRIPT } from "./content-policy.ts";
import { renderApp, type RenderedApp } from "./render.tsx";
import type { SitePage } from "./site-pages.ts";
import {
  designData,
  productPageData,
  structuredData,
} from "./structured-data.ts";

/** A page without its card: the part that is slow to create. */
export type PageContent = PageParts & { app: RenderedApp };

export function renderContent(
  page: SitePage,
  state: PageState,
  messages: ServerMessages,
): PageContent {
  const app = renderApp(page.path, state, messages);
  return { page, state, messages, app };
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
  const { language } = state.formats;
  const end = entry.messages[language] ?? "";
  const document = tag`<!doctype html><html lang="${language}"${paletteStyle(state.site.palette)}><head>${[
    ...headTags(content, entry, toCard(content)),
    ...app.preloads.map(raw),
  ]}</head><body><div id="${ROOT_ID}">${raw(app.markup)}</div>${[
    dataBlock(toPageStateJson(state), `application/json" id="${PAGE_STATE_ID}`),
    dataBlock(
      JSON.stringify({ language, end }),
      `application/json" id="${MESSAGES_ID}`,
    ),
    ...entry.modulepreloads.map(
      (url) =>
        tag`<link rel="modulepreload" href="${url}" fetchpriority="low">`,
    ),
  ]}</body></html>`;
  return document.markup;
}

function headTags(content: PageContent, entry: AssetEntry, card: Card): Html[] {
  const { page, state } = content;
  const { formats } = state;
  const end = entry.messages[formats.language];
  return [
    tag`<meta charset="utf-8">`,
    tag`<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    tag`<script>${raw(FALLBACK_SCRIPT)}</script>`,
    // Before the styles, for which a script behind them would wait.
    tag`<script data-entry="${entry.script}"${end && tag` data-texts="${messagesUrl("first", end)}"`}>${raw(entry.boot)}</script>`,
    ...pageTags(content),
    ...(entry.stylesIn?.[formats.language] ?? entry.styles).map(
      (url) => tag`<link rel="stylesheet" href="${url}">`,
    ),
    ...lateStyles(page, state, entry),
    ...(entry.fontsIn?.[formats.language] ?? entry.fonts).map(
      (url) =>
        tag`<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...cardTags(card, state),
    ...linkedData(content).map((data) =>
      dataBlock(escapeForScript(JSON.stringify(data)), "application/ld+json"),
    ),
  ];
}

/** Returns what search engines read of the products on the page. */
function linkedData({ page, state }: PageContent): object[] {
  const { clip, products = [], listPage } = state;
  if (clip) return productPageData(state, clip);
  if (page.path === PAGES.design) return designData(state);
  if (!page.hasCatalogue) return [];
  const before = PRODUCTS_PER_PAGE * ((listPage?.number ?? 1) - 1);
  return [structuredData(state, { products, before })];
}

/**
 * The styles that the first view does not need, or their addresses for the
 * parts that the page loads.
 */
function lateStyles(
  { path }: SitePage,
  { canEdit, listPage, clip, products }: PageState,
  { productStyles, lateStyles: url }: AssetEntry,
): Html[] {
  if (!url) return [];
  // An empty shop shows what others never load.
  const isSelling = products === undefined || products.length > 0;
  const isFirstView = path === PAGES.home && !listPage && !canEdit && isSelling;
  const loaded = (address: string) =>
    tag`<link rel="stylesheet" href="${address}">`;
  const named = (name: string, address: string) =>
    tag`<meta name="${name}" content="${address}">`;
  // The form of a clip that one waits for is seen before its code is there.
  const isWaiting =
    clip && !fitsCart(mayBuyProduct(clip.product, shownVariant(clip.product)));
  const isApart = isFirstView || (clip && !canEdit && !isWaiting);
  return [
    ...(productStyles
      ? [
          isFirstView
            ? named(PRODUCT_STYLES, productStyles)
            : loaded(productStyles),
        ]
      : []),
    isApart ? named(LATE_STYLES, url) : loaded(url),
  ];
}

/** Returns JSON that browsers do not run, so the content policy allows it. */
function dataBlock(json: string, type: string): Html {
  return raw(`<script type="${type}">${json}</script>`);
}

/**
 * Returns the style attribute for the root element that overrides the palette
 * of the style sheet. The attribute applies before the first paint, and the
 * content security policy allows it.
 */
function paletteStyle(id: PaletteId): Html {
  if (id === DEFAULT_PALETTE) return raw("");
  const style = paletteProperties(id).map((pair) => pair.join(":"));
  return tag` style="${style.join(";")}"`;
}
