import * as calls from "#shared/admin/calls.ts";
import type { Elysia } from "elysia";
import { clientAddress } from "#server/http/client-address.ts";
import type { Deps } from "#server/deps.ts";
import { route } from "#server/http/route.ts";
import { Problem } from "#server/http/problem.ts";
import { toMe } from "./me.ts";
import { adminEnsured } from "./administrator.ts";
import { findKnownBrowser, knownBrowserCookie } from "./known-browser.ts";
import { checkPassword } from "./check-password.ts";
import type { LoginThrottle } from "./login-throttle.ts";
import { beginSession } from "./sessions.ts";
import { findAdmin } from "./store.ts";

/** Adds the login by a password, which needs no session. */
export function loginRoutes(deps: Deps, throttle: LoginThrottle) {
  const { config } = deps;
  return (app: Elysia) =>
    app.use(
      route(
        calls.logIn,
        { summary: "Log in", errors: [429] },
        async ({ request, body, server, set }) => {
          const address = clientAddress(request, server, config.trustProxy);
          await adminEnsured(deps);
          const named = await findAdmin(deps.db, body.username);
          const browser = findKnownBrowser(
            config,
            request,
            named?.passwordHash,
          );
          const caller = { address, browser };
          const admin = await checkPassword(deps, throttle, caller, body);
          const origin = { admin, network: address };
          const cookie = await beginSession(deps, request, origin);
          if (!cookie) throw new Problem("login_failed");
          set.headers["set-cookie"] = browser
            ? [cookie]
            : [cookie, knownBrowserCookie(config, admin.passwordHash)];
          deps.log.info("admin_logged_in");
          return toMe(deps, admin);
        },
      ),
    );
}
