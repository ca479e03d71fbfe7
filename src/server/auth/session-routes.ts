import type { Elysia } from "elysia";
import { Me } from "#shared/admin/schema.ts";
import { OK, OkReply } from "#shared/api/errors.ts";
import { AdminSessionList, SessionPath } from "#shared/admin/sessions.ts";
import { API, sessionPath } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { operation } from "#server/http/operation.ts";
import { pathParts, replies } from "#server/http/route-schemas.ts";
import { requireSession } from "./guard.ts";
import { toMe } from "./me.ts";
import { endSession, endSessionById, listOwnSessions } from "./sessions.ts";
import { removeOtherSessions } from "./store.ts";

/** Adds the routes that show and end the administrator's sessions. */
export function sessionRoutes(deps: Deps) {
  return (app: Elysia) =>
    app
      .get(
        API.me,
        async ({ request }) => toMe(deps, await requireSession(deps, request)),
        { response: replies(Me), detail: operation("The session") },
      )
      .post(
        API.logout,
        async ({ request, set }) => {
          const session = await requireSession(deps, request);
          set.headers["set-cookie"] = await endSession(deps, session);
          // Deletes what the panel stored, because others may use the browser.
          // Not "cookies", which would also delete the cookie of a cart.
          set.headers["clear-site-data"] = '"cache", "storage"';
          return OK;
        },
        { response: replies(OkReply), detail: operation("Log out") },
      )
      .get(
        API.sessions,
        async ({ request }) =>
          listOwnSessions(deps, await requireSession(deps, request)),
        {
          response: replies(AdminSessionList),
          detail: operation("Where the administrator is logged in"),
        },
      )
      .delete(
        API.sessions,
        async ({ request }) => {
          const session = await requireSession(deps, request);
          await deps.commit((tx) => removeOtherSessions(tx, session));
          return OK;
        },
        {
          response: replies(OkReply),
          detail: operation("End all sessions but this one"),
        },
      )
      .delete(
        sessionPath(":id"),
        async ({ request, params }) => {
          const session = await requireSession(deps, request);
          await endSessionById(deps, session, params.id);
          return OK;
        },
        {
          params: pathParts(SessionPath),
          response: replies(OkReply),
          detail: operation("End a session", { errors: [404] }),
        },
      );
}
