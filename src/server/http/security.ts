import { errorKey } from "#shared/messages/error-key.ts";
import { uploadFilm } from "#shared/images/calls.ts";
import { changeSite, listAdminPages } from "#shared/admin/item-calls.ts";
import type { Config } from "#server/config/config.ts";
import { type Exchange, ORIGIN } from "./exchange.ts";
import { Problem } from "./problem.ts";

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

export const MAX_JSON_BYTES = 64 * 1024;
// The limits of the maker's texts count characters as people count them, which
// have up to 48 bytes: 20,000 characters of Hindi are 95 kB, of emoji 500 kB.
const MAX_TEXTS_BYTES = 1024 * 1024;
const TEXT_PATHS = [listAdminPages.path, changeSite.path];
/** The limit of all bodies but films; JSON and pictures have lower limits. */
const MAX_BODY_BYTES = 6 * 1024 * 1024;

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

// The value that the list of https://hstspreload.org asks for: all subdomains,
// two years.
const HSTS_FOR_PRELOAD = "max-age=63072000; includeSubDomains; preload";

/** Headers of pictures that other sites show in the card of a shared link. */
export const CARD_HEADERS = {
  "cross-origin-resource-policy": "cross-origin",
} as const;

/** The headers that no script, style or font needs: 200 bytes of each file. */
const OF_DOCUMENTS = new Set([
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
]);
const NO_DOCUMENT = /^(?:text\/(?:javascript|css)|font\/)/;

/** Whether a standard header says something for a response of this type. */
export function isNeeded(header: string, contentType: string | null): boolean {
  return !OF_DOCUMENTS.has(header) || !NO_DOCUMENT.test(contentType ?? "");
}

/** The headers of every response. Pages add their own content policy. */
export function standardHeaders(config: Config): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    // No other site's page may load anything; CARD_HEADERS are the exception.
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    ...(config.isHttps && {
      "strict-transport-security": config.hstsPreload
        ? HSTS_FOR_PRELOAD
        : "max-age=31536000",
    }),
  };
}

/**
 * Refuses writes that another site's page sends with this shop's cookies.
 * A client that sends neither Sec-Fetch-Site nor Origin is no browser, and has
 * no such cookies.
 */
export function checkOrigin(
  request: Request,
  { isHttps, publicUrl }: Pick<Config, "isHttps" | "publicUrl">,
): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) {
    if (site === "same-origin" || site === "none") return;
    throw new Problem("foreign_origin");
  }
  const origin = request.headers.get("origin");
  // A proxy may put its own name into the Host header.
  if (origin === null || origin === publicUrl) return;
  const host = request.headers.get("host") ?? new URL(request.url, ORIGIN).host;
  if (!isOwnOrigin(origin, host, isHttps)) throw new Problem("foreign_origin");
}

/** Refuses a body that is too large for the path, before the body is read. */
export function checkBodySize({ request, path }: Exchange): void {
  const length = Number(request.headers.get("content-length"));
  if (length > MAX_BODY_BYTES && path !== uploadFilm.path)
    throw new Problem("too_large");
}

/**
 * Whether an Origin belongs to the requested host. A shop on https has no pages
 * on plain http, except on the machine itself.
 */
function isOwnOrigin(origin: string, host: string, isHttps: boolean): boolean {
  const own = host.toLowerCase();
  if (own === "") return false;
  if (origin === `https://${own}`) return true;
  return origin === `http://${own}` && (!isHttps || isLoopbackHost(own));
}

const JSON_TYPE = "application/json";

/** Throws 415 for a body of another type than JSON. */
export function checkJson(request: Request): void {
  const type = request.headers.get("content-type");
  if (type === null && !hasBody(request)) return;
  if (type === JSON_TYPE) return;
  if (type?.split(";")[0]?.trim().toLowerCase() === JSON_TYPE) return;
  throw new Problem("unsupported_type", {
    message: errorKey("asJson"),
  });
}

/** The longest JSON that a path takes. */
export function maxJsonBytes(path: string): number {
  const takesTexts = TEXT_PATHS.some((texts) => path.startsWith(texts));
  return takesTexts ? MAX_TEXTS_BYTES : MAX_JSON_BYTES;
}

function hasBody(request: Request): boolean {
  return (
    request.headers.has("transfer-encoding") ||
    Number(request.headers.get("content-length") ?? 0) > 0 ||
    request.body !== null
  );
}
