import * as accountCalls from "#shared/account/calls.ts";
import { OK } from "#shared/api/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import type { Exchange } from "#server/http/exchange.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { routes } from "#server/http/routes.ts";
import * as calls from "#shared/admin/calls.ts";
import { ACCOUNT, MAKER } from "#server/db/locks.ts";
import { adminEnsured, setPassword, toMe } from "./administrator.ts";
import { checkOwnPassword, checkPassword, hashPassword } from "./passwords.ts";
import { findKnownBrowser, knownBrowserCookie } from "./browser.ts";
import { limitAttempts, type LoginThrottle } from "./login-throttle.ts";
import {
  checkPasswordLink,
  limitLinkMails,
  mailPasswordLink,
  takePasswordLink,
} from "./password-link.ts";
import {
  beginSession,
  type Endings,
  endSession,
  endSessionById,
  listOwnSessions,
} from "./sessions.ts";
import { type Admin, findAdmin, removeOtherSessions } from "./store.ts";
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
  return routes(accountCalls, {
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
  return routes(accountCalls, {
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

/** Adds the routes that show and end the administrator's sessions. */
export function sessionRoutes(deps: Deps, endings: Endings) {
  return routes(calls, {
    getMe: ({ session }) => toMe(deps, session),

    logOut: async ({ session, set }) => {
      set.headers["set-cookie"] = await endSession(deps, session, endings);
      // Deletes what the panel stored, because others may use the browser.
      // Not "cookies", which would also delete the cookie of a cart.
      set.headers["clear-site-data"] = '"cache", "storage"';
      return OK;
    },

    listSessions: ({ session }) => listOwnSessions(deps, session),

    endOtherSessions: async ({ session }) => {
      await deps.commit([...ACCOUNT, ...MAKER], async (tx) => {
        await removeOtherSessions(tx, session);
        await endings.others(tx, session.tokenHash);
      });
      return OK;
    },

    endSession: async ({ session, params }) => {
      await endSessionById(deps, session, params.id, endings);
      return OK;
    },
  });
}
