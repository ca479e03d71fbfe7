import { VISITS_PATH } from "#shared/visits/rules.ts";
import type { Config } from "#server/config/config.ts";
import type { Deps } from "#server/deps.ts";
import type { Exchange } from "#server/http/exchange.ts";

/** Upper bounds of the latency histogram, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

type Route = {
  /** Counts by method and status, such as GET and 200; few, so found fast. */
  totals: { method: string; status: number; count: number }[];
  /** Number of responses in each bucket; the last one has no upper bound. */
  buckets: number[];
  seconds: number;
  count: number;
};

/** Creates the counters of the responses since the start of the shop. */
export function createRequestMetrics() {
  const routes = new Map<string, Route>();
  return {
    /**
     * Counts a response by the pattern of its route, such as /api/cart/:id.
     * Runs for every request, so it builds no key out of strings.
     */
    record(
      method: string,
      name: string,
      status: number,
      seconds: number,
    ): void {
      let route = routes.get(name);
      if (!route) {
        route = emptyRoute();
        routes.set(name, route);
      }
      let total = route.totals.find(
        (each) => each.status === status && each.method === method,
      );
      if (!total) {
        total = { method, status, count: 0 };
        route.totals.push(total);
      }
      total.count += 1;
      const bucket = BUCKETS.findIndex((end) => seconds <= end);
      const index = bucket === -1 ? BUCKETS.length : bucket;
      route.buckets[index] = (route.buckets[index] ?? 0) + 1;
      route.seconds += seconds;
      route.count += 1;
    },
    /** Returns the metrics in Prometheus' text format. */
    lines(): string[] {
      return [
        ...head("barrette_http_requests_total", "counter", "Requests answered"),
        ...[...routes].flatMap(([name, { totals }]) =>
          totals.map(
            ({ method, status, count }) =>
              `barrette_http_requests_total{method="${method}",route="${name}",status="${status}"} ${count}`,
          ),
        ),
        ...head(
          "barrette_http_request_duration_seconds",
          "histogram",
          "Time from the request to its answer",
        ),
        ...[...routes].flatMap(([name, route]) => histogramLines(name, route)),
      ];
    },
  };
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;

function emptyRoute(): Route {
  return {
    totals: [],
    buckets: Array(BUCKETS.length + 1).fill(0),
    seconds: 0,
    count: 0,
  };
}

function histogramLines(
  name: string,
  { buckets, seconds, count }: Route,
): string[] {
  const metric = "barrette_http_request_duration_seconds";
  const label = `route="${name}"`;
  let passed = 0;
  const ends = BUCKETS.map((end, index) => {
    passed += buckets[index] ?? 0;
    return `${metric}_bucket{${label},le="${end}"} ${passed}`;
  });
  return [
    ...ends,
    `${metric}_bucket{${label},le="+Inf"} ${count}`,
    `${metric}_sum{${label}} ${seconds}`,
    `${metric}_count{${label}} ${count}`,
  ];
}

/** Returns the lines that precede the values of a metric. */
export function head(
  name: string,
  type: "counter" | "gauge" | "histogram",
  help: string,
): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

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
    if (isLogged(config, { method, route, status }))
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
  {
    method,
    route,
    status,
  }: Record<"method" | "route", string> & {
    status: number;
  },
): boolean {
  if (accessLog === "all") return true;
  if (accessLog === "off") return false;
  if (status >= 500) return true;
  // A visit is no write: a line for each would say when somebody looked, where
  // only the sum of a day is kept, and would be most of the log.
  if (route === VISITS_PATH) return false;
  return method !== "GET" && method !== "HEAD";
}
