import { Elysia } from "elysia";
import type { Deps } from "./deps.ts";
import { backupAdminRoutes } from "./operations/backup/admin-routes.ts";
import { charmAdminRoutes } from "./clip/charm-admin-routes.ts";
import { configAdminRoutes } from "./clip/config-admin-routes.ts";
import { resinAdminRoutes } from "./clip/resin-admin-routes.ts";
import { requireSession } from "./auth/guard.ts";
import { loginRoutes } from "./auth/login-routes.ts";
import { mailAdminRoutes } from "./mail/admin-routes.ts";
import { productAdminRoutes } from "./catalog/admin-routes.ts";
import { sessionRoutes } from "./auth/session-routes.ts";
import { markRoutes } from "./site/mark-routes.ts";
import { siteAdminRoutes } from "./site/admin-routes.ts";
import { uploadRoutes } from "./images/admin-routes.ts";
import { filmUploadRoutes } from "./images/film/admin-routes.ts";

/** All routes under /api/admin. */
export function adminRoutes(deps: Deps) {
  return (
    new Elysia({ name: "admin" })
      .onBeforeHandle(({ set }) => {
        set.headers["cache-control"] = "no-store";
      })
      .use(loginRoutes(deps))
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
      .use(sessionRoutes(deps))
      .use(productAdminRoutes(deps))
      .use(charmAdminRoutes(deps))
      .use(resinAdminRoutes(deps))
      .use(configAdminRoutes(deps))
      .use(siteAdminRoutes(deps))
      .use(markRoutes(deps))
      .use(mailAdminRoutes(deps))
      .use(backupAdminRoutes(deps))
      .use(uploadRoutes(deps))
      .use(filmUploadRoutes(deps))
  );
}
