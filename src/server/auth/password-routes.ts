import { changePassword } from "#shared/admin/account-calls.ts";
import type { Elysia } from "elysia";
import { OK } from "#shared/api/errors.ts";
import { errorText } from "#shared/messages/error-text.ts";
import type { Deps } from "#server/deps.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { route } from "#server/http/route.ts";
import { setPassword } from "./administrator.ts";
import { checkOwnPassword } from "./check-password.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { requireSession } from "./guard.ts";
import { knownBrowserCookie } from "./known-browser.ts";
import type { LoginThrottle } from "./login-throttle.ts";
import { hashPassword } from "./passwords.ts";
import { beginSession, type Endings } from "./sessions.ts";
import { findAdmin } from "./store.ts";

/** Adds the route with which the maker changes her password. */
export function passwordRoutes(
  deps: Deps,
  throttle: LoginThrottle,
  endings: Endings,
) {
  const { config } = deps;
  return (app: Elysia) =>
    app.use(
      route(
        changePassword,
        { summary: "Change the password", errors: [409, 429] },
        async ({ request, server, body, set }) => {
          const session = await requireSession(deps, request);
          const { password, newPassword } = body;
          const sent = { request, server, password };
          const { username } = await checkOwnPassword(
            deps,
            throttle,
            session,
            sent,
          );
          if (await isCommonPassword(newPassword))
            throw invalidField("newPassword", errorText("passwordCommon"));
          const passwordHash = await hashPassword(newPassword);
          const given = { username, passwordHash, endings: endings.others };
          await setPassword(deps, given);
          deps.log.info("password_changed");
          const admin = await findAdmin(deps.db, username);
          // All sessions are ended, this one too; this browser goes on.
          const network = clientAddress(request, server, config.trustProxy);
          const cookie =
            admin && (await beginSession(deps, request, { admin, network }));
          if (!cookie) throw new Problem("unauthorized");
          set.headers["set-cookie"] = [
            cookie,
            knownBrowserCookie(config, admin.passwordHash),
          ];
          return OK;
        },
      ),
    );
}
