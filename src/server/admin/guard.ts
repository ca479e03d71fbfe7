import { Elysia } from "elysia";
import { API } from "#shared/paths.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/problem.ts";
import { sessionOf } from "./sessions.ts";
import type { Session } from "./store.ts";

const ADMIN_PREFIX = "/api/admin";

/** The session of a request; throws "unauthorized" where there is none. */
export function requireSession(deps: Deps, request: Request): Session {
  const session = sessionOf(deps, request);
  if (!session) throw new Problem("unauthorized");
  return session;
}

/**
 * Closes everything under /api/admin but the login, before a byte of a body
 * is read: what is added there later is closed without a thought.
 */
export function adminGuard(deps: Deps) {
  return new Elysia({ name: "admin-guard" }).onRequest(({ request, set }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(ADMIN_PREFIX)) return;
    set.headers["cache-control"] = "no-store";
    if (pathname !== API.login) requireSession(deps, request);
  });
}
