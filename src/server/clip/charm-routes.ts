import type { Elysia } from "elysia";
import { CharmList } from "#shared/clip/charms.ts";
import { API } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { createCachedJson } from "#server/http/cached-json.ts";
import { operation } from "#server/http/operation.ts";
import { replies } from "#server/http/route-schemas.ts";
import { listCharms } from "./charm-store.ts";

export function charmRoutes(deps: Deps) {
  const respond = createCachedJson(deps, API.charms, () => listCharms(deps.db));
  return (app: Elysia) =>
    app.get(API.charms, ({ request }) => respond(request), {
      response: replies(CharmList),
      detail: operation("The charms, in the owner's order"),
    });
}
