import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Subprocess } from "bun";
import { freePort } from "#tests/support/executable.ts";

export const EXECUTABLE = join(import.meta.dir, "..", "..", "dist", "barrette");

/** Then the start is over, and what it took is given back. */
const IDLE_AFTER_MS = 5_000;

export const BENCH_LOGIN = { username: "admin", password: "bench-password" };

/** Each shopper of the bench gives an address of its own. */
export const SHOP_SETTINGS = {
  TRUST_PROXY: "1",
  ADMIN_PASSWORD: BENCH_LOGIN.password,
};

export type ShopProcess = {
  port: number;
  /** Resident memory in MiB, once it has been idle for a while. */
  memoryMiB(): Promise<number>;
  dataDir: string;
  stop(): Promise<void>;
};

/** The built executable with the demo shop on a folder of its own. */
export async function startShopProcess(): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "barrette-bench-"));
  const port = freePort();
  const child = Bun.spawn([EXECUTABLE, "serve", "--demo"], {
    cwd: dataDir,
    env: { ...SHOP_SETTINGS, PORT: String(port), DATA_DIR: dataDir },
    stdout: "ignore",
    stderr: "inherit",
  });
  await untilAnswered(port, performance.now());
  return {
    port,
    dataDir,
    async memoryMiB() {
      await Bun.sleep(IDLE_AFTER_MS);
      return residentMiB(child);
    },
    async stop() {
      child.kill("SIGTERM");
      await child.exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
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

async function residentMiB({ pid }: Subprocess): Promise<number> {
  const status = await Bun.file(`/proc/${pid}/status`).text();
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
