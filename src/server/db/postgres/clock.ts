import type { Clock } from "#server/runtime/clock.ts";
import type { ShopDatabase } from "#server/db/shop-database.ts";
import { type Pool, send } from "./pool.ts";

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

/** Timers may run early: this share of the interval must have passed. */
const EARLY = 0.9;
/**
 * The number of times that a job extends its lease within the time that the
 * lease lasts.
 */
const RENEWALS = 4;

// The table is called "turns", because shops have it by that name.
// $2 is the number of seconds since the last lease, $3 how many seconds ago this
// one counts as taken. One that is taken later than now was taken before the
// clock of the server was set back.
const TAKE = `
insert into turns as last
values ($1, clock_timestamp() - make_interval(secs => $3))
on conflict (name) do update set taken_at = excluded.taken_at
where last.taken_at <= clock_timestamp() - make_interval(secs => $2)
  or last.taken_at > clock_timestamp() + interval '1 minute'
returning 1`;

// Never sets the time back: a renewal may arrive after the end of its job.
const NOTE = `
update turns
set taken_at = greatest(taken_at, clock_timestamp() - make_interval(secs => $2))
where name = $1`;

/** Decides in a table which of a shop's processes runs a periodic job. */
export function createPostgresLeases(
  pool: Pool,
): Pick<ShopDatabase, "takeLease" | "runUnderLease"> {
  const take = async (name: string, afterMs: number, agoMs: number) => {
    const values = [name, afterMs / 1_000, agoMs / 1_000];
    const taken = await pool.query((client) =>
      send<unknown[]>(client, TAKE, values),
    );
    return taken.length > 0;
  };
  const note = async (name: string, agoMs: number) => {
    await pool.query((client) => send(client, NOTE, [name, agoMs / 1_000]));
  };
  return {
    takeLease: (name, everyMs) => take(name, everyMs * EARLY, 0),
    async runUnderLease({ name, everyMs, retryAfterMs }, job) {
      const afterMs = everyMs * EARLY;
      // Until the job is done, its lease counts as taken so long ago that the
      // next one is due after `retryAfterMs`.
      const agoMs = Math.max(0, afterMs - retryAfterMs);
      if (!(await take(name, afterMs, agoMs))) return;
      // Without an answer from the database the job still runs to its end. At
      // worst another process then runs it too early.
      const tryNote = (ms: number) => note(name, ms).catch(() => {});
      const renewing = setInterval(
        () => tryNote(agoMs),
        retryAfterMs / RENEWALS,
      );
      try {
        await job();
      } finally {
        clearInterval(renewing);
      }
      await tryNote(0);
    },
  };
}
