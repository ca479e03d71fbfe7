import type { Route } from "#server/http/routes.ts";
import {
  createRequestHandler,
  type PageSource,
  type ServeHandlers,
} from "#server/http/request-handler.ts";
import {
  addHealth,
  monitoringRoutes,
} from "#server/operations/monitoring-routes.ts";
import {
  createObserver,
  createRequestMetrics,
  type RequestMetrics,
} from "#server/operations/metrics.ts";
import { adminGuard, sessionCookieName } from "#server/auth/sessions.ts";
import { cartRoutes } from "#server/cart/routes.ts";
import { designerCardRoutes, productCardRoutes } from "#server/clips/cards.ts";
import { productPageRoutes } from "#server/clips/product-page.ts";
import { catalogRoutes, productAdminRoutes } from "#server/catalog/routes.ts";
import {
  charmAdminRoutes,
  clipRoutes,
  configAdminRoutes,
  designRoutes,
  resinAdminRoutes,
} from "#server/clips/routes.ts";
import {
  correctionRoutes,
  deliveryRoutes,
  invoiceRoutes,
  orderAdminRoutes,
  orderPageRoutes,
  orderRoutes,
  paceRoutes,
  paymentRoutes,
} from "#server/orders/routes.ts";
import {
  discountAdminRoutes,
  discountRoutes,
  limitGuesses,
} from "#server/orders/discount-routes.ts";
import { benchRoutes } from "#server/orders/bench-routes.ts";
import { createCachedJson } from "#server/http/packed.ts";
import {
  type Guard,
  originGuard,
  proxyNotice,
  rateLimitGuard,
} from "#server/http/guards.ts";
import { OPENAPI_PATH, openApiDocument } from "#server/http/openapi.ts";
import { createRouter, type Router } from "#server/http/router.ts";
import { checkBodySize } from "#server/http/security.ts";
import { letterAdminRoutes, letterRoutes } from "#server/news/letter-routes.ts";
import { imageRoutes } from "#server/images/routes.ts";
import {
  newsletterRoutes,
  subscriberAdminRoutes,
} from "#server/news/subscriber-routes.ts";
import { availabilityRoutes, stockAdminRoutes } from "#server/stock/routes.ts";
import { exportReaders } from "#server/news/subscriber-store.ts";
import { reminderRoutes } from "#server/reminders/routes.ts";
import { sitePictureRoutes, siteRoutes } from "#server/site/routes.ts";
import { backupAdminRoutes } from "#server/operations/backup-schedule.ts";
import { importRoutes } from "#server/catalog/import-routes.ts";
import { findCustomers } from "#server/orders/resend.ts";
import {
  loginRoutes,
  passwordLinkRoutes,
  passwordRoutes,
  sessionRoutes,
} from "#server/auth/admin-routes.ts";
import { createLoginThrottle } from "#server/auth/login-throttle.ts";
import {
  passkeyLoginRoutes,
  passkeyRoutes,
} from "#server/auth/passkey-routes.ts";
import { numberRoutes } from "#server/numbers/routes.ts";
import { mailAdminRoutes } from "#server/mail/admin.ts";
import { pushRoutes } from "#server/push/admin-routes.ts";
import { logoRoutes, siteAdminRoutes } from "#server/site/admin-routes.ts";
import { filmUploadRoutes, uploadRoutes } from "#server/images/admin-routes.ts";
import type { Deps } from "./deps.ts";
import { endWithSessions } from "./session-endings.ts";

/** The routes of all features. */
type Api = Router & { routes: readonly Route[]; finish(): Promise<void> };

/**
 * Combines the routes of all features, and adds their cached responses to
 * `deps.responses`.
 */
function createApi(deps: Deps, metrics: RequestMetrics): Api {
  const numbers = numberRoutes(deps);
  const guessLimit = limitGuesses(deps);
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
    ...numbers.counting(cartRoutes(deps)),
    ...numbers.open,
    ...orderRoutes(deps, guessLimit),
    ...discountRoutes(deps, guessLimit),
    ...orderPageRoutes(deps),
    ...paceRoutes(deps),
    ...paymentRoutes(deps),
    ...invoiceRoutes(deps),
    ...correctionRoutes(deps),
    ...newsletterRoutes(deps),
    ...reminderRoutes(deps),
    ...letterRoutes(deps),
    ...imageRoutes(deps),
    ...adminRoutes(deps, numbers.ofMaker),
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
    finish: numbers.write,
    async handle(exchange) {
      for (const guard of guards) {
        const pending = guard(exchange);
        if (pending instanceof Promise) await pending;
      }
      return router.handle(exchange);
    },
  };
}

/** All routes under /api/admin. */
function adminRoutes(deps: Deps, numbers: readonly Route[]): Route[] {
  const throttle = createLoginThrottle(deps);
  const ways = [
    ...loginRoutes(deps, throttle),
    ...passkeyLoginRoutes(deps),
    ...passwordLinkRoutes(deps, endWithSessions),
  ];
  const panel = [
    ...sessionRoutes(deps, endWithSessions),
    ...passwordRoutes(deps, throttle, endWithSessions),
    ...passkeyRoutes(deps, throttle),
    ...pushRoutes(deps),
    ...productAdminRoutes(deps),
    ...stockAdminRoutes(deps),
    ...importRoutes(deps),
    ...charmAdminRoutes(deps),
    ...resinAdminRoutes(deps),
    ...configAdminRoutes(deps),
    ...siteAdminRoutes(deps),
    ...logoRoutes(deps),
    ...mailAdminRoutes(deps, (ids) => findCustomers(deps.db, ids)),
    ...orderAdminRoutes(deps),
    ...benchRoutes(deps, () => exportReaders(deps.db, deps.config.publicUrl)),
    ...discountAdminRoutes(deps),
    ...numbers,
    ...letterAdminRoutes(deps),
    ...subscriberAdminRoutes(deps),
    ...backupAdminRoutes(deps),
    ...uploadRoutes(deps),
    ...filmUploadRoutes(deps),
  ];
  // Delays the response to a change until the shop shows the change. Pages are
  // rendered again in the background, so no visitor waits.
  const { settled } = deps.changes;
  const headers = { "cache-control": "no-store" };
  return [...ways, ...panel].map((route) => ({
    ...route,
    headers,
    after:
      panel.includes(route) && route.method !== "GET" ? settled : undefined,
  }));
}

/** The whole shop, without a listener: `start.ts` and tests add listeners. */
export type App = {
  /** The options that each listener shares. */
  handlers: ServeHandlers;
  /** Handles a request without a listener. */
  handle(request: Request): Promise<Response>;
  routes: readonly Route[];
  /** Writes what is only in memory yet, once no request comes any more. */
  finish(): Promise<void>;
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
    finish: api.finish,
  };
  return app;
}
