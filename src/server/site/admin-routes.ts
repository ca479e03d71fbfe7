import * as calls from "#shared/admin/item-calls.ts";
import type { Elysia } from "elysia";
import { OK } from "#shared/api/schema.ts";
import { changeCatalog } from "#server/catalog/change.ts";
import type { Deps } from "#server/deps.ts";
import { IF_MATCH, IF_MATCH_OR_NEW, route } from "#server/http/route.ts";
import { ifMatch, mustCreate } from "#server/http/headers.ts";
import {
  listAdminPages,
  loadMarkdown,
  removePage,
  savePage,
} from "./page-store.ts";
import { patchSite, saveSite } from "./save-site.ts";
import { getAdminSite } from "./store.ts";

/** Routes that change the maker's own texts, pictures, colors and pages. */
export function siteAdminRoutes(deps: Deps) {
  const { clock, db } = deps;
  return (app: Elysia) =>
    app
      .use(
        route(
          calls.getAdminSite,
          { summary: "The site, with what only the maker may read" },
          () => getAdminSite(db, deps.config),
        ),
      )
      .use(
        route(
          calls.changeSite,
          { summary: "Change texts, pictures and colors", ...IF_MATCH },
          ({ body, request }) =>
            changeCatalog(deps, (tx) =>
              saveSite(tx, {
                content: body,
                settings: deps.config,
                now: clock.now(),
                ifMatchUpdatedAt: ifMatch(request),
              }),
            ),
        ),
      )
      .use(
        route(
          calls.changePartOfSite,
          { summary: "Change some of the site", ...IF_MATCH },
          ({ body, request }) =>
            changeCatalog(deps, (tx) =>
              patchSite(tx, {
                content: body,
                settings: deps.config,
                now: clock.now(),
                ifMatchUpdatedAt: ifMatch(request),
              }),
            ),
        ),
      )
      .use(
        route(
          calls.listAdminPages,
          { summary: "The written pages, with their Markdown" },
          () => listAdminPages(db),
        ),
      )
      .use(
        route(
          calls.previewPage,
          { summary: "Show how a page will look" },
          async ({ body }) => {
            const { renderMarkdown } = await loadMarkdown();
            return { html: renderMarkdown(body.markdown) };
          },
        ),
      )
      .use(
        route(
          calls.writePage,
          { summary: "Write a page", ...IF_MATCH_OR_NEW },
          async ({ body, params, request }) => {
            // Loaded first, because the transaction must not wait for the import.
            await loadMarkdown();
            return changeCatalog(deps, (tx) =>
              savePage(tx, {
                ...body,
                ...params,
                now: clock.now(),
                ifMatchUpdatedAt: ifMatch(request),
                isNew: mustCreate(request),
              }),
            );
          },
        ),
      )
      .use(
        route(
          calls.removePage,
          { summary: "Remove a page" },
          async ({ params }) => {
            await changeCatalog(deps, (tx) => removePage(tx, params));
            return OK;
          },
        ),
      );
}
