import type { Elysia } from "elysia";
import { API } from "#shared/api/paths.ts";
import { adminRoutes } from "./admin-routes.ts";
import { adminGuard } from "./auth/guard.ts";
import { cartRoutes } from "./cart/routes.ts";
import { catalogRoutes } from "./catalog/routes.ts";
import { charmRoutes } from "./clip/charm-routes.ts";
import { clipRoutes } from "./clip/config-routes.ts";
import { designRoutes } from "./clip/design-routes.ts";
import { letterRoutes } from "./clip/letter-routes.ts";
import { resinRoutes } from "./clip/resin-routes.ts";
import type { Deps } from "./deps.ts";
import { createCachedJson } from "./http/cached-json.ts";
import type { Exchange } from "./http/exchange.ts";
import { originGuard, proxyNotice, rateLimitGuard } from "./http/guards.ts";
import { checkBodySize } from "./http/security.ts";
import {
  createRequestHandler,
  type ServeHandlers,
} from "./http/request-handler.ts";
import { createRouter, createRoutes } from "./http/router.ts";
import { imageRoutes } from "./images/routes.ts";
import { newsletterRoutes } from "./newsletter/routes.ts";
import { openApiDocument } from "./http/openapi.ts";
import { createRequestMetrics } from "./operations/monitoring/metrics.ts";
import { createObserver } from "./operations/monitoring/observe.ts";
import { monitoringRoutes } from "./operations/monitoring/routes.ts";
import { orderLifeRoutes } from "./orders/life-routes.ts";
import { orderRoutes } from "./orders/routes.ts";
import { sitePictureRoutes } from "./site/picture-routes.ts";
import { siteRoutes } from "./site/routes.ts";
import { readPalette } from "./site/store.ts";
import type { Pages } from "./pages/pages.ts";

/** The whole shop, without a listener: `start.ts` and tests add listeners. */
export type App = {
  routes: Elysia["routes"];
  /** The options that each listener shares. */
  handlers: ServeHandlers;
  /** Handles a request without a listener. */
  handle(request: Request): Promise<Response>;
  /** Any of the listeners: each knows the client's address of every request. */
  server: Elysia["server"];
};

/**
 * Combines the features. Without `pages`, the app is the API alone. A feature
 * exports a function that adds its routes: routes in an Elysia instance of
 * their own would be added twice, which slows down the start.
 */
export function createApp(deps: Deps, pages?: Pages): App {
  const metrics = createRequestMetrics();
  const exchanges = new WeakMap<Request, Exchange>();
  const routes = createRoutes(exchanges)
    .use(monitoringRoutes(deps, metrics))
    .use(catalogRoutes(deps))
    .use(charmRoutes(deps))
    .use(resinRoutes(deps))
    .use(letterRoutes(deps))
    .use(clipRoutes(deps))
    .use(siteRoutes(deps))
    .use(sitePictureRoutes(deps))
    .use(designRoutes(deps, () => readPalette(deps.db)))
    .use(cartRoutes(deps))
    .use(orderRoutes(deps))
    .use(orderLifeRoutes(deps))
    .use(newsletterRoutes(deps))
    .use(imageRoutes(deps))
    .use(adminRoutes(deps));
  createCachedJson(deps, API.openapi, async () =>
    openApiDocument(routes.routes),
  );
  const handlers = createRequestHandler({
    deps,
    router: createRouter(routes, exchanges),
    guards: [
      proxyNotice(deps, () => routes.server),
      checkBodySize,
      originGuard(deps),
      rateLimitGuard(deps, () => routes.server),
      adminGuard(deps),
    ],
    pages,
    onResponse: createObserver(deps, metrics),
  });
  return {
    routes: routes.routes,
    handlers,
    handle: async (request) => handlers.fetch(request),
    get server() {
      return routes.server;
    },
    set server(server) {
      routes.server = server;
    },
  };
}
