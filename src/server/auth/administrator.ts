import { ACCOUNT, MAKER } from "#server/db/locks.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import type { Me, Notice } from "#shared/admin/schema.ts";
import { generatePassword, hashPassword } from "./passwords.ts";
import type { Endings } from "./sessions.ts";
import { type Admin, hasAdmin, insertAdmin, updatePassword } from "./store.ts";
import { removePasswordLinks } from "./password-link.ts";

export type FirstAdmin = {
  created: boolean;
  /** Shown once, as only the hash is stored. Undefined if the maker set one. */
  generatedPassword?: string;
};

type Ensured = PromiseWithResolvers<void>;
const expected = new WeakMap<Deps["db"], Ensured>();

/**
 * Announces that `ensureAdmin` will be called. A new shop accepts requests before
 * its administrator exists, and would reject the right password.
 */
export function expectAdmin({ db }: Pick<Deps, "db">): void {
  expected.set(db, Promise.withResolvers());
}

/**
 * Creates the administrator of a shop that has none, from ADMIN_USERNAME and
 * ADMIN_PASSWORD or with a random password. If one exists, changes nothing.
 */
export async function ensureAdmin(deps: Deps): Promise<FirstAdmin> {
  try {
    return await createAdmin(deps);
  } finally {
    expected.get(deps.db)?.resolve();
  }
}

/** Resolves when the `ensureAdmin` that was announced is done. */
export async function adminEnsured({ db }: Pick<Deps, "db">): Promise<void> {
  await expected.get(db)?.promise;
}

async function createAdmin(deps: Deps): Promise<FirstAdmin> {
  const { db, commit, clock, config, log } = deps;
  if (await hasAdmin(db)) return { created: false };
  const { adminUsername: username, adminPassword } = config;
  const password = adminPassword ?? generatePassword();
  const passwordHash = await hashPassword(password);
  const created = await commit(ACCOUNT, (tx) =>
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

type NewPassword = {
  username: string;
  passwordHash: string;
  endings: Endings["others"];
  /**
   * Checks in the transaction what must be so; throws a Problem where it is
   * not.
   */
  onlyIf?: (tx: Tx) => Promise<void>;
};

/**
 * Sets a new password for the administrator and ends every session, and what
 * ends with them. If there is no administrator, creates one with `username`.
 * Returns the administrator's username.
 */
export async function setPassword(
  { commit, clock }: Pick<Deps, "commit" | "clock">,
  { username, passwordHash, endings, onlyIf }: NewPassword,
): Promise<string> {
  return commit([...ACCOUNT, ...MAKER], async (tx) => {
    const now = clock.now();
    await onlyIf?.(tx);
    await removePasswordLinks(tx);
    const known = await updatePassword(tx, { passwordHash, now });
    if (known === undefined)
      await insertAdmin(tx, { username, passwordHash, now });
    await endings(tx, undefined);
    return known ?? username;
  });
}

/** Returns who is logged in, and the notices that the admin panel shows. */
export function toMe(
  { notices }: Pick<Deps, "notices">,
  admin: Pick<Admin, "username" | "isPasswordGenerated">,
): Me {
  const all = new Set(notices);
  if (admin.isPasswordGenerated) all.add("password_generated" satisfies Notice);
  const { username } = admin;
  return all.size > 0 ? { username, notices: [...all] } : { username };
}
