import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../root.ts";
import type { BuildError } from "./build-error.ts";

const START_LIMIT_MS = 30_000;
const PROBE_INTERVAL_MS = 5;
/** The time until SIGKILL, which is safe: the shop survives a power cut. */
const STOP_LIMIT_MS = 300;
/** How much of the shop's last output is shown when the shop did not start. */
const LAST_CHARACTERS = 4_000;

export type ShopOptions = {
  /** Options for Bun itself, such as --inspect. */
  bunArgs: string[];
  /** The arguments after `serve`. */
  args: string[];
  port: number;
  env: Record<string, string | undefined>;
  /** Receives all of the shop's output, once the shop has started. */
  print: (text: string) => void;
  /** Called when the shop ends without having been stopped. */
  onEnd: (error: BuildError) => void;
};

type Running = {
  child: Bun.Subprocess;
  /** Prints the output so far, and from then on all further output. */
  forwardOutput: () => void;
  /** Resolves at the process's end with the last output not forwarded. */
  outputTail: Promise<string>;
};

/** Runs the shop from source, in a process that each change replaces. */
export function createShop(options: ShopOptions) {
  let running: Running | undefined;

  async function stop(): Promise<void> {
    const child = running?.child;
    running = undefined;
    if (!child) return;
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
    await child.exited;
    clearTimeout(timer);
  }

  return {
    stop,
    /** Starts or restarts the shop. Returns the error if it did not start. */
    async restart(): Promise<BuildError[]> {
      await stop();
      const started = start(options);
      running = started;
      const { child, forwardOutput, outputTail } = started;
      if (!(await waitUntilHealthy(child, options.port))) {
        await stop();
        return [{ message: `The shop did not start.\n${await outputTail}` }];
      }
      forwardOutput();
      void child.exited.then((code) => {
        if (running === started)
          options.onEnd({ message: `The shop ended with ${code}.` });
      });
      return [];
    },
  };
}

function start({ bunArgs, args, port, env, print }: ShopOptions): Running {
  const child = Bun.spawn(
    [process.execPath, ...bunArgs, "src/main.ts", "serve", ...args],
    {
      cwd: ROOT,
      env: { ...env, PORT: String(port), HOST: "127.0.0.1", DOMAIN: "" },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    },
  );
  let output = "";
  let isShown = false;
  const read = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      const text = decoder.decode(chunk, { stream: true });
      if (isShown) print(text);
      else output += text;
    }
  };
  const reading = Promise.all([read(child.stdout), read(child.stderr)]);
  return {
    child,
    forwardOutput: () => {
      print(output);
      isShown = true;
    },
    outputTail: reading.then(() =>
      stripVTControlCharacters(output).slice(-LAST_CHARACTERS).trim(),
    ),
  };
}

async function waitUntilHealthy(child: Bun.Subprocess, port: number) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && !child.killed && Date.now() < deadline) {
    const url = `http://127.0.0.1:${port}/healthz`;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await Bun.sleep(PROBE_INTERVAL_MS);
  }
  return false;
}
