import { timingSafeEqual } from "node:crypto";
import { Elysia } from "elysia";
import type { AddressSource } from "#server/client-address.ts";
import type { Deps } from "#server/deps.ts";
import { storageProblem } from "#server/failures.ts";
import { backupFiles } from "#server/backup/files.ts";
import { Problem } from "#server/problem.ts";
import { head, type RequestMetrics } from "./metrics.ts";
import { checkWritable, shopNumbers } from "./store.ts";

/** What those look at who watch over the shop: readiness and numbers. */
export function watchRoutes(deps: Deps, metrics: RequestMetrics) {
  const startedAt = deps.clock.now();
  return new Elysia({ name: "watch" })
    .get("/readyz", () => {
      try {
        checkWritable(deps);
        return { ok: true };
      } catch (error) {
        throw storageProblem(error) ?? error;
      }
    })
    .get("/metrics", ({ request, server }) => {
      if (!mayWatch(deps, request, server)) throw new Problem("not_found");
      const lines = [...metrics.lines(), ...shopLines(deps, startedAt)];
      return new Response(`${lines.join("\n")}\n`, {
        headers: {
          "content-type": "text/plain; version=0.0.4; charset=utf-8",
          "cache-control": "no-store",
        },
      });
    });
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
// Behind a proxy on the same machine everyone comes from loopback.
const PROXY_HEADERS = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];

function mayWatch(
  { config }: Deps,
  request: Request,
  server: AddressSource,
): boolean {
  const { metricsToken } = config;
  if (metricsToken)
    return isSame(
      request.headers.get("authorization") ?? "",
      `Bearer ${metricsToken}`,
    );
  const address = server?.requestIP(request)?.address ?? "";
  const isProxied = PROXY_HEADERS.some((name) => request.headers.has(name));
  return LOOPBACK.test(address) && !isProxied;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function shopLines(deps: Deps, startedAt: number): string[] {
  const { orders, mails, databaseBytes, walBytes } = shopNumbers(deps);
  const [backup] = backupFiles(deps.config.backup.dir);
  const one = (
    name: string,
    type: "counter" | "gauge",
    help: string,
    value: number,
  ) => [...head(name, type, help), `${name} ${value}`];
  return [
    ...one("barrette_orders_total", "counter", "Orders placed", orders),
    ...head("barrette_mails", "gauge", "Mails by state"),
    ...Object.entries(mails).map(
      ([state, count]) => `barrette_mails{state="${state}"} ${count}`,
    ),
    ...one(
      "barrette_database_bytes",
      "gauge",
      "Size of the database",
      databaseBytes,
    ),
    ...one(
      "barrette_database_log_bytes",
      "gauge",
      "Size of the database's log",
      walBytes,
    ),
    ...one(
      "barrette_last_backup_timestamp_seconds",
      "gauge",
      "When the newest backup was made; 0: there is none",
      (backup?.madeAt ?? 0) / 1000,
    ),
    ...one(
      "process_start_time_seconds",
      "gauge",
      "When the shop was started",
      startedAt / 1000,
    ),
    ...one(
      "process_resident_memory_bytes",
      "gauge",
      "Memory in use",
      process.memoryUsage.rss(),
    ),
  ];
}
