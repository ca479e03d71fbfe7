import type { Database } from "bun:sqlite";
import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DAY_MS, HOUR_MS } from "#shared/text/dates.ts";
import { trustsClock } from "#server/db/sweeps.ts";
import { startPeriodic } from "#server/runtime/periodic.ts";

/** A copy from before an upgrade is useful until the new version is trusted. */
const COPY_DAYS = 30;
const COPY = /\.before-\d+(?:\.partial)?$/;

type Upkeep = Parameters<typeof trustsClock>[0] & { sqlite: Database };

/** Maintains the database file now and every hour. Call the result to stop. */
export function startUpkeep({ sqlite, ...deps }: Upkeep): () => void {
  const { clock, log } = deps;
  return startPeriodic(log, {
    everyMs: HOUR_MS,
    failed: "database_upkeep_failed",
    async run() {
      // Otherwise, in a quiet shop, the orders of weeks would be in the log
      // alone and be lost with the log. PASSIVE waits for no other connection.
      sqlite.run("PRAGMA wal_checkpoint(PASSIVE)");
      if (!(await trustsClock(deps))) return;
      for (const file of removeOldCopies(sqlite.filename, clock.now()))
        log.info("old_copy_removed", { file });
    },
  });
}

type DatabaseCopy = {
  path: string;
  /** The time when the copy is removed, in ms. */
  removedAt: number;
};

/** Returns the copies from before upgrades in a database file's folder. */
export function listCopies(file: string): DatabaseCopy[] {
  const folder = dirname(file);
  return readdirSync(folder)
    .filter((name) => name.startsWith(basename(file)) && COPY.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({
      path,
      removedAt: statSync(path).mtimeMs + COPY_DAYS * DAY_MS,
    }));
}

/** Removes old copies, which contain customers' names. Returns their paths. */
function removeOldCopies(file: string, now: number): string[] {
  const old = listCopies(file).filter(({ removedAt }) => removedAt <= now);
  for (const { path } of old) rmSync(path, { force: true });
  return old.map(({ path }) => path);
}
