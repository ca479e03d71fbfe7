import type { Config } from "#server/config/config.ts";
import type { Deps } from "#server/deps.ts";
import type { Exchange } from "#server/http/exchange.ts";
import type { RequestMetrics } from "./metrics.ts";

const METHODS = new Set([
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
]);

/**
 * Creates the function that counts every response, and logs it if the settings
 * say so. Both record the pattern of the route and never the path, which may
 * hold a customer's secret link.
 */
export function createObserver(
  { config, log }: Pick<Deps, "config" | "log">,
  metrics: RequestMetrics,
) {
  return (exchange: Exchange, status: number): void => {
    const { requestId, route, startedAt } = exchange;
    const ms = performance.now() - startedAt;
    const method = METHODS.has(exchange.method) ? exchange.method : "OTHER";
    metrics.record(method, route, status, ms / 1000);
    if (isLogged(config, method, status))
      log.info("request", {
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        requestId,
      });
  };
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
