import { SESSION_IDLE_MS, SESSION_MAX_MS } from "#shared/account/rules.ts";
import type { AdminSessionList } from "#shared/account/schema.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import type { Config } from "#server/config/config.ts";
import type { Tx } from "#server/db/handle.ts";
import { ACCOUNT, NO_LOCK } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { cookieLine, readCookie } from "#server/http/cookies.ts";
import type { Exchange, Session } from "#server/http/exchange.ts";
import { Problem } from "#server/http/problem.ts";
import { toIso } from "#server/runtime/clock.ts";
import { errorFields } from "#server/runtime/log.ts";
import { hashToken, randomToken } from "#server/runtime/random.ts";
import {
  offerSignIn,
  sendPasswordLink,
  setPasswordByLink,
  signInByPasskey,
} from "#shared/account/calls.ts";
import { logIn } from "#shared/admin/calls.ts";
import type { Guard } from "#server/http/guards.ts";
import { browserName } from "./browser.ts";
import {
  type Admin,
  findSession,
  insertSession,
  listSessions,
  removeSession,
  type SessionRow,
  touchSession,
} from "./store.ts";

/**
 * The things that end together with sessions; rooms above this one have a part
 * in it.
 */
export type Endings = {
  /** With the session that has this hash, by her wish. */
  one(tx: Tx, tokenHash: string): Promise<void>;
  /** With all but this one, or all: under the locks of account and maker. */
  others(tx: Tx, except: string | undefined): Promise<void>;
};

const COOKIE_NAME = "barrette_admin";
const TOKEN_BYTES = 32;
const PUBLIC_ID_CHARACTERS = 32;
// The last use is written at most this often, so that most requests write
// nothing. The idle time is therefore only accurate to ten minutes.
const TOUCH_AFTER_MS = 10 * MINUTE_MS;
// Setting the clock back by seconds must not end sessions, but setting it
// back by more than this must.
const CLOCK_SLACK_MS = HOUR_MS;

/**
 * Returns the session of a request's cookie if the session is valid. An expired
 * session is removed at once, so that setting the clock back cannot revive it.
 */
export async function sessionOf(
  deps: Deps,
  request: Request,
): Promise<Session | undefined> {
  const { db, clock, config } = deps;
  const token = readToken(config, request);
  if (!token) return undefined;
  const tokenHash = hashToken(token);
  const session = await findSession(db, tokenHash);
  if (!session) return undefined;
  const now = clock.now();
  if (!isValid(session, now)) {
    await tryToWrite(deps, (tx) => removeSession(tx, tokenHash));
    return undefined;
  }
  if (now - session.lastUsedAt > TOUCH_AFTER_MS)
    await tryToWrite(deps, (tx) => touchSession(tx, { tokenHash, now }));
  return session;
}

/** Whether a session goes on; to ask is no use of it. */
export async function isSessionOpen(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { tokenHash }: Session,
): Promise<boolean> {
  const session = await findSession(db, tokenHash);
  return session !== undefined && isValid(session, clock.now());
}

/** On a full disk, the maker can still read her panel. */
async function tryToWrite(
  { commit, log }: Pick<Deps, "commit" | "log">,
  write: (tx: Tx) => Promise<void>,
): Promise<void> {
  try {
    await commit(NO_LOCK, write);
  } catch (error) {
    log.warn("session_not_updated", errorFields(error));
  }
}

type Times = Pick<SessionRow, "createdAt" | "lastUsedAt">;

function isValid({ createdAt, lastUsedAt }: Times, now: number): boolean {
  return (
    now - createdAt <= SESSION_MAX_MS &&
    now - lastUsedAt <= SESSION_IDLE_MS &&
    lastUsedAt - now <= CLOCK_SLACK_MS
  );
}

/**
 * Begins a session with a new token and ends the browser's previous session.
 * `network` is where the login came from.
 * Returns the Set-Cookie line; undefined if the password was changed while the
 * old one was being verified.
 */
export async function beginSession(
  { commit, clock, config }: Deps,
  request: Request,
  {
    admin,
    network,
    alsoIf,
  }: {
    admin: Admin;
    network: string;
    /** Checks in the transaction of the login what else must be so. */
    alsoIf?: (tx: Tx) => Promise<boolean>;
  },
): Promise<string | undefined> {
  const token = randomToken(TOKEN_BYTES);
  const previous = readToken(config, request);
  const now = clock.now();
  const begun = await commit(ACCOUNT, async (tx) => {
    if (alsoIf && !(await alsoIf(tx))) return false;
    return insertSession(tx, {
      admin,
      tokenHash: hashToken(token),
      previousTokenHash: previous && hashToken(previous),
      browser: browserName(request.headers.get("user-agent")),
      network,
      now,
      createdBefore: now - SESSION_MAX_MS,
      usedBefore: now - SESSION_IDLE_MS,
    });
  });
  return begun
    ? sessionCookie(config, token, SESSION_MAX_MS / 1000)
    : undefined;
}

/** Ends a session. Returns the Set-Cookie line that removes the cookie. */
export async function endSession(
  { commit, config }: Deps,
  session: Session,
  endings: Endings,
): Promise<string> {
  await commit(NO_LOCK, async (tx) => {
    await removeSession(tx, session.tokenHash);
    await endings.one(tx, session.tokenHash);
  });
  return sessionCookie(config, "", 0);
}

/** Returns the valid sessions of the administrator, the current one first. */
export async function listOwnSessions(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { adminId, tokenHash }: Session,
): Promise<AdminSessionList> {
  const now = clock.now();
  return (await listSessions(db, adminId))
    .filter((row) => isValid(row, now))
    .map((row) => ({
      id: idOf(row),
      browser: row.browser,
      network: row.network,
      createdAt: toIso(row.createdAt),
      lastUsedAt: toIso(row.lastUsedAt),
      isCurrent: row.tokenHash === tokenHash,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends a session of the administrator. Throws "not_found". */
export async function endSessionById(
  { commit }: Pick<Deps, "commit">,
  { adminId }: Session,
  id: string,
  endings: Endings,
): Promise<void> {
  await commit(NO_LOCK, async (tx) => {
    const found = (await listSessions(tx, adminId)).find(
      (row) => idOf(row) === id,
    );
    if (!found) throw new Problem("not_found");
    await removeSession(tx, found.tokenHash);
    await endings.one(tx, found.tokenHash);
  });
}

/** Returns the public id of a session, which cannot be used to log in. */
function idOf({ tokenHash }: Pick<SessionRow, "tokenHash">): string {
  return hashToken(tokenHash).slice(0, PUBLIC_ID_CHARACTERS);
}

/** The `__Host-` prefix makes browsers restrict the cookie to this host. */
export function sessionCookieName(config: Config): string {
  return config.isHttps ? `__Host-${COOKIE_NAME}` : COOKIE_NAME;
}

/** Returns whether a request has a session cookie, valid or not. */
export function hasSessionCookie(request: Request): boolean {
  return request.headers.get("cookie")?.includes(COOKIE_NAME) ?? false;
}

function readToken(config: Config, request: Request): string | undefined {
  return readCookie(request, sessionCookieName(config));
}

function sessionCookie(config: Config, value: string, maxAgeSeconds: number) {
  const { isHttps } = config;
  const options = { isHttps, sameSite: "strict", maxAgeSeconds } as const;
  return cookieLine(sessionCookieName(config), value, options);
}

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
