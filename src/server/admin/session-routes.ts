import { Elysia } from "elysia";
import type { Me } from "#shared/admin.ts";
import type { OkReply } from "#shared/errors.ts";
import { API } from "#shared/paths.ts";
import type { Deps } from "#server/deps.ts";
import { requireSession } from "./guard.ts";
import { endSession } from "./sessions.ts";

/** Who is logged in, and logging out. */
export function sessionRoutes(deps: Deps) {
  return new Elysia({ name: "admin-session" })
    .get(API.me, ({ request }): Me => ({
      username: requireSession(deps, request).username,
    }))
    .post(API.logout, ({ request, set }): OkReply => {
      const session = requireSession(deps, request);
      set.headers["set-cookie"] = endSession(deps, session);
      return { ok: true };
    });
}
