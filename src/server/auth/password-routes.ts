import * as calls from "#shared/account/calls.ts";
import { OK } from "#shared/api/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import type { Exchange } from "#server/http/exchange.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { routes } from "#server/http/routes.ts";
import { setPassword } from "./administrator.ts";
import { checkOwnPassword } from "./check-password.ts";
import { knownBrowserCookie } from "./known-browser.ts";
import { limitAttempts, type LoginThrottle } from "./login-throttle.ts";
import { toMe } from "./me.ts";
import {
  checkPasswordLink,
  limitLinkMails,
  mailPasswordLink,
  takePasswordLink,
} from "./password-link.ts";
import { hashPassword } from "./passwords.ts";
import { beginSession, type Endings } from "./sessions.ts";
import { type Admin, findAdmin } from "./store.ts";
import { findWeakness } from "./weak-password.ts";

/** A request to set a password, and where it came from. */
type PasswordChange = Pick<Exchange, "request" | "address"> & {
  username: string;
  newPassword: string;
  onlyIf?: (tx: Tx) => Promise<void>;
};

/**
 * Sets a password that is not easily guessed, ends all sessions and begins a new
 * one in this browser. Returns its cookies.
 */
async function renewPassword(
  deps: Deps,
  endings: Endings,
  { request, address, username, newPassword, onlyIf }: PasswordChange,
): Promise<{ admin: Admin; cookies: string[] }> {
  const { config, db } = deps;
  const { shopName } = await deps.locale();
  const known = { ...config, shopName, adminUsername: username };
  const weakness = await findWeakness(newPassword, known);
  if (weakness) throw invalidField("newPassword", errorKey(weakness));
  const passwordHash = await hashPassword(newPassword);
  const given = { username, passwordHash, endings: endings.others, onlyIf };
  await setPassword(deps, given);
  deps.log.info("password_changed");
  const admin = await findAdmin(db, username);
  const cookie =
    admin && (await beginSession(deps, request, { admin, network: address }));
  if (!cookie) throw new Problem("unauthorized");
  return {
    admin,
    cookies: [cookie, knownBrowserCookie(config, admin.passwordHash)],
  };
}

/** Adds the way back of a maker who lost her password. */
export function passwordLinkRoutes(deps: Deps, endings: Endings) {
  const attempts = limitAttempts(deps, "password link");
  const mails = limitLinkMails(deps);
  return routes(calls, {
    sendPasswordLink: async ({ address }) => {
      await attempts.count(address);
      await mailPasswordLink(deps, mails);
      return OK;
    },

    setPasswordByLink: async ({ request, address, body, set }) => {
      const { token, newPassword } = body;
      await attempts.count(address);
      const { username } = await checkPasswordLink(deps, token);
      const { admin, cookies } = await renewPassword(deps, endings, {
        request,
        address,
        username,
        newPassword,
        onlyIf: (tx) => takePasswordLink(deps, tx, token),
      });
      await attempts.forget(address);
      set.headers["set-cookie"] = cookies;
      return toMe(deps, admin);
    },
  });
}

/** Adds the route with which the maker changes her password. */
export function passwordRoutes(
  deps: Deps,
  throttle: LoginThrottle,
  endings: Endings,
) {
  return routes(calls, {
    changePassword: async ({ request, address, session, body, set }) => {
      const { password, newPassword } = body;
      const sent = { request, address, password };
      const { username } = await checkOwnPassword(
        deps,
        throttle,
        session,
        sent,
      );
      const { cookies } = await renewPassword(deps, endings, {
        request,
        address,
        username,
        newPassword,
      });
      set.headers["set-cookie"] = cookies;
      return OK;
    },
  });
}
