import {
  createEventWindows,
  type RateWindows,
} from "#server/runtime/event-windows.ts";
import { type Pool, send, toStorable } from "./pool.ts";

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
