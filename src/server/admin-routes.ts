import type { Deps } from "./deps.ts";
import { backupAdminRoutes } from "#server/operations/backup-schedule.ts";
import {
  charmAdminRoutes,
  configAdminRoutes,
  resinAdminRoutes,
} from "#server/clips/routes.ts";
import { importRoutes } from "#server/catalog/import-routes.ts";
import { letterAdminRoutes } from "#server/news/letter-routes.ts";
import { subscriberAdminRoutes } from "#server/news/subscriber-routes.ts";
import { findCustomers } from "./orders/resend.ts";
import { orderAdminRoutes } from "#server/orders/routes.ts";
import type { Route } from "./http/routes.ts";
import {
  loginRoutes,
  passwordLinkRoutes,
  passwordRoutes,
  sessionRoutes,
} from "#server/auth/admin-routes.ts";
import { createLoginThrottle } from "./auth/login-throttle.ts";
import {
  passkeyLoginRoutes,
  passkeyRoutes,
} from "#server/auth/passkey-routes.ts";
import { mailAdminRoutes } from "#server/mail/admin.ts";
import { productAdminRoutes } from "#server/catalog/routes.ts";
import { pushRoutes } from "./push/admin-routes.ts";
import { endWithSessions } from "./session-endings.ts";
import { logoRoutes, siteAdminRoutes } from "#server/site/admin-routes.ts";
import { stockAdminRoutes } from "#server/stock/routes.ts";
import { filmUploadRoutes, uploadRoutes } from "#server/images/admin-routes.ts";

/** All routes under /api/admin. */
export function adminRoutes(deps: Deps): Route[] {
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
