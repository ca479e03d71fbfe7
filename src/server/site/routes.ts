import * as calls from "#shared/site/calls.ts";
import type { Elysia } from "elysia";
import type { Deps } from "#server/deps.ts";
import { route } from "#server/http/route.ts";
import { createCachedJson } from "#server/http/cached-json.ts";
import { Problem } from "#server/http/problem.ts";
import { findPage } from "./page-store.ts";
import { getSite } from "./store.ts";

/** The public routes of the maker's own texts, pictures, colors and pages. */
export function siteRoutes(deps: Deps) {
  const respond = createCachedJson(deps, calls.getSite.path, () =>
    getSite(deps.db, deps.config),
  );
  return (app: Elysia) =>
    app
      .use(
        route(
          calls.getSite,
          { summary: "The maker's own texts, pictures and colors" },
          ({ request }) => respond(request),
        ),
      )
      .use(
        route(
          calls.getPage,
          { summary: "A page that the maker wrote" },
          async ({ params }) => {
            const page = await findPage(deps.db, params.slug);
            if (!page) throw new Problem("not_found");
            return page;
          },
        ),
      );
}
