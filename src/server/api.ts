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
import {
  type Guard,
  originGuard,
  proxyNotice,
  rateLimitGuard,
} from "./http/guards.ts";
import { openApiDocument } from "./http/openapi.ts";
import { createRouter, createRoutes, type Router } from "./http/router.ts";
import { checkBodySize } from "./http/security.ts";
import { imageRoutes } from "./images/routes.ts";
import { newsletterRoutes } from "./newsletter/routes.ts";
import type { RequestMetrics } from "./operations/monitoring/metrics.ts";
import { monitoringRoutes } from "./operations/monitoring/routes.ts";
import { orderLifeRoutes } from "./orders/life-routes.ts";
import { orderRoutes } from "./orders/routes.ts";
import { sitePictureRoutes } from "./site/picture-routes.ts";
import { siteRoutes } from "./site/routes.ts";
import { readPalette } from "./site/store.ts";

/** The routes of all features. */
export type Api = Router & {
  routes: Elysia["routes"];
  /** Tells routes the client's address; set by a listener. */
  server: Elysia["server"];
};

/**
 * Combines the routes of all features, and adds their cached responses to
 * `deps.responses`. A feature exports a function that adds its routes: routes in
 * an Elysia instance of their own would be added twice, which takes time.
 */
export function createApi(deps: Deps, metrics: RequestMetrics): Api {
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
  const guards: readonly Guard[] = [
    proxyNotice(deps, () => routes.server),
    checkBodySize,
    originGuard(deps),
    rateLimitGuard(deps, () => routes.server),
    adminGuard(deps),
  ];
  const router = createRouter(routes, exchanges);
  return {
    methodsOf: router.methodsOf,
    async handle(request, path, exchange) {
      for (const guard of guards) {
        const pending = guard(request, path, exchange);
        if (pending instanceof Promise) await pending;
      }
      return router.handle(request, path, exchange);
    },
    routes: routes.routes,
    get server() {
      return routes.server;
    },
    set server(server) {
      routes.server = server;
    },
  };
}
