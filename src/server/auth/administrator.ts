import type { Deps } from "#server/deps.ts";
import { generatePassword, hashPassword } from "./passwords.ts";
import { hasAdmin, insertAdmin, updatePassword } from "./store.ts";

export type FirstAdmin = {
  created: boolean;
  /** Shown once, as only the hash is stored. Undefined if the owner set one. */
  generatedPassword?: string;
};

const underWay = new WeakMap<Deps["db"], Promise<FirstAdmin>>();

/**
 * Creates the administrator of a shop that has none, from ADMIN_USERNAME and
 * ADMIN_PASSWORD or with a random password. If one exists, changes nothing.
 */
export function ensureAdmin(deps: Deps): Promise<FirstAdmin> {
  const created = createAdmin(deps);
  underWay.set(deps.db, created);
  return created;
}

/**
 * Resolves when `ensureAdmin` is done. A new shop accepts requests before its
 * administrator exists, and would reject the right password.
 */
export async function adminEnsured({ db }: Pick<Deps, "db">): Promise<void> {
  await underWay.get(db);
}

async function createAdmin(deps: Deps): Promise<FirstAdmin> {
  const { db, commit, clock, config, log } = deps;
  if (await hasAdmin(db)) return { created: false };
  const { adminUsername: username, adminPassword } = config;
  const password = adminPassword ?? generatePassword();
  const passwordHash = await hashPassword(password);
  const created = await commit((tx) =>
    insertAdmin(tx, {
      username,
      passwordHash,
      isPasswordGenerated: adminPassword === undefined,
      now: clock.now(),
    }),
  );
  if (!created) return { created };
  log.info("admin_created");
  return adminPassword ? { created } : { created, generatedPassword: password };
}

/**
 * Sets a new password for the administrator and ends every session. If there
 * is no administrator, creates one with `username`. Returns the administrator's
 * username.
 */
export async function setPassword(
  { commit, clock }: Pick<Deps, "commit" | "clock">,
  { username, passwordHash }: { username: string; passwordHash: string },
): Promise<string> {
  return commit(async (tx) => {
    const now = clock.now();
    const known = await updatePassword(tx, { passwordHash, now });
    if (known === undefined)
      await insertAdmin(tx, { username, passwordHash, now });
    return known ?? username;
  });
}
