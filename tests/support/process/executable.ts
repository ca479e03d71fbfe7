import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemError } from "#server/runtime/system.ts";
import { databaseSetting } from "#tests/support/database/executable-database.ts";

/** The executable that `npm run build` has made. */
export const EXECUTABLE = join(import.meta.dir, "../../../dist/barrette");
// A start takes 0.2 s on an idle machine of two cores, and far longer on a
// loaded one.
const START_TIMEOUT_MS = 30_000;
const PROBE_EVERY_MS = 20;

/**
 * The settings that every shop of a test is told and would otherwise take of
 * the machine.
 */
export const OF_NO_MACHINE = { SHOP_TIME_ZONE: "UTC" };

export type RunningShop = {
  url: string;
  pid: number;
  /** The folder that contains the executable and its data. */
  folder: string;
  dataDir: string;
  /** Returns everything the shop has printed so far, logs included. */
  output(): string;
  /** Asks the shop to stop (SIGTERM) and returns the exit code. */
  stop(): Promise<number>;
  /** Ends the shop at once (SIGKILL). */
  kill(): Promise<void>;
  /** Kills the shop and removes its folder. */
  [Symbol.asyncDispose](): Promise<void>;
};

export type StartOptions = {
  env?: Record<string, string>;
  args?: string[];
  /** The folder of an earlier run, to start on its data again. */
  folder?: string;
  /** A program, with arguments, that starts the executable. */
  wrapper?: string[];
};

/** Makes a folder that contains only an executable: the built one. */
export function makeShopFolder(executable = EXECUTABLE): string {
  if (!existsSync(executable))
    throw new Error(`There is no ${executable}. Run \`bun run build\` first.`);
  const folder = mkdtempSync(join(tmpdir(), "barrette-e2e-"));
  const target = join(folder, "barrette");
  try {
    linkSync(executable, target);
  } catch {
    copyFileSync(executable, target);
  }
  return folder;
}

/**
 * Runs the built executable in an empty folder on a free port and resolves when
 * the shop is healthy. Rejects with the shop's output if it ends before that.
 */
export async function startExecutable(
  options: StartOptions = {},
): Promise<RunningShop> {
  const { env = {}, args = ["serve"], folder = makeShopFolder() } = options;
  const { wrapper = [] } = options;
  const port = env.PORT ?? String(freePort());
  const url = `http://localhost:${port}`;
  const database = await databaseSetting(folder);
  const child = Bun.spawn([...wrapper, join(folder, "barrette"), ...args], {
    cwd: folder,
    // The shop must not inherit the environment of the test process.
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      PORT: port,
      ...OF_NO_MACHINE,
      ...database,
      ...env,
    },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const read = collect(child.stdout, child.stderr);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return child.exited;
  };
  const shop: RunningShop = {
    url,
    pid: child.pid,
    folder,
    dataDir: env.DATA_DIR ?? join(folder, "data"),
    output: read,
    stop: () => end("SIGTERM"),
    kill: async () => void (await end("SIGKILL")),
    async [Symbol.asyncDispose]() {
      await end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await healthy(url, child, read);
  } catch (error) {
    if (!options.folder) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return shop;
}

async function healthy(
  url: string,
  child: Bun.Subprocess,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await Bun.sleep(PROBE_EVERY_MS);
  }
  const how =
    child.exitCode === null
      ? `was not healthy after ${START_TIMEOUT_MS} ms`
      : `ended with ${child.exitCode}`;
  child.kill("SIGKILL");
  await child.exited;
  // Its last words may be read after its end.
  for (let tries = 0; output() === "" && tries < 200; tries += 1)
    await Bun.sleep(PROBE_EVERY_MS);
  throw new Error(`The executable ${how}:\n${output()}`);
}

/** Reads the streams; the returned function gives the text read so far. */
function collect(...streams: ReadableStream<Uint8Array>[]): () => string {
  let text = "";
  const readAll = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const chunk of stream)
      text += decoder.decode(chunk, { stream: true });
  };
  for (const stream of streams) void readAll(stream);
  return () => text;
}

/** Below Linux's ephemeral ports, which outgoing connections may occupy. */
const PORTS = { from: 15_000, to: 32_000 };

/** Returns an unused port of this machine, chosen at random. */
export function freePort(): number {
  for (;;) {
    const port =
      PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    try {
      Bun.listen({
        hostname: "127.0.0.1",
        port,
        socket: { data() {} },
      }).stop(true);
      return port;
    } catch (error) {
      if (systemError(error).code !== "EADDRINUSE") throw error;
    }
  }
}
