import {
  escapeForScript,
  PAGE_STATE_ID,
  type PageState,
  ROOT_ID,
  toPageStateJson,
} from "#shared/page.ts";
import type { AssetEntry } from "./assets.ts";
import { type Card, cardTags, pageTags } from "./head.ts";
import { tag, raw } from "./markup.ts";
import { renderApp } from "./render.tsx";
import type { SitePage } from "./site-pages.ts";
import { structuredData } from "./structured-data.ts";

/**
 * A page as HTML, the same bytes for everyone. The entry script stands last
 * and with low priority: what can be seen comes first.
 */
export function renderDocument(
  page: SitePage,
  state: PageState,
  entry: AssetEntry,
  card: Card,
): string {
  const app = renderApp(page.path, state);
  const document = tag`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        ${pageTags(page, state.shop)}${entry.styles.map(
          (url) => tag`<link rel="stylesheet" href="${url}" />`,
        )}${entry.fonts.map(
          (url) =>
            tag`<link
              rel="preload"
              href="${url}"
              as="font"
              type="font/woff2"
              crossorigin
            />`,
        )}${raw(app.preloads.join(""))}${cardTags(card, state.shop)}${
          page.hasCatalogue &&
          raw(
            `<script type="application/ld+json">${escapeForScript(JSON.stringify(structuredData(state.shop, state.products ?? [])))}</script>`,
          )
        }
      </head>
      <body>
        <div id="${ROOT_ID}">${raw(app.markup)}</div>
        ${raw(
          `<script type="application/json" id="${PAGE_STATE_ID}">${toPageStateJson(state)}</script>`,
        )}${entry.modulepreloads.map(
          (url) =>
            tag`<link
              rel="modulepreload"
              href="${url}"
              fetchpriority="low"
            />`,
        )}
        <script
          type="module"
          src="${entry.script}"
          fetchpriority="low"
        ></script>
      </body>
    </html>`;
  return document.markup;
}
