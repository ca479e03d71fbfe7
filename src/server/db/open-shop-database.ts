import type { Config } from "#server/config/config.ts";
import { openDatabase } from "./sqlite/open.ts";
import { openExisting } from "./open-existing.ts";
import { openExistingPostgres, openPostgres } from "./postgres/open.ts";
import type { ShopDatabase } from "./shop-database.ts";

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
  return databaseUrl
    ? openPostgres(databaseUrl, migrationsDir)
    : openDatabase(dataDir, migrationsDir);
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
  return databaseUrl
    ? openExistingPostgres(databaseUrl, migrationsDir)
    : openExisting(dataDir, migrationsDir, mode);
}
