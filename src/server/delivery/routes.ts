import type { Elysia } from "elysia";
import * as calls from "#shared/delivery/calls.ts";
import type { Deps } from "#server/deps.ts";
import { createCachedJson } from "#server/http/cached-json.ts";
import { route } from "#server/http/route.ts";
import { readDeliveryOptions } from "#server/site/store.ts";

export function deliveryRoutes(deps: Deps) {
  const respond = createCachedJson(deps, calls.listDelivery.path, () =>
    readDeliveryOptions(deps.db, deps.config),
  );
  return (app: Elysia) =>
    app.use(
      route(
        calls.listDelivery,
        { summary: "The ways in which the shop delivers" },
        ({ request }) => respond(request),
      ),
    );
}
