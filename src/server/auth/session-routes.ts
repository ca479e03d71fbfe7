import * as calls from "#shared/admin/calls.ts";
import { OK } from "#shared/api/schema.ts";
import { ACCOUNT, MAKER } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
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
