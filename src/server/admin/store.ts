import { count, eq, lt, or } from "drizzle-orm";
import { SESSION_IDLE_MS, SESSION_MAX_MS } from "#shared/admin.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { IMMEDIATE, type Tx } from "#server/db/open.ts";
import { admins, sessions } from "#server/db/schema/admins.ts";
import type { Deps } from "#server/deps.ts";

export type Admin = typeof admins.$inferSelect;
export type Session = { tokenHash: string; adminId: number; username: string };

// A read must not write each time: the idle time may be off by this much.
const TOUCH_AFTER_MS = 10 * MINUTE_MS;
// A clock corrected by seconds ends no session; one that jumped does.
const CLOCK_SLACK_MS = HOUR_MS;

/** Whether the shop has its administrator yet. */
export function hasAdmin(db: Tx): boolean {
  const [row] = db.select({ count: count() }).from(admins).all();
  return row !== undefined && row.count > 0;
}

/** The administrator of this name; undefined where there is none. */
export function findAdmin(db: Tx, username: string): Admin | undefined {
  const [row] = db
    .select()
    .from(admins)
    .where(eq(admins.username, username))
    .all();
  return row;
}

/** Adds the first administrator; false where there is one already. */
export function createFirstAdmin(
  deps: Pick<Deps, "db" | "clock">,
  username: string,
  passwordHash: string,
): boolean {
  return deps.db.transaction((tx) => {
    if (hasAdmin(tx)) return false;
    const now = deps.clock.now();
    tx.insert(admins)
      .values({ username, passwordHash, createdAt: now, updatedAt: now })
      .run();
    return true;
  }, IMMEDIATE);
}

/**
 * Gives the administrator a new password and ends every session. Answers the
 * username; undefined where there is no administrator yet.
 */
export function changePassword(
  deps: Pick<Deps, "db" | "clock">,
  passwordHash: string,
): string | undefined {
  return deps.db.transaction((tx) => {
    const [admin] = tx.select().from(admins).orderBy(admins.id).limit(1).all();
    if (!admin) return undefined;
    tx.update(admins)
      .set({ passwordHash, updatedAt: deps.clock.now() })
      .where(eq(admins.id, admin.id))
      .run();
    tx.delete(sessions).where(eq(sessions.adminId, admin.id)).run();
    return admin.username;
  }, IMMEDIATE);
}

/**
 * Begins a session for an administrator whose password hash is still the one
 * that was verified, and ends the session that the browser had before. False
 * where the password changed in between.
 */
export function createSession(
  deps: Deps,
  admin: Admin,
  tokenHash: string,
  previousTokenHash: string | undefined,
): boolean {
  return deps.db.transaction((tx) => {
    if (findAdmin(tx, admin.username)?.passwordHash !== admin.passwordHash)
      return false;
    const now = deps.clock.now();
    if (previousTokenHash) removeSession(tx, previousTokenHash);
    tx.delete(sessions)
      .where(
        or(
          lt(sessions.createdAt, now - SESSION_MAX_MS),
          lt(sessions.lastUsedAt, now - SESSION_IDLE_MS),
        ),
      )
      .run();
    tx.insert(sessions)
      .values({ tokenHash, adminId: admin.id, createdAt: now, lastUsedAt: now })
      .run();
    return true;
  }, IMMEDIATE);
}

/**
 * The live session of a token. One that has run out is removed at once, so
 * that a clock set back does not bring it to life again.
 */
export function findSession(
  deps: Deps,
  tokenHash: string,
): Session | undefined {
  const { db, clock } = deps;
  const [row] = db
    .select()
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(eq(sessions.tokenHash, tokenHash))
    .all();
  if (!row) return undefined;
  const now = clock.now();
  if (!isAlive(row.sessions, now)) {
    removeSession(db, tokenHash);
    return undefined;
  }
  if (now - row.sessions.lastUsedAt > TOUCH_AFTER_MS)
    db.update(sessions)
      .set({ lastUsedAt: now })
      .where(eq(sessions.tokenHash, tokenHash))
      .run();
  const { adminId } = row.sessions;
  return { tokenHash, adminId, username: row.admins.username };
}

function isAlive(
  session: { createdAt: number; lastUsedAt: number },
  now: number,
): boolean {
  return (
    now - session.createdAt <= SESSION_MAX_MS &&
    now - session.lastUsedAt <= SESSION_IDLE_MS &&
    session.lastUsedAt - now <= CLOCK_SLACK_MS
  );
}

/** Ends a session. An unknown one changes nothing. */
export function removeSession(db: Tx, tokenHash: string): void {
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run();
}
