import { API } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import type { Guard } from "#server/http/request-handler.ts";
import { type Session, sessionOf } from "./sessions.ts";

const ADMIN_PREFIX = "/api/admin";

/** The session of a request; throws "unauthorized" where there is none. */
export async function requireSession(
  deps: Deps,
  request: Request,
): Promise<Session> {
  const session = await sessionOf(deps, request);
  if (!session) throw new Problem("unauthorized");
  return session;
}

/**
 * Requires a session for everything under /api/admin except the login, before
 * any body is read. Routes that are added there later are guarded as well.
 */
export function adminGuard(deps: Deps): Guard {
  return async (request, path) => {
    if (path.startsWith(ADMIN_PREFIX) && path !== API.login)
      await requireSession(deps, request);
  };
}
