import { lookup } from "node:dns/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

// Requests to addresses that somebody else chose. The shop's server must not be
// usable to call what only it can reach: its own network, the machine itself or
// the cloud's metadata.

/** The host is none that everybody can reach, or there is no such host. */
export class NotPublicError extends Error {}

/** Returns the address of a host to connect to; throws NotPublicError. */
export type Resolve = (hostname: string) => Promise<string>;

// https://www.iana.org/assignments/iana-ipv4-special-registry, and -ipv6-.
const PRIVATE = new BlockList();
for (const range of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
])
  addRange(PRIVATE, range, "ipv4");
// Within what is public: tunnels to IPv4 addresses, and examples.
for (const range of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"])
  addRange(PRIVATE, range, "ipv6");
const PUBLIC_IPV6 = new BlockList();
addRange(PUBLIC_IPV6, "2000::/3", "ipv6");

function addRange(list: BlockList, range: string, type: "ipv4" | "ipv6"): void {
  const [net = "", bits] = range.split("/");
  list.addSubnet(net, Number(bits), type);
}

/** Whether an IP address is one that everybody on the internet can reach. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !PRIVATE.check(address, "ipv4");
  return (
    version === 6 &&
    PUBLIC_IPV6.check(address, "ipv6") &&
    !PRIVATE.check(address, "ipv6")
  );
}

/** Resolves a host whose addresses are all public. */
export async function publicAddressOf(hostname: string): Promise<string> {
  const found = await lookup(hostname, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) throw new NotPublicError("unknown host");
  if (!found.every(({ address }) => isPublicAddress(address)))
    throw new NotPublicError("no public address");
  return first.address;
}

/** The way to find a host; tests find one on this machine. */
export type Outside = {
  resolve: Resolve;
  /** A certificate to trust besides those of the system. */
  ca?: string;
};

export const OUTSIDE: Outside = { resolve: publicAddressOf };

type Sent = {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
  signal?: AbortSignal;
};

/**
 * Sends a request to an address that somebody else chose. It connects to the
 * very address that was checked, as a name may lead elsewhere a moment later,
 * and follows no redirect. Whoever does not read the answer to its end destroys
 * it. Node's client and not fetch, which reads farther than it is asked.
 */
export async function requestOutside(
  url: URL,
  { body, ...sent }: Sent,
  { resolve, ca }: Outside = OUTSIDE,
): Promise<IncomingMessage> {
  const address = await resolve(url.hostname.replace(/^\[|\]$/g, ""));
  const pinned: LookupFunction = (_, { all }, done) => {
    const family = isIP(address);
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((done, reject) => {
    request(
      url,
      { ...sent, lookup: pinned, agent: false, ...(ca && { ca }) },
      done,
    )
      .on("error", reject)
      .end(body);
  });
}
