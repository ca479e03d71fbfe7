import { adminRoutes } from "./admin-routes.ts";
import { adminGuard, sessionCookieName } from "#server/auth/sessions.ts";
import { cartRoutes } from "./cart/routes.ts";
import { designerCardRoutes, productCardRoutes } from "#server/clips/cards.ts";
import { productPageRoutes } from "#server/clips/product-page.ts";
import { catalogRoutes } from "./catalog/routes.ts";
import { clipRoutes, designRoutes } from "#server/clips/routes.ts";
import {
  correctionRoutes,
  deliveryRoutes,
  orderPageRoutes,
  orderRoutes,
  paceRoutes,
  paymentRoutes,
} from "#server/orders/routes.ts";
import type { Deps } from "./deps.ts";
import { createCachedJson } from "#server/http/packed.ts";
import {
  type Guard,
  originGuard,
  proxyNotice,
  rateLimitGuard,
} from "./http/guards.ts";
import { OPENAPI_PATH, openApiDocument } from "./http/openapi.ts";
import { createRouter, type Router } from "./http/router.ts";
import type { Route } from "./http/routes.ts";
import { checkBodySize } from "./http/security.ts";
import { letterRoutes } from "#server/news/letter-routes.ts";
import { imageRoutes } from "./images/routes.ts";
import { newsletterRoutes } from "#server/news/subscriber-routes.ts";
import type { RequestMetrics } from "#server/operations/metrics.ts";
import { monitoringRoutes } from "#server/operations/monitoring-routes.ts";
import { availabilityRoutes } from "./stock/routes.ts";
import { reminderRoutes } from "./reminders/routes.ts";
import { sitePictureRoutes, siteRoutes } from "#server/site/routes.ts";

/** The routes of all features. */
export type Api = Router & { routes: readonly Route[] };

/**
 * Combines the routes of all features, and adds their cached responses to
 * `deps.responses`.
 */
export function createApi(deps: Deps, metrics: RequestMetrics): Api {
  const routes = [
    ...monitoringRoutes(deps, metrics),
    ...catalogRoutes(deps),
    ...clipRoutes(deps),
    ...availabilityRoutes(deps),
    ...siteRoutes(deps),
    ...sitePictureRoutes(deps),
    ...productPageRoutes(deps),
    ...productCardRoutes(deps),
    ...designerCardRoutes(deps),
    ...designRoutes(deps),
    ...deliveryRoutes(deps),
    ...cartRoutes(deps),
    ...orderRoutes(deps),
    ...orderPageRoutes(deps),
    ...paceRoutes(deps),
    ...paymentRoutes(deps),
    ...correctionRoutes(deps),
    ...newsletterRoutes(deps),
    ...reminderRoutes(deps),
    ...letterRoutes(deps),
    ...imageRoutes(deps),
    ...adminRoutes(deps),
  ];
  const document = {
    publicUrl: deps.config.publicUrl,
    sessionCookie: sessionCookieName(deps.config),
  };
  createCachedJson(deps, OPENAPI_PATH, () => openApiDocument(routes, document));
  const guards: readonly Guard[] = [
    proxyNotice(deps),
    checkBodySize,
    originGuard(deps),
    rateLimitGuard(deps),
    adminGuard(deps),
  ];
  const router = createRouter(routes);
  return {
    ...router,
    routes,
    async handle(exchange) {
      for (const guard of guards) {
        const pending = guard(exchange);
        if (pending instanceof Promise) await pending;
      }
      return router.handle(exchange);
    },
  };
}
