import * as calls from "#shared/account/calls.ts";
import type { Elysia } from "elysia";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { OK } from "#shared/api/schema.ts";
import { ACCOUNT } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { createExactLimiter, limitAddresses } from "#server/http/rate-limit.ts";
import { route, ROW_PATH } from "#server/http/route.ts";
import { requireSession } from "#server/auth/guard.ts";
import { knownBrowserCookie } from "#server/auth/known-browser.ts";
import { checkOwnPassword } from "#server/auth/check-password.ts";
import type { LoginThrottle } from "#server/auth/login-throttle.ts";
import { toMe } from "#server/auth/me.ts";
import { addPasskey, offerPasskey, toPasskey } from "./register.ts";
import { offerSignIn, signInByPasskey } from "./sign-in.ts";
import { listPasskeys, removePasskey } from "./store.ts";

/** Each offer writes a row, which lives for minutes. */
const OFFERS = { max: 30, windowMs: 15 * MINUTE_MS };
const MAX_ENTRIES = 10_000;

/** Adds signing in by passkey, which needs no session. */
export function passkeyLoginRoutes(deps: Deps) {
  const { config } = deps;
  const offers = limitAddresses(
    createExactLimiter(deps, "passkey offer", MAX_ENTRIES),
  );
  return (app: Elysia) =>
    app
      .use(
        route(
          calls.offerSignIn,
          { summary: "What a passkey has to sign", errors: [409, 429] },
          async ({ request, server }) => {
            const address = clientAddress(request, server, config.trustProxy);
            await offers.take(address, OFFERS);
            return offerSignIn(deps);
          },
        ),
      )
      .use(
        route(
          calls.signInByPasskey,
          { summary: "Sign in by a passkey", errors: [401, 409] },
          async ({ request, body: answer, server, set }) => {
            const network = clientAddress(request, server, config.trustProxy);
            const { admin, cookie } = await signInByPasskey(deps, {
              request,
              network,
              answer,
            });
            set.headers["set-cookie"] = [
              cookie,
              knownBrowserCookie(config, admin.passwordHash),
            ];
            deps.log.info("admin_logged_in");
            return toMe(deps, admin);
          },
        ),
      );
}

/** Adds the routes with which the maker adds and removes her passkeys. */
export function passkeyRoutes(deps: Deps, throttle: LoginThrottle) {
  return (app: Elysia) =>
    app
      .use(
        route(
          calls.listPasskeys,
          { summary: "The passkeys of the administrator" },
          async ({ request }) => {
            const { adminId } = await requireSession(deps, request);
            return (await listPasskeys(deps.db, adminId)).map(toPasskey);
          },
        ),
      )
      .use(
        route(
          calls.offerPasskey,
          { summary: "What a new passkey needs", errors: [409, 429] },
          async ({ request, server, body }) => {
            const session = await requireSession(deps, request);
            const sent = { request, server, password: body.password };
            await checkOwnPassword(deps, throttle, session, sent);
            return offerPasskey(deps, session);
          },
        ),
      )
      .use(
        route(
          calls.addPasskey,
          { summary: "Add a passkey", errors: [401, 409] },
          async ({ request, body }) =>
            addPasskey(deps, await requireSession(deps, request), body),
        ),
      )
      .use(
        route(
          calls.removePasskey,
          { summary: "Remove a passkey", params: ROW_PATH, errors: [404] },
          async ({ request, params: { id } }) => {
            const { adminId } = await requireSession(deps, request);
            await deps.commit(ACCOUNT, (tx) =>
              removePasskey(tx, { adminId, id }),
            );
            return OK;
          },
        ),
      );
}
