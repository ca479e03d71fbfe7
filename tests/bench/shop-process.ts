import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Database } from "bun:sqlite";
import { freePort } from "#tests/support/process/executable.ts";
import { until } from "#tests/support/until.ts";

export const EXECUTABLE = join(import.meta.dir, "..", "..", "dist", "barrette");

export const BENCH_LOGIN = { username: "admin", password: "bench-password" };

/** `TRUST_PROXY` lets each shopper send an IP address of its own. */
export const SHOP_SETTINGS = {
  TRUST_PROXY: "1",
  ADMIN_PASSWORD: BENCH_LOGIN.password,
};

export type ShopProcess = {
  port: number;
  pid: number;
  dataDir: string;
  /** Resolves when every mail has been sent, or written as a file. */
  untilMailsAreWritten(): Promise<void>;
  stop(): Promise<void>;
};

export type ShopProcessOptions = {
  env?: Record<string, string>;
  /** A new temporary folder by default. */
  dataDir?: string;
  /** Whether `stop` leaves the data folder in place. */
  keep?: boolean;
};

/** Starts the built executable with the demo shop. */
export async function startShopProcess({
  env = {},
  dataDir = mkdtempSync(join(tmpdir(), "barrette-bench-")),
  keep = false,
}: ShopProcessOptions = {}): Promise<ShopProcess> {
  const port = freePort();
  const child = Bun.spawn([EXECUTABLE, "serve", "--demo"], {
    cwd: dataDir,
    env: { ...SHOP_SETTINGS, ...env, PORT: String(port), DATA_DIR: dataDir },
    stdout: "ignore",
    stderr: "inherit",
  });
  await untilAnswered(port, performance.now());
  return {
    port,
    pid: child.pid,
    dataDir,
    untilMailsAreWritten: () =>
      until(() => waitingMails(dataDir) === 0, {
        deadlineMs: 300_000,
        everyMs: 500,
      }),
    async stop() {
      child.kill("SIGTERM");
      await child.exited;
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function waitingMails(dataDir: string): number {
  using database = new Database(join(dataDir, "shop.db"), { readonly: true });
  const row = database
    .query<{ mails: number }, []>(
      "select count(*) as mails from outbox where state in ('queued', 'sending') and filed_at is null",
    )
    .get();
  return row?.mails ?? 0;
}

/** Milliseconds from `startedAt` until the port answers a request. */
export async function untilAnswered(
  port: number,
  startedAt: number,
  path = "/healthz",
): Promise<number> {
  const deadline = startedAt + 20_000;
  while (performance.now() < deadline) {
    try {
      await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
      return performance.now() - startedAt;
    } catch {
      await Bun.sleep(1);
    }
  }
  throw new Error("the shop did not answer within 20 s");
}
