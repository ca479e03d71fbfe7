import type { SQL } from "bun";
import type { Clock } from "#server/runtime/clock.ts";
import { inTime } from "./connection.ts";

const MEASURE_EVERY_MS = 30_000;
/** An answer that took longer says little about the time. */
const LONGEST_MS = 1_000;

/**
 * The server's time, which all processes of the shop share however wrong the
 * clocks of their machines are: a mail that one has leased must not look free
 * to another. It is asked for now and then; in between this process counts on.
 */
export function createPostgresClock(client: SQL) {
  let anchor = { serverMs: Date.now(), at: performance.now() };
  let timer: Timer | undefined;

  async function measure(): Promise<void> {
    const askedAt = performance.now();
    const [row] = await inTime(
      client.unsafe<{ ms: number }[]>(
        "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
      ),
    );
    const at = performance.now();
    if (row && at - askedAt < LONGEST_MS)
      anchor = { serverMs: row.ms + (at - askedAt) / 2, at };
  }

  const clock: Clock = {
    now: () => Math.round(anchor.serverMs + performance.now() - anchor.at),
  };
  return {
    clock,
    /** Resolves once the time is known. */
    async start(): Promise<void> {
      await measure();
      // Without the server the count goes on; it is asked again later.
      timer = setInterval(() => measure().catch(() => {}), MEASURE_EVERY_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
