import type { Me, Notice } from "#shared/admin/schema.ts";
import type { Deps } from "#server/deps.ts";
import type { Admin } from "./store.ts";

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
