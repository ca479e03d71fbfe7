import { Elysia } from "elysia";
import type { Deps } from "#server/deps.ts";
import { charmAdminRoutes } from "./charm-routes.ts";
import { configAdminRoutes } from "./config-routes.ts";
import { adminGuard, requireSession } from "./guard.ts";
import { loginRoutes } from "./login-routes.ts";
import { mailAdminRoutes } from "./mail-routes.ts";
import { productAdminRoutes } from "./product-routes.ts";
import { sessionRoutes } from "./session-routes.ts";
import { uploadRoutes } from "./upload-routes.ts";

/** Everything under /api/admin. */
export function adminRoutes(deps: Deps) {
  return (
    new Elysia({ name: "admin" })
      .use(adminGuard(deps))
      .use(loginRoutes(deps))
      // The guard goes by the address; this goes by the route that was found,
      // should the two ever be read differently.
      .derive(({ request }) => ({ session: requireSession(deps, request) }))
      // Whoever is told "saved" finds it in the shop: the pages are made anew
      // in the background, and another visitor never waits for that.
      .onAfterHandle(async ({ request }) => {
        if (request.method !== "GET") await deps.changes.settled();
      })
      .use(sessionRoutes(deps))
      .use(productAdminRoutes(deps))
      .use(charmAdminRoutes(deps))
      .use(configAdminRoutes(deps))
      .use(mailAdminRoutes(deps))
      .use(uploadRoutes(deps))
  );
}
