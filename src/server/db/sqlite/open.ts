import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { attachHandles, type OpenDb } from "./handles.ts";
import {
  checkQuickly,
  DamagedDatabaseError,
  isCorruption,
} from "./integrity.ts";
import { applyMigrations } from "./migrations.ts";
import { checkNotMissing } from "./missing.ts";
import { configure } from "./settings.ts";

export const DATABASE_FILE = "shop.db";

/**
 * Opens the database of a data folder and brings it to this program's schema.
 * Before the first pending migration a copy of the file is kept beside it.
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
    // A new database has nothing to lose: after a power cut it is made again, so
    // it need not wait for the disk.
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
