import { Elysia } from "elysia";
import { clientAddress } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { readJson } from "./parse.ts";
import { Problem } from "./problem.ts";
import { createRateLimiter, LIMITS } from "./rate-limit.ts";
import {
  checkOrigin,
  isOwnHost,
  MAX_JSON_BYTES,
  standardHeaders,
  takesJson,
} from "./security.ts";

export const REQUEST_ID_HEADER = "x-request-id";

/**
 * What every request passes before a route sees it: standard headers, the
 * shop's own name, no writes from other sites, JSON within its limit, and the
 * rate limits.
 */
export function edge(deps: Deps) {
  const headers = standardHeaders(deps.config);
  const limiter = createRateLimiter(deps.clock);
  return new Elysia({ name: "edge" })
    .onRequest(({ request, set, server }) => {
      Object.assign(set.headers, headers);
      set.headers[REQUEST_ID_HEADER] = crypto.randomUUID();
      const host = request.headers.get("host") ?? new URL(request.url).host;
      if (!isOwnHost(host, deps.config)) throw new Problem("misdirected");
      checkOrigin(request);
      if (request.method !== "POST") return;
      // The router ignores a slash at the end; so must the limits.
      const path = new URL(request.url).pathname.replace(/\/$/, "");
      const limit = LIMITS[path];
      if (limit)
        limiter.take(
          `${path} ${clientAddress(request, server, deps.config.trustProxy)}`,
          limit,
        );
    })
    .onParse(({ request, path }) =>
      takesJson(request, path) ? readJson(request, MAX_JSON_BYTES) : undefined,
    )
    .as("global");
}
