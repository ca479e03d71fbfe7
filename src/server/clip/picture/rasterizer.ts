import { Worker } from "node:worker_threads";
import type { Drawing, Drawn } from "./rasterizer-worker.ts";

/** An idle thread, which takes about 60 MB, is terminated after this time. */
const IDLE_MS = 30_000;

type Waiting = {
  resolve: (png: Uint8Array) => void;
  reject: (error: Error) => void;
};

let thread: Worker | undefined;
let idle: Timer | undefined;
let nextId = 1;
const waiting = new Map<number, Waiting>();

/** Renders an SVG as a PNG `widthPx` wide. Rejects if the SVG is invalid. */
export function rasterize(
  svg: string,
  widthPx: number,
  background: string,
): Promise<Uint8Array> {
  clearTimeout(idle);
  thread ??= startThread();
  const drawing: Drawing = { id: nextId++, svg, widthPx, background };
  const drawn = new Promise<Uint8Array>((resolve, reject) =>
    waiting.set(drawing.id, { resolve, reject }),
  );
  thread.ref();
  thread.postMessage(drawing);
  return drawn;
}

function startThread(): Worker {
  const started = new Worker(threadFile());
  started.on("message", settle);
  started.on("error", (error) => {
    if (thread === started) thread = undefined;
    for (const { reject } of waiting.values())
      reject(new Error("the drawing thread ended", { cause: error }));
    waiting.clear();
  });
  return started;
}

/** In the executable, the worker's path starts at the repository's root. */
function threadFile(): URL {
  const path = Bun.isStandaloneExecutable
    ? "./src/server/clip/picture/rasterizer-worker.ts"
    : "./rasterizer-worker.ts";
  return new URL(path, import.meta.url);
}

function settle(drawn: Drawn): void {
  const asked = waiting.get(drawn.id);
  waiting.delete(drawn.id);
  if ("png" in drawn) asked?.resolve(drawn.png);
  else asked?.reject(new Error(drawn.error));
  if (waiting.size === 0) endWhenIdle();
}

/** Lets the process exit, and terminates the idle thread after IDLE_MS. */
function endWhenIdle(): void {
  thread?.unref();
  idle = setTimeout(() => {
    void thread?.terminate();
    thread = undefined;
  }, IDLE_MS);
  idle.unref();
}
