import * as z from "zod/mini";
import { getSecret } from "#server/db/secrets.ts";
import type { Deps } from "#server/deps.ts";

const NAME = "push-keys";
const Keys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The keys by which (VAPID, RFC 8292) a push service knows the shop again. */
export type PushKeys = z.infer<typeof Keys>;

/**
 * Returns the shop's keys, and makes them at first use: devices that subscribed
 * with one key take nothing that another has signed.
 */
export async function getPushKeys(
  deps: Pick<Deps, "db" | "commit">,
): Promise<PushKeys> {
  const keys = await getSecret(deps, NAME, async () =>
    JSON.stringify(await makeKeys()),
  );
  return Keys.parse(JSON.parse(keys));
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
