import type { Elysia } from "elysia";
import { LoginInput, Me } from "#shared/admin/schema.ts";
import { API } from "#shared/api/paths.ts";
import { clientAddress } from "#server/http/client-address.ts";
import type { Deps } from "#server/deps.ts";
import { operation } from "#server/http/operation.ts";
import { Problem } from "#server/http/problem.ts";
import { replies, takes } from "#server/http/route-schemas.ts";
import { toMe } from "./me.ts";
import { adminEnsured } from "./administrator.ts";
import { findKnownBrowser, knownBrowserCookie } from "./known-browser.ts";
import { createLoginThrottle } from "./login-throttle.ts";
import { verifyPassword } from "./passwords.ts";
import { beginSession } from "./sessions.ts";
import { type Admin, findAdmin } from "./store.ts";

type Throttle = ReturnType<typeof createLoginThrottle>;

/** Adds the login, the only admin route that needs no session. */
export function loginRoutes(deps: Deps) {
  const { config } = deps;
  const throttle = createLoginThrottle(deps);
  return (app: Elysia) =>
    app.post(
      API.login,
      async ({ request, body, server, set }) => {
        const address = clientAddress(request, server, config.trustProxy);
        await adminEnsured(deps);
        const owner = await findAdmin(deps.db, body.username);
        const browser = findKnownBrowser(config, request, owner?.passwordHash);
        const caller = { address, browser };
        const admin = await logIn(deps, throttle, caller, body);
        const origin = { admin, network: address };
        const cookie = await beginSession(deps, request, origin);
        if (!cookie) throw new Problem("login_failed");
        set.headers["set-cookie"] = browser
          ? [cookie]
          : [cookie, knownBrowserCookie(config, admin.passwordHash)];
        deps.log.info("admin_logged_in");
        return toMe(deps, admin);
      },
      {
        body: takes(LoginInput),
        response: replies(Me),
        detail: operation("Log in", { errors: [429] }),
      },
    );
}

type Caller = {
  address: string;
  /** The id of a browser that logged in before; undefined for others. */
  browser: string | undefined;
};

async function logIn(
  deps: Deps,
  throttle: Throttle,
  { address, browser }: Caller,
  { username, password }: LoginInput,
): Promise<Admin> {
  const isKnown = browser !== undefined;
  // Guesses from other browsers must not delay or block a known browser.
  const account = isKnown ? `${username} in ${browser}` : username;
  if (isKnown) await throttle.countKnownAttempt(browser);
  else await throttle.countAttempt(address);
  await throttle.delay(account);
  const admin = await findAdmin(deps.db, username);
  const fits = await verifyPassword(password, admin?.passwordHash, { isKnown });
  if (!admin || !fits) {
    await throttle.countFailure(account);
    // The fail2ban filter in OPERATIONS.md matches this entry word for word.
    deps.log.warn("admin_login_failed", { network: address });
    throw new Problem("login_failed");
  }
  await throttle.forget(isKnown ? `browser ${browser}` : address, account);
  return admin;
}
