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
