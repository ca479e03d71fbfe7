import {
  offerSignIn,
  sendPasswordLink,
  setPasswordByLink,
  signInByPasskey,
} from "#shared/account/calls.ts";
import { logIn } from "#shared/admin/calls.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import type { Guard } from "#server/http/guards.ts";
import { type Session, sessionOf } from "./sessions.ts";

const ADMIN_PREFIX = "/api/admin";
/** The ways in. */
const OPEN = new Set<string>([
  logIn.path,
  offerSignIn.path,
  signInByPasskey.path,
  sendPasswordLink.path,
  setPasswordByLink.path,
]);

/** Returns the session of a request. Throws "unauthorized" without one. */
export async function requireSession(
  deps: Deps,
  request: Request,
): Promise<Session> {
  const session = await sessionOf(deps, request);
  if (!session) throw new Problem("unauthorized");
  return session;
}

/**
 * Requires a session for every route under /api/admin except the logins. Runs
 * before the body is read, and also guards routes that are added later.
 */
export function adminGuard(deps: Deps): Guard {
  return (request, path) =>
    path.startsWith(ADMIN_PREFIX) && !OPEN.has(path)
      ? requireSession(deps, request)
      : undefined;
}
