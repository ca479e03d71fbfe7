import {
  offerSignIn,
  sendPasswordLink,
  setPasswordByLink,
  signInByPasskey,
} from "#shared/account/calls.ts";
import { logIn } from "#shared/admin/calls.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import type { Exchange } from "#server/http/exchange.ts";
import type { Guard } from "#server/http/guards.ts";
import { sessionOf } from "./sessions.ts";

const ADMIN_PREFIX = "/api/admin";
/** The ways in. */
const OPEN = new Set<string>([
  logIn.path,
  offerSignIn.path,
  signInByPasskey.path,
  sendPasswordLink.path,
  setPasswordByLink.path,
]);

/**
 * Requires a session for every route under /api/admin except the logins. Runs
 * before the body is read, and also guards routes that are added later.
 */
export function adminGuard(deps: Deps): Guard {
  const require = async (exchange: Exchange) => {
    exchange.session = await sessionOf(deps, exchange.request);
    if (!exchange.session) throw new Problem("unauthorized");
  };
  return (exchange) =>
    exchange.path.startsWith(ADMIN_PREFIX) && !OPEN.has(exchange.path)
      ? require(exchange)
      : undefined;
}
