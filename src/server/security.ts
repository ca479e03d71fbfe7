import { API } from "#shared/paths.ts";
import type { Config } from "./config.ts";
import { Problem } from "./problem.ts";

export const MAX_JSON_BYTES = 64 * 1024;

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

// The upload is a form with a file; a mail program's one-click unsubscribe is
// a plain form. Everything else under /api takes JSON.
const FORM_PATHS = new Set<string>([API.upload, API.unsubscribe]);

/** Headers of every answer. Pages add their own content policy. */
export function standardHeaders(config: Config): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    ...(config.isHttps && {
      "strict-transport-security": "max-age=31536000",
    }),
  };
}

const HOST = /^(.*?)(?::(\d+))?$/;
const MAX_PORT = 65_535;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a Host header names this shop: its public name, or this machine. */
export function isOwnHost(host: string | null, config: Config): boolean {
  const [, name = "", port = "0"] = HOST.exec(host?.toLowerCase() ?? "") ?? [];
  // No address can be made with a port that cannot exist.
  if (Number(port) > MAX_PORT) return false;
  if (LOOPBACK.has(name) || name === config.host) return true;
  return name === new URL(config.publicUrl).hostname;
}

/**
 * Refuses writes that another site's page sends with this shop's cookies.
 * A client that sends neither header is no browser, and has no such cookies.
 */
export function checkOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) {
    if (site === "same-origin" || site === "none") return;
    throw new Problem("foreign_origin");
  }
  const origin = request.headers.get("origin");
  if (origin === null) return;
  const host = request.headers.get("host") ?? new URL(request.url).host;
  if (URL.parse(origin)?.host !== host) throw new Problem("foreign_origin");
}

/** Whether a request's body is read as JSON; throws 415 for another type. */
export function takesJson(request: Request, path: string): boolean {
  if (SAFE_METHODS.has(request.method) || FORM_PATHS.has(path)) return false;
  const type = request.headers.get("content-type");
  if (type === null && !hasBody(request)) return true;
  if (type?.split(";")[0]?.trim().toLowerCase() === "application/json")
    return true;
  throw new Problem("unsupported_type", {
    message: "Please send this as application/json.",
  });
}

function hasBody(request: Request): boolean {
  return (
    request.headers.has("transfer-encoding") ||
    Number(request.headers.get("content-length") ?? 0) > 0 ||
    request.body !== null
  );
}
