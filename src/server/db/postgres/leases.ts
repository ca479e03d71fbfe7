import type { ShopDatabase } from "../shop-database.ts";
import { type Pool, send } from "./pool.ts";

/** Timers may run early: this share of the interval must have passed. */
const EARLY = 0.9;
/** How often a job extends its lease within the time that the lease lasts. */
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
