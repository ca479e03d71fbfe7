import type { Elysia } from "elysia";
import { ResinList } from "#shared/clip/resins.ts";
import { API } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { createCachedJson } from "#server/http/cached-json.ts";
import { operation } from "#server/http/operation.ts";
import { replies } from "#server/http/route-schemas.ts";
import { listResins } from "./resin-store.ts";

export function resinRoutes(deps: Deps) {
  const respond = createCachedJson(deps, API.resins, () => listResins(deps.db));
  return (app: Elysia) =>
    app.get(API.resins, ({ request }) => respond(request), {
      response: replies(ResinList),
      detail: operation("The resins, in the maker's order"),
    });
}
