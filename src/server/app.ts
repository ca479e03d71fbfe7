import { createApi } from "./api.ts";
import type { Deps } from "./deps.ts";
import type { Route } from "./http/routes.ts";
import {
  createRequestHandler,
  type PageSource,
  type ServeHandlers,
} from "./http/request-handler.ts";
import { addHealth } from "#server/operations/monitoring-routes.ts";
import {
  createObserver,
  createRequestMetrics,
} from "#server/operations/metrics.ts";

/** The whole shop, without a listener: `start.ts` and tests add listeners. */
export type App = {
  /** The options that each listener shares. */
  handlers: ServeHandlers;
  /** Handles a request without a listener. */
  handle(request: Request): Promise<Response>;
  routes: readonly Route[];
  /** Any of the listeners: each knows the client's address of every request. */
  server?: Bun.Server<undefined>;
};

/** Combines pages and API; without pages, the app is the API alone. */
export function createApp(deps: Deps, pages?: PageSource): App {
  const metrics = createRequestMetrics();
  addHealth(deps);
  const api = createApi(deps, metrics);
  const handlers = createRequestHandler({
    deps,
    router: api,
    pages,
    server: () => app.server,
    onResponse: createObserver(deps, metrics),
  });
  const app: App = {
    handlers,
    handle: async (request) => handlers.fetch(request),
    routes: api.routes,
  };
  return app;
}
