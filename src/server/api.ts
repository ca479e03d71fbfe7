import type { Elysia } from "elysia";
import { adminRoutes } from "./admin-routes.ts";
import { adminGuard } from "./auth/guard.ts";
import { sessionCookieName } from "./auth/sessions.ts";
import { cartRoutes } from "./cart/routes.ts";
import { clipCardRoutes } from "./clip-page/card.ts";
import { designerCardRoutes } from "./clip-page/designer-card.ts";
import { clipPageRoutes } from "./clip-page/routes.ts";
import { catalogRoutes } from "./catalog/routes.ts";
import { clipRoutes, designRoutes } from "./clip/routes.ts";
import { deliveryRoutes } from "./delivery/routes.ts";
import type { Deps } from "./deps.ts";
import { createCachedJson } from "./http/cached-json.ts";
import type { Exchange } from "./http/router.ts";
import {
  type Guard,
  originGuard,
  proxyNotice,
  rateLimitGuard,
} from "./http/guards.ts";
import { OPENAPI_PATH, openApiDocument } from "./http/openapi.ts";
import { createRouter, createRoutes, type Router } from "./http/router.ts";
import { checkBodySize } from "./http/security.ts";
import { letterRoutes } from "./letters/routes.ts";
import { imageRoutes } from "./images/routes.ts";
import { newsletterRoutes } from "./newsletter/routes.ts";
import type { RequestMetrics } from "./operations/monitoring/metrics.ts";
import { monitoringRoutes } from "./operations/monitoring/routes.ts";
import { availabilityRoutes } from "./stock/routes.ts";
import { paceRoutes } from "#server/orders/pace-routes.ts";
import { correctionRoutes } from "#server/orders/correction-routes.ts";
import { hashOrigin } from "./orders/links.ts";
import { paymentRoutes } from "#server/orders/payment-routes.ts";
import { orderPageRoutes, orderRoutes } from "./orders/routes.ts";
import { reminderRoutes } from "./reminders/routes.ts";
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
    .use(clipRoutes(deps))
    .use(availabilityRoutes(deps))
    .use(siteRoutes(deps))
    .use(sitePictureRoutes(deps))
    .use(clipPageRoutes(deps))
    .use(clipCardRoutes(deps))
    .use(designerCardRoutes(deps))
    .use(designRoutes(deps, () => readPalette(deps.db, deps.config)))
    .use(deliveryRoutes(deps))
    .use(cartRoutes(deps, (address) => hashOrigin(deps, address)))
    .use(orderRoutes(deps))
    .use(orderPageRoutes(deps))
    .use(paceRoutes(deps))
    .use(paymentRoutes(deps))
    .use(correctionRoutes(deps))
    .use(newsletterRoutes(deps))
    .use(reminderRoutes(deps))
    .use(letterRoutes(deps))
    .use(imageRoutes(deps))
    .use(adminRoutes(deps));
  const document = {
    publicUrl: deps.config.publicUrl,
    sessionCookie: sessionCookieName(deps.config),
  };
  createCachedJson(deps, OPENAPI_PATH, () =>
    openApiDocument(routes.routes, document),
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
