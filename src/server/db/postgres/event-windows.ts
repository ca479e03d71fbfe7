import type { EventWindows } from "#server/runtime/event-windows.ts";
import { type Pool, send } from "./pool.ts";

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

type Row = { count: string; ends_at: string };

/** Stores event windows in a table; each change is a single statement. */
export function createPostgresWindows(pool: Pool, name: string): EventWindows {
  const rowOf = (key: string) => `${name} ${key}`;
  const find = async (key: string): Promise<Row | undefined> => {
    const [row] = await pool.query((client) =>
      send<Row[]>(
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
