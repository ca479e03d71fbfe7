import type { Config } from "#server/config/config.ts";
import { openExistingDatabase } from "#server/db/open.ts";
import type { ShopDatabase } from "#server/db/shop-database.ts";
import { embeddedDir } from "#server/runtime/embedded.ts";

/**
 * Opens the database of a shop, which may be running, for `work`, and closes it
 * again. Throws what `openExistingDatabase` throws.
 */
export async function withDatabase<T>(
  config: Config,
  mode: "read" | "write",
  work: (db: ShopDatabase) => T | Promise<T>,
): Promise<T> {
  const db = await openExistingDatabase(config, embeddedDir("drizzle"), mode);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
