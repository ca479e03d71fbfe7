import { Elysia } from "elysia";
import type { Deps } from "./deps.ts";
import { backupAdminRoutes } from "./operations/backup/admin-routes.ts";
import {
  charmAdminRoutes,
  configAdminRoutes,
  resinAdminRoutes,
} from "./clip/admin-routes.ts";
import { importRoutes } from "./import/admin-routes.ts";
import { letterAdminRoutes } from "./letters/admin-routes.ts";
import { subscriberAdminRoutes } from "./newsletter/admin-routes.ts";
import { findCustomers } from "./orders/resend.ts";
import { orderAdminRoutes } from "./orders/admin-routes.ts";
import { requireSession } from "./auth/guard.ts";
import { loginRoutes } from "./auth/login-routes.ts";
import { createLoginThrottle } from "./auth/login-throttle.ts";
import { passkeyLoginRoutes, passkeyRoutes } from "./auth/passkeys/routes.ts";
import { passwordLinkRoutes, passwordRoutes } from "./auth/password-routes.ts";
import { mailAdminRoutes } from "./mail/admin-routes.ts";
import { productAdminRoutes } from "./catalog/admin-routes.ts";
import { sessionRoutes } from "./auth/session-routes.ts";
import { pushRoutes } from "./push/admin-routes.ts";
import { endWithSessions } from "./session-endings.ts";
import { logoRoutes } from "./site/logo-routes.ts";
import { stockAdminRoutes } from "./stock/admin-routes.ts";
import { siteAdminRoutes } from "./site/admin-routes.ts";
import { uploadRoutes } from "./images/admin-routes.ts";
import { filmUploadRoutes } from "./images/film/admin-routes.ts";

/** All routes under /api/admin. */
export function adminRoutes(deps: Deps) {
  const throttle = createLoginThrottle(deps);
  return (
    new Elysia({ name: "admin" })
      .onBeforeHandle(({ set }) => {
        set.headers["cache-control"] = "no-store";
      })
      .use(loginRoutes(deps, throttle))
      .use(passkeyLoginRoutes(deps))
      .use(passwordLinkRoutes(deps, endWithSessions))
      // `adminGuard` checks the path and this checks the matched route, in case
      // the guard and the router ever read a path differently.
      .derive(async ({ request }) => ({
        session: await requireSession(deps, request),
      }))
      // Delays the response to a change until the shop shows the change. Pages
      // are rendered again in the background, so no visitor waits.
      .onAfterHandle(async ({ request }) => {
        if (request.method !== "GET") await deps.changes.settled();
      })
      .use(sessionRoutes(deps, endWithSessions))
      .use(passwordRoutes(deps, throttle, endWithSessions))
      .use(passkeyRoutes(deps, throttle))
      .use(pushRoutes(deps))
      .use(productAdminRoutes(deps))
      .use(stockAdminRoutes(deps))
      .use(importRoutes(deps))
      .use(charmAdminRoutes(deps))
      .use(resinAdminRoutes(deps))
      .use(configAdminRoutes(deps))
      .use(siteAdminRoutes(deps))
      .use(logoRoutes(deps))
      .use(mailAdminRoutes(deps, (ids) => findCustomers(deps.db, ids)))
      .use(orderAdminRoutes(deps))
      .use(letterAdminRoutes(deps))
      .use(subscriberAdminRoutes(deps))
      .use(backupAdminRoutes(deps))
      .use(uploadRoutes(deps))
      .use(filmUploadRoutes(deps))
  );
}
