/** Upper ends of the latency histogram, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

export type Answered = {
  method: string;
  /** The route's pattern, never the address itself: /api/cart/:id */
  route: string;
  status: number;
  seconds: number;
};

type Histogram = { counts: number[]; sum: number; count: number };

/** Counts every answer; the numbers begin anew with each start. */
export function createRequestMetrics() {
  const totals = new Map<string, number>();
  const latencies = new Map<string, Histogram>();
  return {
    record({ method, route, status, seconds }: Answered): void {
      const key = `method="${method}",route="${route}",status="${status}"`;
      totals.set(key, (totals.get(key) ?? 0) + 1);
      const latency = latencies.get(route) ?? emptyHistogram();
      latencies.set(route, latency);
      const bucket = BUCKETS.findIndex((end) => seconds <= end);
      const index = bucket === -1 ? BUCKETS.length : bucket;
      latency.counts[index] = (latency.counts[index] ?? 0) + 1;
      latency.sum += seconds;
      latency.count += 1;
    },
    /** In Prometheus' text form. */
    lines(): string[] {
      return [
        ...head("barrette_http_requests_total", "counter", "Requests answered"),
        ...[...totals].map(
          ([labels, value]) =>
            `barrette_http_requests_total{${labels}} ${value}`,
        ),
        ...head(
          "barrette_http_request_duration_seconds",
          "histogram",
          "Time from the request to its answer",
        ),
        ...[...latencies].flatMap(([route, latency]) =>
          histogramLines(route, latency),
        ),
      ];
    },
  };
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;

function emptyHistogram(): Histogram {
  return { counts: Array(BUCKETS.length + 1).fill(0), sum: 0, count: 0 };
}

function histogramLines(route: string, latency: Histogram): string[] {
  const name = "barrette_http_request_duration_seconds";
  let passed = 0;
  const buckets = BUCKETS.map((end, index) => {
    passed += latency.counts[index] ?? 0;
    return `${name}_bucket{route="${route}",le="${end}"} ${passed}`;
  });
  return [
    ...buckets,
    `${name}_bucket{route="${route}",le="+Inf"} ${latency.count}`,
    `${name}_sum{route="${route}"} ${latency.sum}`,
    `${name}_count{route="${route}"} ${latency.count}`,
  ];
}

/** What stands before the values of a metric. */
export function head(
  name: string,
  type: "counter" | "gauge" | "histogram",
  help: string,
): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
