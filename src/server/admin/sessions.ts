import { SESSION_MAX_MS } from "#shared/admin.ts";
import type { Config } from "#server/config.ts";
import type { Deps } from "#server/deps.ts";
import { hashToken, randomToken } from "#server/random.ts";
import {
  type Admin,
  createSession,
  findSession,
  removeSession,
  type Session,
} from "./store.ts";

const TOKEN_BYTES = 32;

/** The cookie's name: with https, one that no other host can set. */
function sessionCookieName(config: Config): string {
  return config.isHttps ? "__Host-barrette_admin" : "barrette_admin";
}

function readToken(config: Config, request: Request): string | undefined {
  const header = request.headers.get("cookie");
  if (!header) return undefined;
  return new Bun.CookieMap(header).get(sessionCookieName(config)) ?? undefined;
}

/** The session that a request carries, if it is alive. */
export function sessionOf(deps: Deps, request: Request): Session | undefined {
  const token = readToken(deps.config, request);
  return token ? findSession(deps, hashToken(token)) : undefined;
}

/**
 * Begins a session under a new token and answers its Set-Cookie line;
 * undefined where the password changed while it was being verified.
 */
export function beginSession(
  deps: Deps,
  request: Request,
  admin: Admin,
): string | undefined {
  const token = randomToken(TOKEN_BYTES);
  const previous = readToken(deps.config, request);
  const begun = createSession(
    deps,
    admin,
    hashToken(token),
    previous && hashToken(previous),
  );
  return begun
    ? cookieLine(deps.config, token, SESSION_MAX_MS / 1000)
    : undefined;
}

/** Ends a session and answers the Set-Cookie line that takes the cookie away. */
export function endSession(deps: Deps, session: Session): string {
  removeSession(deps.db, session.tokenHash);
  return cookieLine(deps.config, "", 0);
}

function cookieLine(config: Config, value: string, maxAgeSeconds: number) {
  return new Bun.Cookie(sessionCookieName(config), value, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: config.isHttps,
    maxAge: maxAgeSeconds,
  }).serialize();
}
