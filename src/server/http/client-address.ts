import { isIPv6 } from "node:net";
import { getHashSecret } from "#server/db/secrets.ts";
import type { Deps } from "#server/deps.ts";

/** The part of Bun's server that knows connections; tests need no socket. */
export type Connections = {
  requestIP(request: Request): { address: string } | null;
  timeout?(request: Request, seconds: number): void;
};

/**
 * Returns the address that rate limits count by. Behind n trusted proxies, this
 * is the n-th entry of X-Forwarded-For from the right; entries further left may
 * be forged. An IPv6 address counts as its /64, which is one household.
 */
export function clientAddress(
  request: Request,
  source: Connections | undefined,
  trustedProxies: number,
): string {
  const direct = () => source?.requestIP(request)?.address ?? "unknown";
  if (trustedProxies === 0) return network(direct());
  const hops = (request.headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");
  const hop = hops[Math.max(0, hops.length - trustedProxies)];
  return network(hop === undefined ? direct() : withoutPort(hop));
}

/**
 * The network around an address that `clientAddress` returned: the /24 of an
 * IPv4 address, the /48 of an IPv6 one.
 */
export function widerNetwork(address: string): string {
  const [groups = "", isIpv6] = address.split("::/");
  if (isIpv6) return `${groups.split(":").slice(0, 3).join(":")}::/48`;
  return address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, "$1.0/24");
}

/**
 * A whole network may so many times what one of its addresses may. Who rents a
 * server has a /48 of IPv6, and phones of one carrier share a /24 of IPv4.
 */
export const ADDRESSES_OF_NETWORK = 4;

/** The hashes that stand for an address and the network around it. */
export type Origin = { originHash: string; networkHash: string };

/**
 * Returns what stands for an address in the database: nobody who reads it finds
 * the address by trying all.
 */
export async function hashOrigin(
  deps: Pick<Deps, "db" | "commit">,
  address: string,
): Promise<Origin> {
  const secret = await getHashSecret(deps);
  const hash = (text: string) =>
    new Bun.CryptoHasher("sha256", secret).update(text).digest("hex");
  return {
    originHash: hash(address),
    networkHash: hash(`network ${widerNetwork(address)}`),
  };
}

/** Some proxies add the port: "203.0.113.7:5000", "[2001:db8::1]:5000". */
function withoutPort(hop: string): string {
  const [, v6, v4] =
    /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(hop) ?? [];
  return v6 ?? v4 ?? hop;
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array(zeros).fill("0"), ...right];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
