import type { Deps } from "#server/deps.ts";
import { generatePassword, hashPassword } from "./passwords.ts";
import { createFirstAdmin, hasAdmin } from "./store.ts";

export type FirstAdmin = {
  created: boolean;
  /** To be shown once: nothing keeps it. Absent where the owner set one. */
  generatedPassword?: string;
};

const beingMade = new WeakMap<Deps["db"], Promise<FirstAdmin>>();

/**
 * Makes the administrator of a shop that has none, from ADMIN_USERNAME and
 * ADMIN_PASSWORD or with a random password. Later starts change nothing.
 */
export function ensureAdmin(deps: Deps): Promise<FirstAdmin> {
  const made = makeAdmin(deps);
  beingMade.set(deps.db, made);
  return made;
}

/**
 * Resolves once the first administrator is there: a new shop answers before,
 * and would call the right password a wrong one.
 */
export async function adminMade({ db }: Pick<Deps, "db">): Promise<void> {
  await beingMade.get(db);
}

async function makeAdmin(deps: Deps): Promise<FirstAdmin> {
  if (hasAdmin(deps.db)) return { created: false };
  const { adminUsername, adminPassword } = deps.config;
  const password = adminPassword ?? generatePassword();
  const created = createFirstAdmin(
    deps,
    adminUsername,
    await hashPassword(password),
  );
  if (!created) return { created };
  deps.log.info("admin_created");
  return adminPassword ? { created } : { created, generatedPassword: password };
}
