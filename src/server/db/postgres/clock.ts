import type { Clock } from "#server/runtime/clock.ts";
import type { Pool } from "./pool.ts";

const MEASURE_EVERY_MS = 30_000;
/**
 * A response that took longer than this is too inaccurate to set the clock
 * again. The first one sets it in any case: this machine's clock may be wrong
 * by minutes.
 */
const LONGEST_MS = 1_000;

/**
 * Creates a clock of the server's time, which all processes share even if the
 * clocks of their machines differ: a process must not take a mail that another
 * process still has leased. The server is asked from time to time; between the
 * responses, this process adds the elapsed time.
 */
export function createPostgresClock(pool: Pool) {
  let anchor = { serverMs: Date.now(), at: performance.now() };
  let isSet = false;
  let timer: Timer | undefined;

  async function measure(): Promise<void> {
    const askedAt = performance.now();
    const [row] = await pool.query((client) =>
      client.unsafe<{ ms: number }[]>(
        "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
      ),
    );
    const at = performance.now();
    if (!row || (isSet && at - askedAt > LONGEST_MS)) return;
    anchor = { serverMs: row.ms + (at - askedAt) / 2, at };
    isSet = true;
  }

  const clock: Clock = {
    now: () => Math.round(anchor.serverMs + performance.now() - anchor.at),
  };
  return {
    clock,
    /** Resolves after the server's first response. */
    async start(): Promise<void> {
      await measure();
      // If the server does not respond, the clock runs on until the next query.
      timer = setInterval(() => measure().catch(() => {}), MEASURE_EVERY_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
