import type { Deps } from "#server/deps.ts";
import { standardHeaders } from "#server/http/security.ts";

export const HEALTH_PATH = "/healthz";

/** Adds the response that tells that the process answers requests. */
export function addHealth({
  config,
  responses,
}: Pick<Deps, "config" | "responses">): void {
  const headers = standardHeaders(config);
  responses.set(HEALTH_PATH, () => Response.json({ ok: true }, { headers }));
}
