import { and, asc, eq, isNull, lt } from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import {
  admins,
  passkeyChallenges,
  passkeys,
} from "#server/db/schema/admins.ts";
import { Problem } from "#server/http/problem.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { randomToken } from "#server/runtime/random.ts";
import type { Admin } from "./store.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function listPasskeys(
  db: Db,
  adminId: number,
): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.adminId, adminId))
    .orderBy(asc(passkeys.id))
    .all();
}

/** Returns a key and whose it is; undefined if the shop knows no such key. */
export async function findPasskey(
  db: Db,
  credentialId: string,
): Promise<{ passkey: PasskeyRow; admin: Admin } | undefined> {
  const [row] = await db
    .select()
    .from(passkeys)
    .innerJoin(admins, eq(admins.id, passkeys.adminId))
    .where(eq(passkeys.credentialId, credentialId))
    .all();
  return row && { passkey: row.passkeys, admin: row.admins };
}

/** Adds a key; undefined if it is there already. */
export async function insertPasskey(
  db: Tx,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning()
    .all();
  return row;
}

/**
 * Notes that a key has signed in. Returns false if it was removed meanwhile, or
 * if somebody else signed in with it at the same moment.
 */
export async function usePasskey(
  db: Tx,
  { id, counter }: Pick<PasskeyRow, "id" | "counter">,
  { counter: next, now }: { counter: number; now: number },
): Promise<boolean> {
  const used = await db
    .update(passkeys)
    .set({ counter: next, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
    .all();
  return used.length > 0;
}

/** Removes a key of an administrator. Throws "not_found". */
export async function removePasskey(
  db: Tx,
  { adminId, id }: { adminId: number; id: number },
): Promise<void> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.adminId, adminId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
    .all();
  if (removed.length === 0) throw new Problem("not_found");
}

/** Removes every key: the way back in is the password alone. */
export async function removeAllPasskeys(db: Tx): Promise<void> {
  await db.delete(passkeys).run();
}

/** Long enough to look for the phone. */
const LIFE_MS = 5 * MINUTE_MS;
const BYTES = 32;

type Asked = {
  /** The session of whoever adds a key; null where somebody signs in. */
  sessionHash: string | null;
  now: number;
};

/** Makes what a key has to sign, and forgets what nobody signed in time. */
export async function makeChallenge(
  db: Tx,
  { sessionHash, now }: Asked,
): Promise<string> {
  const challenge = randomToken(BYTES);
  await db
    .delete(passkeyChallenges)
    .where(lt(passkeyChallenges.expiresAt, now))
    .run();
  await db
    .insert(passkeyChallenges)
    .values({ challenge, sessionHash, expiresAt: now + LIFE_MS })
    .run();
  return challenge;
}

/**
 * Takes a challenge for the first answer to it, right or wrong. Returns false
 * if it was answered before, is too old, or was made for somebody else.
 */
export async function takeChallenge(
  db: Tx,
  { challenge, sessionHash, now }: Asked & { challenge: string },
): Promise<boolean> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        sessionHash === null
          ? isNull(passkeyChallenges.sessionHash)
          : eq(passkeyChallenges.sessionHash, sessionHash),
      ),
    )
    .returning({ expiresAt: passkeyChallenges.expiresAt })
    .all();
  return taken !== undefined && taken.expiresAt >= now;
}
