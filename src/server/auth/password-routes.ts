import * as calls from "#shared/account/calls.ts";
import type { Elysia } from "elysia";
import { OK } from "#shared/api/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { route } from "#server/http/route.ts";
import { setPassword } from "./administrator.ts";
import { checkOwnPassword } from "./check-password.ts";
import { requireSession } from "./guard.ts";
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

/** Who sets a password, and with which request. */
type Change = {
  request: Request;
  server: Parameters<typeof clientAddress>[1];
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
  { request, server, username, newPassword, onlyIf }: Change,
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
  const network = clientAddress(request, server, config.trustProxy);
  const cookie =
    admin && (await beginSession(deps, request, { admin, network }));
  if (!cookie) throw new Problem("unauthorized");
  return {
    admin,
    cookies: [cookie, knownBrowserCookie(config, admin.passwordHash)],
  };
}

/** Adds the way back of a maker who lost her password. */
export function passwordLinkRoutes(deps: Deps, endings: Endings) {
  const { trustProxy } = deps.config;
  const attempts = limitAttempts(deps, "password link");
  const mails = limitLinkMails(deps);
  return (app: Elysia) =>
    app
      .use(
        route(
          calls.sendPasswordLink,
          { summary: "Mail a link for a new password", errors: [429] },
          async ({ request, server }) => {
            await attempts.count(clientAddress(request, server, trustProxy));
            await mailPasswordLink(deps, mails);
            return OK;
          },
        ),
      )
      .use(
        route(
          calls.setPasswordByLink,
          { summary: "Set a new password by a link", errors: [404, 429] },
          async ({ request, server, body, set }) => {
            const { token, newPassword } = body;
            const address = clientAddress(request, server, trustProxy);
            await attempts.count(address);
            const { username } = await checkPasswordLink(deps, token);
            const { admin, cookies } = await renewPassword(deps, endings, {
              request,
              server,
              username,
              newPassword,
              onlyIf: (tx) => takePasswordLink(deps, tx, token),
            });
            await attempts.forget(address);
            set.headers["set-cookie"] = cookies;
            return toMe(deps, admin);
          },
        ),
      );
}

/** Adds the route with which the maker changes her password. */
export function passwordRoutes(
  deps: Deps,
  throttle: LoginThrottle,
  endings: Endings,
) {
  return (app: Elysia) =>
    app.use(
      route(
        calls.changePassword,
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
          const { cookies } = await renewPassword(deps, endings, {
            request,
            server,
            username,
            newPassword,
          });
          set.headers["set-cookie"] = cookies;
          return OK;
        },
      ),
    );
}
