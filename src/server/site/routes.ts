import * as calls from "#shared/site/calls.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { createCachedJson } from "#server/http/packed.ts";
import { Problem } from "#server/http/problem.ts";
import { findPage } from "./page-store.ts";
import { getSite } from "./store.ts";

/** The public routes of the maker's own texts, pictures, colors and pages. */
export function siteRoutes(deps: Deps) {
  const respond = createCachedJson(deps, calls.getSite.path, () =>
    getSite(deps.db, deps.config),
  );
  return routes(calls, {
    getSite: ({ request }) => respond(request),

    getPage: async ({ params }) => {
      const page = await findPage(deps.db, params.slug);
      if (!page) throw new Problem("not_found");
      return page;
    },
  });
}
