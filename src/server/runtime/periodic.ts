import { errorFields, type Log } from "./log.ts";

type Job = {
  everyMs: number;
  /** The event that is logged when a run fails. */
  failed: string;
  run: () => void | Promise<void>;
};

/**
 * Runs a job now and every `everyMs` milliseconds. Call the result to stop. If
 * a run fails, on a full disk for example, the error is logged and the next run
 * follows as usual.
 */
export function startPeriodic(
  log: Log,
  { everyMs, failed, run }: Job,
): () => void {
  const attempt = async () => {
    try {
      await run();
    } catch (error) {
      log.error(failed, errorFields(error));
    }
  };
  void attempt();
  const timer = setInterval(attempt, everyMs);
  return () => clearInterval(timer);
}

/** A tick of the event loop that is shorter leaves time for other work. */
const SHORT_TICK_MS = 1;

/**
 * Creates a function that waits for a short tick of the event loop, but at most
 * `maxMs` milliseconds. Work that nobody waits for calls it, so that it does not
 * delay the answers of a busy shop. Callers get their ticks one after the other:
 * the second one begins to wait when the first one has run.
 */
export function createQuietTicks(
  maxMs: number,
  nowMs: () => number = () => performance.now(),
): () => Promise<void> {
  let previous = Promise.resolve();

  async function shortTick(): Promise<void> {
    const endsAt = nowMs() + maxMs;
    for (;;) {
      const startedAt = nowMs();
      await new Promise((resolve) => setImmediate(resolve));
      const now = nowMs();
      if (now - startedAt < SHORT_TICK_MS || now >= endsAt) return;
    }
  }

  return () => {
    previous = previous.then(shortTick);
    return previous;
  };
}
