import { and, eq, isNull, lt } from "drizzle-orm";
import { MINUTE_MS } from "#shared/text/dates.ts";
import type { Tx } from "#server/db/handle.ts";
import { passkeyChallenges } from "#server/db/schema/admins.ts";
import { randomToken } from "#server/runtime/random.ts";

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
