import { isIP } from "node:net";
import type { Config } from "#server/config/config.ts";
import { Problem } from "#server/http/problem.ts";

/** The names that passkeys of this shop are bound to. */
type RelyingParty = { id: string; origin: string };

/**
 * Returns what passkeys are bound to. Browsers make them for a name alone, and
 * only over https or on the machine itself: elsewhere throws
 * "passkeys_unavailable".
 */
export function relyingParty({
  publicUrl,
}: Pick<Config, "publicUrl">): RelyingParty {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isName = isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  const isSafe = protocol === "https:" || hostname === "localhost";
  if (!isName || !isSafe) throw new Problem("passkeys_unavailable");
  return { id: hostname, origin };
}
