import type { Database } from "bun:sqlite";
import { fileContainsAny } from "./file-search.ts";
import { keepTemporaryInMemory } from "./settings.ts";
import type { Erasure } from "#server/db/shop-database.ts";

/**
 * SQLite overwrites what it deletes (secure_delete), but not the old copies of
 * rows that it once moved to another page: where such are found, the file is
 * made again. That holds up every write, 5 s for 100 MB, so it is not done
 * without need. The log is emptied, which only a reader can prevent.
 */
export function createSqliteErasure(sqlite: Database): Erasure {
  // The mark of an erasure that is under way is a number in the head of the
  // database file, which nothing else uses. It is part of the transaction.
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
    async finish(texts) {
      if (!emptyLog(sqlite)) return false;
      if (!texts || fileContainsAny(sqlite.filename, texts)) {
        vacuum(sqlite);
        if (!emptyLog(sqlite)) return false;
      }
      mark(0);
      return true;
    },
  };
}

/** Makes the file again, on the disk. */
function vacuum(sqlite: Database): void {
  keepTemporaryInMemory(sqlite, false);
  try {
    sqlite.run("VACUUM");
  } finally {
    keepTemporaryInMemory(sqlite, true);
  }
}

/** Writes the log back and empties it; false while a reader needs it. */
function emptyLog(sqlite: Database): boolean {
  const row = sqlite
    .query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)")
    .get();
  return row?.busy === 0;
}
