import type { Elysia } from "elysia";
import * as z from "zod/mini";
import { API } from "#shared/api/paths.ts";
import { ContentPage } from "#shared/site/pages.ts";
import { Site } from "#shared/site/schema.ts";
import type { Deps } from "#server/deps.ts";
import { createCachedJson } from "#server/http/cached-json.ts";
import { operation } from "#server/http/operation.ts";
import { Problem } from "#server/http/problem.ts";
import { pathParts, replies } from "#server/http/route-schemas.ts";
import { findPage } from "./page-store.ts";
import { getSite } from "./store.ts";

/** The parameters in the path of a page. */
export const PAGE_PATH = pathParts(z.object({ slug: z.string() }));

/** The public routes of the maker's own texts, pictures, colors and pages. */
export function siteRoutes(deps: Deps) {
  const respond = createCachedJson(deps, API.site, () => getSite(deps.db));
  return (app: Elysia) =>
    app
      .get(API.site, ({ request }) => respond(request), {
        response: replies(Site),
        detail: operation("The maker's own texts, pictures and colors"),
      })
      .get(
        `${API.pages}/:slug`,
        async ({ params }) => {
          const page = await findPage(deps.db, params.slug);
          if (!page) throw new Problem("not_found");
          return page;
        },
        {
          params: PAGE_PATH,
          response: replies(ContentPage),
          detail: operation("A page that the maker wrote"),
        },
      );
}
