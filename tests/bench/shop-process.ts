import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Subprocess } from "bun";

const EXECUTABLE = join(import.meta.dir, "..", "..", "dist", "barrette");

export const BENCH_LOGIN = { username: "admin", password: "bench-password" };

export type ShopProcess = {
  port: number;
  /** From the start of the process to its first answer. */
  firstAnswerMs: number;
  /** Resident memory in MiB. */
  memoryMiB(): Promise<number>;
  dataDir: string;
  stop(): Promise<void>;
};

/** The built executable with the demo shop on a folder of its own. */
export async function startShopProcess(): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "barrette-bench-"));
  const port = freePort();
  const startedAt = performance.now();
  const child = Bun.spawn([EXECUTABLE, "serve", "--demo"], {
    cwd: dataDir,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      // Each shopper of the bench gives an address of its own.
      TRUST_PROXY: "1",
      ADMIN_PASSWORD: BENCH_LOGIN.password,
    },
    stdout: "ignore",
    stderr: "inherit",
  });
  const firstAnswerMs = await untilAnswered(port, startedAt);
  return {
    port,
    firstAnswerMs,
    dataDir,
    memoryMiB: () => residentMiB(child),
    async stop() {
      child.kill("SIGTERM");
      await child.exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function freePort(): number {
  const probe = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () => new Response(),
  });
  const { port } = probe;
  probe.stop(true);
  if (port === undefined) throw new Error("no free port");
  return port;
}

/** Milliseconds from `startedAt` until the port answers a request. */
export async function untilAnswered(
  port: number,
  startedAt: number,
): Promise<number> {
  const deadline = startedAt + 20_000;
  while (performance.now() < deadline) {
    try {
      await fetch(`http://127.0.0.1:${port}/healthz`);
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
