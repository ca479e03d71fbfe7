import {
  createEventWindows,
  type EventWindows,
  type RateWindows,
} from "#server/runtime/event-windows.ts";
import { type Pool, send, toStorable } from "./pool.ts";

// $2 is the current time, $3 the length of a window, both in ms.
const IS_OPEN =
  "(known.ends_at > $2::bigint and known.ends_at <= $2::bigint + $3::bigint)";

const TAKE = `
insert into event_windows as known (key, count, ends_at)
values ($1, 1, $2::bigint + $3::bigint)
on conflict (key) do update set
  count = case when ${IS_OPEN} then known.count + 1 else 1 end,
  ends_at = case when ${IS_OPEN} then known.ends_at else excluded.ends_at end
where not (${IS_OPEN} and known.count >= $4::bigint)
returning 1`;

const EXTEND = `
insert into event_windows as known (key, count, ends_at)
values ($1, 1, $2::bigint + $3::bigint)
on conflict (key) do update set
  count = case when known.ends_at >= $2::bigint then known.count + 1 else 1 end,
  ends_at = excluded.ends_at`;

type WindowRow = { count: string; ends_at: string };

/** Stores event windows in a table; each change is a single statement. */
export function createPostgresWindows(pool: Pool, name: string): EventWindows {
  const rowOf = (key: string) => `${name} ${key}`;
  const find = async (key: string): Promise<WindowRow | undefined> => {
    const [row] = await pool.query((client) =>
      send<WindowRow[]>(
        client,
        "select count, ends_at from event_windows where key = $1",
        [rowOf(key)],
      ),
    );
    return row;
  };
  const run = async (text: string, values: unknown[]) =>
    pool.query((client) => send<unknown[]>(client, text, values));
  return {
    async take(key, { max, windowMs }, now) {
      const taken = await run(TAKE, [rowOf(key), now, windowMs, max]);
      if (taken.length > 0) return undefined;
      const row = await find(key);
      return row ? Number(row.ends_at) : now;
    },
    async giveBack(key) {
      await run(
        "update event_windows set count = count - 1 where key = $1 and count > 0",
        [rowOf(key)],
      );
    },
    async extend(key, windowMs, now) {
      await run(EXTEND, [rowOf(key), now, windowMs]);
    },
    async count(key, now) {
      const row = await find(key);
      return row && Number(row.ends_at) >= now ? Number(row.count) : 0;
    },
    async forget(key) {
      await run("delete from event_windows where key = $1", [rowOf(key)]);
    },
    size: () => 0,
  };
}

const SETTLE_EVERY_MS = 1_000;

// $2 is the current time in ms. Sorted, so that all processes lock the rows in
// the same order. A window that another process has begun goes on.
const SETTLE = `
insert into event_windows as known (key, count, ends_at)
select key, count, ends_at
from json_to_recordset($1::text::json)
  as owed (key text, count bigint, ends_at bigint)
order by key
on conflict (key) do update set
  count = excluded.count
    + case when known.ends_at > $2::bigint then known.count else 0 end,
  ends_at = case when known.ends_at > $2::bigint
    then known.ends_at else excluded.ends_at end
returning key, count, ends_at`;

/** Events of a window that the table does not have yet. */
type Owed = { count: number; ends_at: number };

/**
 * Counts events in this process's memory and adds them to the table once a
 * second, so that nobody waits for it. What other processes count is known a
 * second later.
 */
export function createSettledWindows(
  pool: Pool,
  name: string,
  max: number,
): RateWindows {
  const memory = createEventWindows(max);
  let owed = new Map<string, Owed>();
  let lastAt = 0;
  let isScheduled = false;
  const rowOf = (key: string) => `${name} ${key}`;

  function owe(key: string, count: number): void {
    const ends_at = memory.get(key)?.endsAt;
    if (ends_at === undefined) return;
    const before = owed.get(key);
    // What was owed to a window that is over is forgotten with it.
    const known = before?.ends_at === ends_at ? before.count : 0;
    owed.set(key, { count: known + count, ends_at });
    schedule();
  }

  function schedule(): void {
    if (isScheduled || owed.size === 0) return;
    isScheduled = true;
    setTimeout(settle, SETTLE_EVERY_MS).unref();
  }

  async function settle(): Promise<void> {
    const settled = owed;
    owed = new Map();
    try {
      const rows = [...settled].map(([key, each]) => ({ key, ...each }));
      const known = await pool.query((client) =>
        send<{ key: string; count: string; ends_at: string }[]>(
          client,
          SETTLE,
          [JSON.stringify(rows, (_, value) => toStorable(value)), lastAt],
        ),
      );
      for (const { key, ...row } of known) {
        const endsAt = Number(row.ends_at);
        const count = Number(row.count) + (owed.get(key)?.count ?? 0);
        // Otherwise a new window may have begun meanwhile.
        if (endsAt > lastAt) memory.set(key, { count, endsAt });
      }
    } catch {
      // This process goes on with its own count.
    }
    isScheduled = false;
    schedule();
  }

  return {
    take(key, limit, at) {
      lastAt = at;
      const endsAt = memory.take(rowOf(key), limit, at);
      if (endsAt === undefined) owe(rowOf(key), 1);
      return endsAt;
    },
    giveBack(key) {
      memory.giveBack(rowOf(key));
      owe(rowOf(key), -1);
    },
    size: () => memory.size(),
  };
}
