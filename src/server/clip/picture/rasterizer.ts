import { join } from "node:path";
import type { Drawing, Drawn } from "./rasterizer-process.ts";

/** An idle process, which takes about 80 MB, is ended after this time. */
const IDLE_MS = 30_000;
/** Far more than any drawing of a shop takes, also on a slow, busy machine. */
const DEADLINE_MS = 15_000;

/** Thrown for a drawing that was ended because it took too long. */
export class DrawingTooLongError extends Error {
  constructor() {
    super("the drawing took too long");
  }
}

type Child = ReturnType<typeof startProcess>;

let child: Child | undefined;
let idle: Timer | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Renders an SVG as a PNG `widthPx` wide, after those that were asked for
 * earlier. Rejects if the SVG is invalid, and with a DrawingTooLongError after
 * `deadlineMs`.
 */
export function rasterize(
  svg: string,
  widthPx: number,
  background: string,
  deadlineMs = DEADLINE_MS,
): Promise<Uint8Array> {
  const drawing: Drawing = { svg, widthPx, background };
  const drawn = last.then(() => draw(drawing, deadlineMs));
  last = drawn.catch(() => {});
  return drawn;
}

async function draw(drawing: Drawing, deadlineMs: number): Promise<Uint8Array> {
  clearTimeout(idle);
  child ??= startProcess();
  const { process, answer } = child;
  const { promise, resolve, reject } = Promise.withResolvers<Drawn>();
  answer.resolve = resolve;
  answer.reject = reject;
  const deadline = setTimeout(() => {
    reject(new DrawingTooLongError());
    end();
  }, deadlineMs);
  try {
    process.send(drawing);
    const drawn = await promise;
    if ("png" in drawn) return drawn.png;
    throw new Error(drawn.error);
  } finally {
    clearTimeout(deadline);
    idle = setTimeout(end, IDLE_MS);
    idle.unref();
  }
}

function startProcess() {
  const answer = {
    resolve: (_drawn: Drawn) => {},
    reject: (_error: Error) => {},
  };
  const started = Bun.spawn([...program(), "draw"], {
    stdio: ["ignore", "ignore", "inherit"],
    serialization: "advanced",
    ipc: (drawn: Drawn) => answer.resolve(drawn),
    onExit(ended) {
      if (child?.process === ended) child = undefined;
      answer.reject(new Error("the drawing process ended"));
    },
  });
  // Ends with this process, which does not wait for it.
  started.unref();
  return { process: started, answer };
}

/** Ends the process, in the middle of a drawing too. */
function end(): void {
  child?.process.kill("SIGKILL");
  child = undefined;
}

/** The program of this process; in the source tree, its first file too. */
function program(): string[] {
  if (Bun.isStandaloneExecutable) return [process.execPath];
  const main = join(import.meta.dir, "../../../main.ts");
  return [process.execPath, main];
}
