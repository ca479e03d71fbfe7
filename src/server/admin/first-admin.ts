import type { Deps } from "#server/deps.ts";
import { generatePassword, hashPassword } from "./passwords.ts";
import { createFirstAdmin, hasAdmin } from "./store.ts";

export type FirstAdmin = {
  created: boolean;
  /** To be shown once: nothing keeps it. Absent where the owner set one. */
  generatedPassword?: string;
};

/**
 * Makes the administrator of a shop that has none, from ADMIN_USERNAME and
 * ADMIN_PASSWORD or with a random password. Later starts change nothing.
 */
export async function ensureAdmin(deps: Deps): Promise<FirstAdmin> {
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
