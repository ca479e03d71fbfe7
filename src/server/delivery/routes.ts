import * as calls from "#shared/delivery/calls.ts";
import type { Deps } from "#server/deps.ts";
import { createCachedJson } from "#server/http/packed.ts";
import { routes } from "#server/http/routes.ts";
import { readDeliveryOptions } from "#server/site/store.ts";

export function deliveryRoutes(deps: Deps) {
  const respond = createCachedJson(deps, calls.listDelivery.path, () =>
    readDeliveryOptions(deps.db, deps.config),
  );
  return routes(calls, { listDelivery: ({ request }) => respond(request) });
}
