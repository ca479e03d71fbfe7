import { isIPv6 } from "node:net";

/** What Bun's server tells of a connection; a subset, so tests need no socket. */
export type AddressSource = {
  requestIP(request: Request): { address: string } | null;
} | null;

/**
 * The address that a request counts against. The X-Forwarded-For entries of
 * the proxies that are believed are skipped from the right; what a client wrote
 * further left counts for nothing. IPv6 goes by its /64: that is one household.
 */
export function clientAddress(
  request: Request,
  source: AddressSource,
  trustedProxies: number,
): string {
  const direct = source?.requestIP(request)?.address ?? "unknown";
  if (trustedProxies === 0) return network(direct);
  const hops = (request.headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");
  return network(hops[Math.max(0, hops.length - trustedProxies)] ?? direct);
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
