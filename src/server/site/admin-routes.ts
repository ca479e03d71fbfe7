import type { Elysia } from "elysia";
import { OK, OkReply } from "#shared/api/errors.ts";
import { API } from "#shared/api/paths.ts";
import {
  AdminPage,
  AdminPageList,
  PageInput,
  PreviewInput,
  PreviewReply,
} from "#shared/site/pages.ts";
import { Site, SiteContent } from "#shared/site/schema.ts";
import { changeCatalog } from "#server/catalog/change.ts";
import type { Deps } from "#server/deps.ts";
import { ifMatch, mustCreate } from "#server/http/if-match.ts";
import {
  IF_MATCH,
  IF_MATCH_OR_NEW,
  operation,
} from "#server/http/operation.ts";
import { replies, takes } from "#server/http/route-schemas.ts";
import {
  listAdminPages,
  loadMarkdown,
  removePage,
  savePage,
} from "./page-store.ts";
import { PAGE_PATH } from "./routes.ts";
import { saveSite } from "./store.ts";

const PAGE = `${API.adminPages}/:slug` as const;

/** Routes that change the maker's own texts, pictures, colors and pages. */
export function siteAdminRoutes(deps: Deps) {
  const { clock, db } = deps;
  return (app: Elysia) =>
    app
      .put(
        API.adminSite,
        ({ body, request }) =>
          changeCatalog(deps, (tx) =>
            saveSite(tx, {
              content: body,
              now: clock.now(),
              ifMatchUpdatedAt: ifMatch(request),
            }),
          ),
        {
          body: takes(SiteContent),
          response: replies(Site),
          detail: operation("Change texts, pictures and colors", IF_MATCH),
        },
      )
      .get(API.adminPages, () => listAdminPages(db), {
        response: replies(AdminPageList),
        detail: operation("The written pages, with their Markdown"),
      })
      .post(
        API.pagePreview,
        async ({ body }) => {
          const { renderMarkdown } = await loadMarkdown();
          return { html: renderMarkdown(body.markdown) };
        },
        {
          body: takes(PreviewInput),
          response: replies(PreviewReply),
          detail: operation("Show how a page will look"),
        },
      )
      .put(
        PAGE,
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
        {
          params: PAGE_PATH,
          body: takes(PageInput),
          response: replies(AdminPage),
          detail: operation("Write a page", IF_MATCH_OR_NEW),
        },
      )
      .delete(
        PAGE,
        async ({ params }) => {
          await changeCatalog(deps, (tx) => removePage(tx, params));
          return OK;
        },
        {
          params: PAGE_PATH,
          response: replies(OkReply),
          detail: operation("Remove a page"),
        },
      );
}
