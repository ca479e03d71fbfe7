import type { Database } from "bun:sqlite";
import { keepTemporaryInMemory } from "./settings.ts";
import type { Erasure } from "#server/db/shop-database.ts";

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
      if (!emptyLog(sqlite)) return false;
      vacuum(sqlite);
      if (!emptyLog(sqlite)) return false;
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

/** Truncates the log after a checkpoint; false if a reader needs the log. */
function emptyLog(sqlite: Database): boolean {
  const row = sqlite
    .query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)")
    .get();
  return row?.busy === 0;
}
