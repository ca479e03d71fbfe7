import { Database } from "bun:sqlite";
import { statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config/config.ts";
import {
  attachHandles,
  DATABASE_FILE,
  openDatabase,
  type OpenDb,
} from "#server/db/sqlite/open.ts";
import { checkNotMissing } from "#server/db/sqlite/file.ts";
import {
  migrationState,
  NewerDatabaseError,
} from "#server/db/sqlite/migrations.ts";
import { configure } from "#server/db/sqlite/connection.ts";
import { NoShopError, OlderDatabaseError } from "./errors.ts";
import type { ShopDatabase } from "./shop-database.ts";
import { pendingRestore } from "./pending-restore.ts";

type Place = Pick<Config, "dataDir" | "databaseUrl">;

/**
 * Opens the configured database and migrates it to this program's schema:
 * PostgreSQL if DATABASE_URL is set, otherwise SQLite in the data folder.
 * Throws what openDatabase or openPostgres throws.
 */
export async function openShopDatabase(
  { dataDir, databaseUrl }: Place,
  migrationsDir: string,
): Promise<ShopDatabase> {
  if (!databaseUrl) return openDatabase(dataDir, migrationsDir);
  // Loaded on demand: most shops are on SQLite and should not wait for this.
  const { openPostgres } = await import("#server/db/postgres/open.ts");
  return openPostgres(databaseUrl, migrationsDir);
}

/**
 * Opens the database for a command, while the shop itself may be running.
 * Throws NoShopError, NewerDatabaseError, OlderDatabaseError,
 * MissingDatabaseError, or the database's own error.
 */
export async function openExistingDatabase(
  { dataDir, databaseUrl }: Place,
  migrationsDir: string,
  mode: "read" | "write",
): Promise<ShopDatabase> {
  if (!databaseUrl) return openExisting(dataDir, migrationsDir, mode);
  const { openExistingPostgres } = await import("#server/db/postgres/open.ts");
  return openExistingPostgres(databaseUrl, migrationsDir);
}

/**
 * Whether a folder contains a shop's database, not an empty file. Throws the system's own error
 * if this user may not read the folder.
 */
export function hasDatabase(dataDir: string): boolean {
  const file = join(dataDir, DATABASE_FILE);
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/**
 * Throws NoShopError or MissingDatabaseError if the folder has no shop that a
 * command can work on, or the system's own error if this user may not read the
 * folder.
 */
export function checkShopIn(dataDir: string): void {
  if (pendingRestore(dataDir))
    throw new NoShopError(
      `A restore of ${dataDir} was interrupted. Start the shop once, which finishes it, and try again.`,
    );
  checkNotMissing(join(dataDir, DATABASE_FILE));
  if (!hasDatabase(dataDir))
    throw new NoShopError(
      `There is no shop in ${dataDir}. Set DATA_DIR to the folder that the shop runs on.`,
    );
}

/**
 * Opens a database for a command, while the shop itself may be running. Takes
 * no lock on the folder, so every write of the command must be short. Throws
 * what checkShopIn throws, NewerDatabaseError, OlderDatabaseError, or SQLite's
 * own error.
 */
export function openExisting(
  dataDir: string,
  migrationsDir: string,
  mode: "read" | "write",
): OpenDb {
  checkShopIn(dataDir);
  const file = join(dataDir, DATABASE_FILE);
  const access = mode === "read" ? { readonly: true } : { readwrite: true };
  const sqlite = new Database(file, { ...access, strict: true });
  try {
    configure(sqlite, mode);
    const { pending, isNewer } = migrationState(sqlite, migrationsDir);
    if (isNewer) throw new NewerDatabaseError();
    if (pending > 0) throw new OlderDatabaseError();
    return attachHandles(sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
