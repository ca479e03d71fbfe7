import { and, count, desc, eq, lt, ne, or } from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import { admins, sessions } from "#server/db/schema/admins.ts";

export type Admin = typeof admins.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect &
  Pick<Admin, "username" | "isPasswordGenerated">;

/** Returns whether the shop has an administrator yet. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const [row] = await db.select({ count: count() }).from(admins).all();
  return row !== undefined && row.count > 0;
}

/** Returns the administrator of this name; undefined if there is none. */
export async function findAdmin(
  db: Db,
  username: string,
): Promise<Admin | undefined> {
  const [row] = await db
    .select()
    .from(admins)
    .where(eq(admins.username, username))
    .all();
  return row;
}

/** Returns the administrator; undefined in a shop that has none yet. */
export async function findOnlyAdmin(db: Db): Promise<Admin | undefined> {
  const [row] = await db
    .select()
    .from(admins)
    .orderBy(admins.id)
    .limit(1)
    .all();
  return row;
}

type AdminInput = {
  username: string;
  passwordHash: string;
  /** Whether the shop generated the password. */
  isPasswordGenerated?: boolean;
  now: number;
};

/** Adds the administrator. Returns false if there already is one. */
export async function insertAdmin(
  db: Tx,
  { username, passwordHash, isPasswordGenerated, now }: AdminInput,
): Promise<boolean> {
  if (await hasAdmin(db)) return false;
  await db
    .insert(admins)
    .values({
      username,
      passwordHash,
      isPasswordGenerated,
      createdAt: now,
      updatedAt: now,
    })
    .run();
  return true;
}

/**
 * Changes the administrator's password and ends every session. Returns the
 * username; undefined if there is no administrator yet.
 */
export async function updatePassword(
  db: Tx,
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<string | undefined> {
  const admin = await findOnlyAdmin(db);
  if (!admin) return undefined;
  await db
    .update(admins)
    .set({ passwordHash, isPasswordGenerated: false, updatedAt: now })
    .where(eq(admins.id, admin.id))
    .run();
  await db.delete(sessions).where(eq(sessions.adminId, admin.id)).run();
  return admin.username;
}

type NewSession = {
  /** The administrator as read when the password was verified. */
  admin: Admin;
  tokenHash: string;
  /** The browser's previous session, if any; `insertSession` removes it. */
  previousTokenHash: string | undefined;
  browser: string | undefined;
  network: string;
  now: number;
  /** Sessions created or last used before these times are removed. */
  createdBefore: number;
  usedBefore: number;
};

/** Adds a session. Returns false if the password was changed meanwhile. */
export async function insertSession(
  db: Tx,
  session: NewSession,
): Promise<boolean> {
  const { admin, tokenHash, previousTokenHash, browser, network, now } =
    session;
  if (
    (await findAdmin(db, admin.username))?.passwordHash !== admin.passwordHash
  )
    return false;
  if (previousTokenHash) await removeSession(db, previousTokenHash);
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.createdAt, session.createdBefore),
        lt(sessions.lastUsedAt, session.usedBefore),
      ),
    )
    .run();
  await db
    .insert(sessions)
    .values({
      tokenHash,
      adminId: admin.id,
      browser,
      network,
      createdAt: now,
      lastUsedAt: now,
    })
    .run();
  return true;
}

/** Returns a token's session, even if expired; undefined if it is unknown. */
export async function findSession(
  db: Db,
  tokenHash: string,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(eq(sessions.tokenHash, tokenHash))
    .all();
  return (
    row && {
      ...row.sessions,
      username: row.admins.username,
      isPasswordGenerated: row.admins.isPasswordGenerated,
    }
  );
}

/** Returns an administrator's sessions, even expired, last used first. */
export async function listSessions(
  db: Db,
  adminId: number,
): Promise<(typeof sessions.$inferSelect)[]> {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.adminId, adminId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .all();
}

/** Records that a session was used. */
export async function touchSession(
  db: Tx,
  { tokenHash, now }: { tokenHash: string; now: number },
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(eq(sessions.tokenHash, tokenHash))
    .run();
}

/** Ends a session. Does nothing for an unknown token. */
export async function removeSession(db: Tx, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run();
}

/** Ends all sessions of an administrator except the one of `tokenHash`. */
export async function removeOtherSessions(
  db: Tx,
  { adminId, tokenHash }: { adminId: number; tokenHash: string },
): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(eq(sessions.adminId, adminId), ne(sessions.tokenHash, tokenHash)),
    )
    .run();
}

/** Ends every session. Used after a restore, as the cookies may be old. */
export async function removeAllSessions(db: Tx): Promise<void> {
  await db.delete(sessions).run();
}
