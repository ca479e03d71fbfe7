import { eq } from "drizzle-orm";
import type { Notice } from "#shared/admin/schema.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import type { Clock } from "#server/runtime/clock.ts";
import type { Log } from "#server/runtime/log.ts";
import { startPeriodic } from "#server/runtime/periodic.ts";
import type { Commit, Db, Tx } from "./handle.ts";
import { NO_LOCK } from "./locks.ts";
import { clockMarks } from "#server/db/schema/site.ts";
import type { ShopDatabase } from "./shop-database.ts";

// Sweeps remove for good what has become old by the clock. A clock that is ahead
// for a moment would make everything old, so the time is noted at each sweep,
// and where it has jumped since, none removes anything for a day.

/** A shop that runs notes the time every hour. */
const JUMP_MS = DAY_MS;
const GRACE_MS = DAY_MS;

/** A move of the clock that no time explains, or a time without the shop. */
export type ClockJump = { from: number; to: number };

type ClockDeps = {
  commit: Commit;
  clock: Clock;
  log: Log;
  /** The notices that the panel shows to the maker. */
  notices: Set<string>;
};

/** Notes the time. Returns whether what is old by the clock may be removed. */
export async function trustsClock(deps: ClockDeps): Promise<boolean> {
  const { commit, clock, log, notices } = deps;
  const now = clock.now();
  const { mark, jumpedFrom } = await commit(NO_LOCK, (tx) => note(tx, now));
  if (jumpedFrom !== undefined)
    log.warn("clock_jumped", { fromMs: jumpedFrom, toMs: now });
  const isTrusted = Math.abs(now - mark.steadySince) >= GRACE_MS;
  const notice = "clock_jumped" satisfies Notice;
  if (isTrusted || mark.jumpedFrom === null) notices.delete(notice);
  else notices.add(notice);
  return isTrusted;
}

async function note(tx: Tx, now: number) {
  const known = await findMark(tx);
  const isSteady = known && Math.abs(now - known.seenAt) <= JUMP_MS;
  const jumpedFrom = isSteady ? undefined : known?.seenAt;
  const mark = isSteady
    ? { ...known, seenAt: now }
    : { id: 1, seenAt: now, steadySince: now, jumpedFrom: jumpedFrom ?? null };
  await tx
    .insert(clockMarks)
    .values(mark)
    .onConflictDoUpdate({ target: clockMarks.id, set: mark })
    .run();
  return { mark, jumpedFrom };
}

async function findMark(db: Db) {
  const rows = await db
    .select()
    .from(clockMarks)
    .where(eq(clockMarks.id, 1))
    .all();
  return rows[0];
}

/** The jump for which nothing is removed now; undefined: there was none. */
export async function findClockJump(
  db: Db,
  now: number,
): Promise<ClockJump | undefined> {
  const mark = await findMark(db);
  if (!mark) return undefined;
  // Nobody has noted it yet.
  if (Math.abs(now - mark.seenAt) > JUMP_MS)
    return { from: mark.seenAt, to: now };
  const { jumpedFrom: from, steadySince: to } = mark;
  if (from === null || Math.abs(now - to) >= GRACE_MS) return undefined;
  return { from, to };
}

type Sweep = {
  /** One of all processes of the shop runs the sweep of a name. */
  name: string;
  /** Whether each process runs it, for files of its own. */
  isLocal?: boolean;
  everyMs: number;
  run: () => Promise<void>;
};

/**
 * Removes what has become old, now and every `everyMs` milliseconds, while the
 * clock can be trusted. Call the result to stop.
 */
export function startSweep(
  deps: ClockDeps & { db: Pick<ShopDatabase, "takeLease"> },
  { name, isLocal = false, everyMs, run }: Sweep,
): () => void {
  return startPeriodic(deps.log, {
    everyMs,
    failed: `${name.replaceAll(" ", "_")}_failed`,
    async run() {
      if (!(await trustsClock(deps)))
        deps.log.info("sweep_waits", { sweep: name });
      else if (isLocal || (await deps.db.takeLease(name, everyMs))) await run();
    },
  });
}
