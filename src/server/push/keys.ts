import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Db } from "#server/db/handle.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { secrets } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";

const NAME = "push-keys";
const Keys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** By these keys (VAPID, RFC 8292) a push service knows the shop again. */
export type PushKeys = z.infer<typeof Keys>;

/**
 * Returns the shop's keys, and makes them at first use. They are in the
 * database, so that backups have them and all copies of a shop share them:
 * devices that subscribed with one key take nothing that another has signed.
 */
export async function getPushKeys({
  db,
  commit,
}: Pick<Deps, "db" | "commit">): Promise<PushKeys> {
  const known = await findKeys(db);
  if (known) return known;
  const made = await makeKeys();
  await commit(NO_LOCK, (tx) =>
    tx
      .insert(secrets)
      .values({ name: NAME, value: JSON.stringify(made) })
      // Another copy of the shop may have made them first.
      .onConflictDoNothing()
      .run(),
  );
  return (await findKeys(db)) ?? made;
}

async function findKeys(db: Db): Promise<PushKeys | undefined> {
  const [row] = await db
    .select({ value: secrets.value })
    .from(secrets)
    .where(eq(secrets.name, NAME))
    .all();
  return row && Keys.parse(JSON.parse(row.value));
}

async function makeKeys(): Promise<PushKeys> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const pair = await crypto.subtle.generateKey(algorithm, true, ["sign"]);
  const raw = await crypto.subtle.exportKey("raw", pair.publicKey);
  const { d = "" } = await crypto.subtle.exportKey("jwk", pair.privateKey);
  return {
    publicKey: Buffer.from(raw).toString("base64url"),
    privateKey: d,
  };
}
