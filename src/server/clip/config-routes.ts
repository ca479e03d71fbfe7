import type { Elysia } from "elysia";
import { CustomClipConfig } from "#shared/clip/schema.ts";
import { API } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { createCachedJson } from "#server/http/cached-json.ts";
import { operation } from "#server/http/operation.ts";
import { replies } from "#server/http/route-schemas.ts";
import { getClipConfig } from "./config-store.ts";

export function clipRoutes(deps: Deps) {
  const respond = createCachedJson(deps, API.clipConfig, () =>
    getClipConfig(deps.db),
  );
  return (app: Elysia) =>
    app.get(API.clipConfig, ({ request }) => respond(request), {
      response: replies(CustomClipConfig),
      detail: operation("The custom clip designer"),
    });
}
