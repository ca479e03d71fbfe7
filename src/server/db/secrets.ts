import { eq, sql } from "drizzle-orm";
import type { Deps } from "#server/deps.ts";
import { randomToken } from "#server/runtime/random.ts";
import type { Db } from "./handle.ts";
import { NO_LOCK } from "./locks.ts";
import { prepared } from "./prepared.ts";
import { secrets } from "#server/db/schema/orders.ts";

// Secrets are in the database and not in a file beside it, so that backups
// contain them and all copies of a shop on one database share them.

type SecretDeps = Pick<Deps, "db" | "commit">;

const select = prepared((db) =>
  db
    .select({ value: secrets.value })
    .from(secrets)
    .where(eq(secrets.name, sql.placeholder("name")))
    .prepare(),
);

async function findSecret(db: Db, name: string): Promise<string | undefined> {
  return (await select(db).get({ name }))?.value;
}

/** Returns a secret of the shop, which `make` creates on first use. */
export async function getSecret(
  { db, commit }: SecretDeps,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const known = await findSecret(db, name);
  if (known !== undefined) return known;
  const value = await make();
  await commit(NO_LOCK, (tx) =>
    tx
      .insert(secrets)
      .values({ name, value })
      // Another copy of the shop may have inserted the secret first.
      .onConflictDoNothing()
      .run(),
  );
  return (await findSecret(db, name)) ?? value;
}

/** The name from when it made the links to orders alone. */
const HASHES = "order-links";
const HASH_BYTES = 32;
const read = new WeakMap<Db, Promise<string>>();

/**
 * Returns the secret of hashes that nobody else can compute: of the links to
 * orders and of addresses of origin. It never changes, so it is read once.
 */
export async function getHashSecret(deps: SecretDeps): Promise<string> {
  const { db } = deps;
  const reading =
    read.get(db) ?? getSecret(deps, HASHES, () => randomToken(HASH_BYTES));
  read.set(db, reading);
  try {
    return await reading;
  } catch (error) {
    read.delete(db);
    throw error;
  }
}

/** The same where it must not be made, as in a transaction. */
export const findHashSecret = (db: Db) => findSecret(db, HASHES);
