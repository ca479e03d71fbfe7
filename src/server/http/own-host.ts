import type { Config } from "#server/config/config.ts";

const HOST = /^(.*?)(?::(\d+))?$/;
const MAX_PORT = 65_535;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a Host header names the shop, one of its aliases (which redirect to
 * it), or neither.
 */
type HostKind = "own" | "alias" | "foreign";

/** Creates a function that checks a Host header against the shop's names. */
export function createHostCheck({
  host,
  publicUrl,
  https,
}: Pick<Config, "host" | "publicUrl" | "https">): (header: string) => HostKind {
  const own = new Set([...LOOPBACK, host, new URL(publicUrl).hostname]);
  const aliases = new Set(https?.aliases);
  // Nearly every request has the same host as the one before it.
  let lastOwn = "";
  return (header) => {
    if (header === lastOwn) return "own";
    const name = nameOf(header);
    if (name === undefined) return "foreign";
    if (own.has(name)) {
      lastOwn = header;
      return "own";
    }
    return aliases.has(name) ? "alias" : "foreign";
  };
}

export function isLoopbackHost(header: string | null): boolean {
  return LOOPBACK.has(nameOf(header ?? "") ?? "");
}

/** The name in a Host header; undefined for one with an impossible port. */
function nameOf(header: string): string | undefined {
  const [, name = "", port = "0"] = HOST.exec(header.toLowerCase()) ?? [];
  return Number(port) > MAX_PORT ? undefined : name;
}
