import * as calls from "#shared/admin/item-calls.ts";
import { OK } from "#shared/api/schema.ts";
import { changeCatalog } from "#server/catalog/item-rows.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
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
  return routes(calls, {
    getAdminSite: () => getAdminSite(db, deps.config),

    changeSite: ({ body, request }) =>
      changeCatalog(deps, (tx) =>
        saveSite(tx, {
          content: body,
          settings: deps.config,
          now: clock.now(),
          ifMatchUpdatedAt: ifMatch(request),
        }),
      ),

    changePartOfSite: ({ body, request }) =>
      changeCatalog(deps, (tx) =>
        patchSite(tx, {
          content: body,
          settings: deps.config,
          now: clock.now(),
          ifMatchUpdatedAt: ifMatch(request),
        }),
      ),

    listAdminPages: () => listAdminPages(db),

    previewPage: async ({ body }) => {
      const { renderMarkdown } = await loadMarkdown();
      return { html: renderMarkdown(body.markdown) };
    },

    writePage: async ({ body, params, request }) => {
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

    removePage: async ({ params }) => {
      await changeCatalog(deps, (tx) => removePage(tx, params));
      return OK;
    },
  });
}
