import { timingSafeEqual } from "node:crypto";
import type { Deps } from "#server/deps.ts";
import { Problem, storageProblem } from "#server/http/problem.ts";
import { isLoopbackHost, standardHeaders } from "#server/http/security.ts";
import { backupFiles } from "./backup-files.ts";
import type { Exchange } from "#server/http/exchange.ts";
import { get } from "#server/http/routes.ts";
import { BUILD } from "#server/runtime/version.ts";
import { diskSpace } from "#server/runtime/system.ts";
import { checkFolderWritable } from "#server/db/disk.ts";
import { countMails } from "#server/mail/admin.ts";
import { countOrders } from "#server/orders/store.ts";
import { head, type RequestMetrics } from "./metrics.ts";

/** The routes of monitoring: health, readiness and metrics. */
export function monitoringRoutes(deps: Deps, metrics: RequestMetrics) {
  const startedAt = deps.clock.now();
  return [
    // The request handler has a cached response to this route; declaring the
    // route makes other methods a 405.
    get(HEALTH_PATH, () => ({ ok: true })),
    get("/readyz", async () => {
      try {
        await checkWritable(deps);
        return { ok: true };
      } catch (error) {
        throw storageProblem(error) ?? error;
      }
    }),
    get("/metrics", async (sent) => {
      if (!mayReadMetrics(deps, sent)) throw new Problem("not_found");
      const lines = [...metrics.lines(), ...(await shopLines(deps, startedAt))];
      return new Response(`${lines.join("\n")}\n`, {
        headers: {
          "content-type": "text/plain; version=0.0.4; charset=utf-8",
          "cache-control": "no-store",
        },
      });
    }),
  ];
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
// Behind a proxy on the same machine, every request comes from loopback.
const PROXY_HEADERS = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];

/**
 * Whether a request may read the metrics. With a token in the settings, the
 * request must have that token. Without one, the request must come from this
 * machine, and neither the settings nor the headers may indicate a proxy or a
 * public address: a proxy on the same machine does not always add a header.
 */
function mayReadMetrics(
  { config }: Deps,
  { request, peer }: Exchange,
): boolean {
  const { metricsToken, publicUrl, trustProxy } = config;
  const { headers } = request;
  if (metricsToken)
    return isSame(headers.get("authorization") ?? "", `Bearer ${metricsToken}`);
  return (
    trustProxy === 0 &&
    isLoopbackHost(new URL(publicUrl).host) &&
    isLoopbackHost(headers.get("host")) &&
    LOOPBACK.test(peer) &&
    !PROXY_HEADERS.some((name) => headers.has(name))
  );
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function shopLines(deps: Deps, startedAt: number): Promise<string[]> {
  const { orders, mails, databaseBytes, logBytes } = await shopNumbers(deps);
  const [backup] = backupFiles(deps.config.backup.dir, deps.clock.now());
  const one = (
    name: string,
    type: "counter" | "gauge",
    help: string,
    value: number,
  ) => [...head(name, type, help), `${name} ${value}`];
  const { version, commit, date } = BUILD;
  return [
    ...head("barrette_build_info", "gauge", "The program that runs; always 1"),
    `barrette_build_info{version="${version}",commit="${commit}",date="${date}"} 1`,
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
      logBytes,
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

/** Returns the shop's own numbers for the metrics. */
async function shopNumbers({ db }: Pick<Deps, "db">) {
  return {
    orders: await countOrders(db),
    mails: await countMails(db),
    ...(await db.size()),
  };
}

// With less free space, another order and its log may not fit.
const MIN_FREE_BYTES = 4 * 1024 * 1024;

/** Throws when database or data folder is not writable, or the disk is full. */
async function checkWritable({ db, config }: Pick<Deps, "db" | "config">) {
  await db.checkWritable();
  // A file system that became read-only may be noticed only here.
  checkFolderWritable(config.dataDir);
  if (diskSpace(config.dataDir).free < MIN_FREE_BYTES)
    throw Object.assign(new Error("the disk is full"), { code: "ENOSPC" });
}

const HEALTH_PATH = "/healthz";

/** Adds the response that tells that the process answers requests. */
export function addHealth({
  config,
  responses,
}: Pick<Deps, "config" | "responses">): void {
  const headers = standardHeaders(config);
  responses.set(HEALTH_PATH, () => Response.json({ ok: true }, { headers }));
}
