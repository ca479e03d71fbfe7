import * as calls from "#shared/account/calls.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { OK } from "#shared/api/schema.ts";
import { ACCOUNT } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { createExactLimiter, limitAddresses } from "#server/http/rate-limit.ts";
import { routes } from "#server/http/routes.ts";
import { knownBrowserCookie } from "./browser.ts";
import { checkOwnPassword } from "./passwords.ts";
import type { LoginThrottle } from "./login-throttle.ts";
import { toMe } from "./administrator.ts";
import {
  addPasskey,
  offerPasskey,
  offerSignIn,
  signInByPasskey,
  toPasskey,
} from "./passkeys.ts";
import { listPasskeys, removePasskey } from "./passkey-store.ts";

/** Each offer writes a row, which lives for minutes. */
const OFFERS = { max: 30, windowMs: 15 * MINUTE_MS };
const MAX_ENTRIES = 10_000;

/** Adds signing in by passkey, which needs no session. */
export function passkeyLoginRoutes(deps: Deps) {
  const { config } = deps;
  const offers = limitAddresses(
    createExactLimiter(deps, "passkey offer", MAX_ENTRIES),
  );
  return routes(calls, {
    offerSignIn: async ({ address }) => {
      await offers.take(address, OFFERS);
      return offerSignIn(deps);
    },

    signInByPasskey: async ({ request, body: answer, address, set }) => {
      const { admin, cookie } = await signInByPasskey(deps, {
        request,
        network: address,
        answer,
      });
      set.headers["set-cookie"] = [
        cookie,
        knownBrowserCookie(config, admin.passwordHash),
      ];
      deps.log.info("admin_logged_in");
      return toMe(deps, admin);
    },
  });
}

/** Adds the routes with which the maker adds and removes her passkeys. */
export function passkeyRoutes(deps: Deps, throttle: LoginThrottle) {
  return routes(calls, {
    listPasskeys: async ({ session }) =>
      (await listPasskeys(deps.db, session.adminId)).map(toPasskey),

    offerPasskey: async ({ request, address, session, body }) => {
      const sent = { request, address, password: body.password };
      await checkOwnPassword(deps, throttle, session, sent);
      return offerPasskey(deps, session);
    },

    addPasskey: ({ session, body }) => addPasskey(deps, session, body),

    removePasskey: async ({ session, params: { id } }) => {
      const { adminId } = session;
      await deps.commit(ACCOUNT, (tx) => removePasskey(tx, { adminId, id }));
      return OK;
    },
  });
}
