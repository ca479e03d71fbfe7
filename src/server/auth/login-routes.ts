import * as calls from "#shared/admin/calls.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
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
  return routes(calls, {
    logIn: async ({ request, body, address, set }) => {
      await adminEnsured(deps);
      const named = await findAdmin(deps.db, body.username);
      const browser = findKnownBrowser(config, request, named?.passwordHash);
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
  });
}
