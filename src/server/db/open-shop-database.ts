import type { Config } from "#server/config/config.ts";
import { openDatabase } from "./sqlite/open.ts";
import { openExisting } from "./open-existing.ts";
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
  if (!databaseUrl) return openDatabase(dataDir, migrationsDir);
  // Loaded on demand: most shops are on SQLite and should not wait for this.
  const { openPostgres } = await import("./postgres/open.ts");
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
  const { openExistingPostgres } = await import("./postgres/open.ts");
  return openExistingPostgres(databaseUrl, migrationsDir);
}
