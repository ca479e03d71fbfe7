import type { Database } from "bun:sqlite";
import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DAY_MS, HOUR_MS } from "#shared/text/dates.ts";
import { trustsClock } from "#server/db/sweeps.ts";
import { startPeriodic } from "#server/runtime/periodic.ts";
import type { Erasure } from "#server/db/shop-database.ts";
import { keepTemporaryInMemory } from "./connection.ts";

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

const CHECK_AGAIN_MS = 20;

/**
 * SQLite overwrites what it deletes (secure_delete), but not the old copies of
 * rows that it once moved to another page, so VACUUM rebuilds the file. This
 * blocks every write, 0.5 s for 10 MB. The log is truncated too, unless a reader
 * prevents this.
 */
export function createSqliteErasure(sqlite: Database): Erasure {
  // `user_version`, a number in the header of the database file, marks an
  // unfinished erasure. The shop uses it for nothing else. In `begin`, setting
  // the number is part of the transaction.
  const mark = (value: 0 | 1) => sqlite.run(`PRAGMA user_version = ${value}`);
  return {
    async isUnfinished() {
      const row = sqlite
        .query<{ user_version: number }, []>("PRAGMA user_version")
        .get();
      return row?.user_version === 1;
    },
    async begin() {
      mark(1);
    },
    async finish() {
      if (!(await emptyLog(sqlite))) return false;
      vacuum(sqlite);
      if (!(await emptyLog(sqlite))) return false;
      mark(0);
      return true;
    },
  };
}

/** Rebuilds the database file, with temporary files on the disk. */
function vacuum(sqlite: Database): void {
  keepTemporaryInMemory(sqlite, false);
  try {
    sqlite.run("VACUUM");
  } finally {
    keepTemporaryInMemory(sqlite, true);
  }
}

/**
 * Truncates the log after a checkpoint; false if a reader needs the log. SQLite
 * waits for readers, but not for a checkpoint that another process makes, as a
 * commit of the running shop does: this waits as long for it.
 */
async function emptyLog(sqlite: Database): Promise<boolean> {
  const until = performance.now() + busyTimeoutMs(sqlite);
  while (!truncateLog(sqlite)) {
    if (performance.now() > until) return false;
    await Bun.sleep(CHECK_AGAIN_MS);
  }
  return true;
}

function truncateLog(sqlite: Database): boolean {
  const row = sqlite
    .query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)")
    .get();
  return row?.busy === 0;
}

function busyTimeoutMs(sqlite: Database): number {
  const row = sqlite
    .query<{ timeout: number }, []>("PRAGMA busy_timeout")
    .get();
  return row?.timeout ?? 0;
}
