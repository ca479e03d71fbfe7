import { Elysia } from "elysia";
import type { Config } from "#server/config.ts";
import type { Deps } from "#server/deps.ts";
import { REQUEST_ID_HEADER } from "#server/edge.ts";
import type { RequestMetrics } from "./metrics.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/**
 * Sees every answer on its way out: counts it, and writes it to the log as the
 * settings ask. The address is known by its pattern alone; the real one could
 * hold what is nobody's business.
 */
export function observe(deps: Deps, metrics: RequestMetrics) {
  const { config, log } = deps;
  const startedAt = new WeakMap<Request, number>();
  return new Elysia({ name: "observe" })
    .onRequest(({ request }) => {
      startedAt.set(request, performance.now());
    })
    .onAfterResponse(({ request, route, set, responseValue }) => {
      const ms = performance.now() - (startedAt.get(request) ?? 0);
      const method = METHODS.has(request.method) ? request.method : "OTHER";
      const status =
        responseValue instanceof Response
          ? responseValue.status
          : Number(set.status ?? 200);
      const answered = { method, route: route || "(other)", status };
      metrics.record({ ...answered, seconds: ms / 1000 });
      if (isLogged(config, method, status))
        log.info("request", {
          ...answered,
          ms: Math.round(ms * 10) / 10,
          requestId: String(set.headers[REQUEST_ID_HEADER]),
        });
    })
    .as("global");
}

function isLogged(
  { accessLog }: Config,
  method: string,
  status: number,
): boolean {
  if (accessLog === "all") return true;
  if (accessLog === "off") return false;
  return (method !== "GET" && method !== "HEAD") || status >= 500;
}
