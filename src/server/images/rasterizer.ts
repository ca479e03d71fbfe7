import { join } from "node:path";
import { Problem } from "#server/http/problem.ts";
import type { Drawing, Drawn } from "./rasterizer-process.ts";

/** An idle process, which takes about 80 MB, is ended after this time. */
const IDLE_MS = 30_000;
/** Far more than any drawing of a shop takes, also on a slow, busy machine. */
const DEADLINE_MS = 15_000;

const RETRY_AFTER_SECONDS = 30;

/** Thrown for a drawing that was ended because it took too long. */
export class DrawingTooLongError extends Problem {
  constructor() {
    super("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** The process was ended from outside, by a system without memory say. */
class ProcessEndedError extends Error {}

type Child = ReturnType<typeof startProcess>;

let child: Child | undefined;
let idle: Timer | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Renders an SVG as a PNG `widthPx` wide, after those that were asked for
 * earlier. Rejects if the SVG is invalid, with a DrawingTooLongError after
 * `deadlineMs`, and with "unavailable" where its process is ended twice.
 */
export function rasterize(
  svg: string,
  widthPx: number,
  background: string,
  deadlineMs = DEADLINE_MS,
): Promise<Uint8Array> {
  const drawing: Drawing = { svg, widthPx, background };
  const drawn = last.then(() => drawAgain(drawing, deadlineMs));
  last = drawn.catch(() => {});
  return drawn;
}

/** Draws, and once more by a new process if the first one was ended. */
async function drawAgain(
  drawing: Drawing,
  deadlineMs: number,
): Promise<Uint8Array> {
  const isEnded = (error: unknown) => error instanceof ProcessEndedError;
  try {
    return await draw(drawing, deadlineMs);
  } catch (error) {
    if (!isEnded(error)) throw error;
  }
  try {
    return await draw(drawing, deadlineMs);
  } catch (error) {
    if (!isEnded(error)) throw error;
    throw new Problem("unavailable", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
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
      answer.reject(new ProcessEndedError());
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
  const main = join(import.meta.dir, "../../main.ts");
  return [process.execPath, main];
}
