import { Database } from "bun:sqlite";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { systemClock } from "#server/runtime/clock.ts";
import { createEventWindows } from "#server/runtime/event-windows.ts";
import { type Db, Handle } from "#server/db/handle.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import type { Lease, ShopDatabase } from "#server/db/shop-database.ts";
import {
  checkNotMissing,
  checkQuickly,
  DamagedDatabaseError,
  isCorruption,
  rememberPlace,
} from "./file.ts";
import { applyMigrations } from "./migrations.ts";
import {
  configure,
  keepTemporaryInMemory,
  sqliteConnection,
} from "./connection.ts";
import { createGroupCommit } from "./group-commit.ts";
import { createSqliteErasure, startUpkeep } from "./upkeep.ts";

export const DATABASE_FILE = "shop.db";

/**
 * Opens the database of a data folder and migrates it to this program's schema.
 * Before the first pending migration, copies the file into the same folder.
 * Throws MissingDatabaseError, NewerDatabaseError, DamagedDatabaseError,
 * SkippedMigrationError, or SQLite's own error.
 */
export function openDatabase(dataDir: string, migrationsDir: string): OpenDb {
  const file = join(dataDir, DATABASE_FILE);
  checkNotMissing(file);
  const existed = existsSync(file);
  const sqlite = new Database(file, { create: true, strict: true });
  try {
    sqlite.run("PRAGMA journal_mode = WAL");
    configure(sqlite, "write");
    if (existed) checkQuickly(sqlite);
    // A new database has no data to lose, so its migrations do not wait for the
    // disk: after a power cut, the next start creates the database again.
    if (!existed) sqlite.run("PRAGMA synchronous = NORMAL");
    applyMigrations(
      sqlite,
      migrationsDir,
      existed ? (known) => `${file}.before-${known}` : undefined,
    );
    sqlite.run("PRAGMA synchronous = FULL");
    return attachHandles(sqlite);
  } catch (error) {
    sqlite.close();
    throw isCorruption(error) ? new DamagedDatabaseError(error.message) : error;
  }
}

export type OpenDb = ShopDatabase & {
  /** The connection that writes; also for work on the file as a whole. */
  sqlite: Database;
  close(): void;
};

/**
 * Builds an `OpenDb` on an open connection, which becomes the writer. A second,
 * read-only connection reads what is committed.
 */
export function attachHandles(sqlite: Database): OpenDb {
  rememberPlace(sqlite);
  const reader = new Database(sqlite.filename, {
    readonly: true,
    strict: true,
  });
  reader.run("PRAGMA busy_timeout = 5000");
  const db: Db = new Handle(sqliteConnection(reader));
  keepTemporaryInMemory(sqlite, true);
  const commit = createGroupCommit(sqlite);
  return Object.assign(db, {
    commit,
    sqlite,
    clock: systemClock,
    isShared: false,
    eventWindows: (_: string, max: number) => createEventWindows(max),
    rateWindows: (_: string, max: number) => createEventWindows(max),
    takeLease: async () => true,
    runUnderLease: (_: Lease, job: () => Promise<void>) => job(),
    onChangeElsewhere: async () => {},
    onHoldElsewhere: async () => {},
    onOrderElsewhere: async () => {},
    checkWritable: () => commit(NO_LOCK, async () => {}),
    size: async () => readSize(sqlite),
    startUpkeep: (options: Parameters<ShopDatabase["startUpkeep"]>[0]) =>
      startUpkeep({ sqlite, commit, ...options }),
    erasure: createSqliteErasure(sqlite),
    flush: () => void sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)"),
    close() {
      reader.close();
      sqlite.close();
    },
  });
}

function readSize(sqlite: Database) {
  const [row] = sqlite
    .query<{ bytes: number }, []>(
      "SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()",
    )
    .all();
  const log = statSync(`${sqlite.filename}-wal`, { throwIfNoEntry: false });
  return { databaseBytes: row?.bytes ?? 0, logBytes: log?.size ?? 0 };
}
