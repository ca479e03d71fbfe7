import * as calls from "#shared/admin/calls.ts";
import type { Elysia } from "elysia";
import { OK } from "#shared/api/schema.ts";
import { SessionPath } from "#shared/account/schema.ts";
import { ACCOUNT, MAKER } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { route } from "#server/http/route.ts";
import { requireSession } from "./guard.ts";
import { toMe } from "./me.ts";
import {
  type Endings,
  endSession,
  endSessionById,
  listOwnSessions,
} from "./sessions.ts";
import { removeOtherSessions } from "./store.ts";

/** Adds the routes that show and end the administrator's sessions. */
export function sessionRoutes(deps: Deps, endings: Endings) {
  return (app: Elysia) =>
    app
      .use(
        route(calls.getMe, { summary: "The session" }, async ({ request }) =>
          toMe(deps, await requireSession(deps, request)),
        ),
      )
      .use(
        route(
          calls.logOut,
          { summary: "Log out" },
          async ({ request, set }) => {
            const session = await requireSession(deps, request);
            set.headers["set-cookie"] = await endSession(
              deps,
              session,
              endings,
            );
            // Deletes what the panel stored, because others may use the browser.
            // Not "cookies", which would also delete the cookie of a cart.
            set.headers["clear-site-data"] = '"cache", "storage"';
            return OK;
          },
        ),
      )
      .use(
        route(
          calls.listSessions,
          { summary: "Where the administrator is logged in" },
          async ({ request }) =>
            listOwnSessions(deps, await requireSession(deps, request)),
        ),
      )
      .use(
        route(
          calls.endOtherSessions,
          { summary: "End all sessions but this one" },
          async ({ request }) => {
            const session = await requireSession(deps, request);
            await deps.commit([...ACCOUNT, ...MAKER], async (tx) => {
              await removeOtherSessions(tx, session);
              await endings.others(tx, session.tokenHash);
            });
            return OK;
          },
        ),
      )
      .use(
        route(
          calls.endSession,
          { summary: "End a session", params: SessionPath, errors: [404] },
          async ({ request, params }) => {
            const session = await requireSession(deps, request);
            await endSessionById(deps, session, params.id, endings);
            return OK;
          },
        ),
      );
}
