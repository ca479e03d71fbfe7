import type { Database } from "bun:sqlite";
import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import type { Clock } from "#server/runtime/clock.ts";
import type { Log } from "#server/runtime/log.ts";
import { startPeriodic } from "#server/runtime/periodic.ts";

/** A copy from before an upgrade is of use until the new version is trusted. */
const COPY_DAYS = 30;
const COPY = /\.before-\d+(?:\.partial)?$/;

type Upkeep = { database: { sqlite: Database }; clock: Clock; log: Log };

/** Looks after the database file now and every hour. Call the result to stop. */
export function startUpkeep({ database, clock, log }: Upkeep): () => void {
  return startPeriodic(log, {
    everyMs: HOUR_MS,
    failed: "database_upkeep_failed",
    run() {
      writeLogBack(database.sqlite);
      for (const file of removeOldCopies(database.sqlite.filename, clock.now()))
        log.info("old_copy_removed", { file });
    },
  });
}

/**
 * SQLite writes its log back by itself only every 1,000 pages: in a quiet shop
 * the orders of weeks would stand in the log alone, and be lost with it.
 * PASSIVE waits for nobody: what a reader still needs is written back later.
 */
function writeLogBack(sqlite: Database): void {
  sqlite.run("PRAGMA wal_checkpoint(PASSIVE)");
}

export type DatabaseCopy = {
  path: string;
  /** When it is removed, in ms. */
  removedAt: number;
};

/** The copies from before upgrades that lie beside a database file. */
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

/** They name customers, like the database itself. Returns what was removed. */
function removeOldCopies(file: string, now: number): string[] {
  const old = listCopies(file).filter(({ removedAt }) => removedAt <= now);
  for (const { path } of old) rmSync(path, { force: true });
  return old.map(({ path }) => path);
}
