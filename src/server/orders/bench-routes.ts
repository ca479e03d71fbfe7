import * as calls from "#shared/workbench/calls.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { listBench } from "./bench.ts";

/** Routes of the workbench; the session gives access. */
export function benchRoutes(deps: Deps) {
  return routes(calls, {
    listOrders: ({ query }) => listBench(deps, query),
  });
}
