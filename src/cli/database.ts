import type { Config } from "#server/config/config.ts";
import { openExistingDatabase } from "#server/db/open.ts";
import type { ShopDatabase } from "#server/db/shop-database.ts";
import { embeddedDir } from "#server/runtime/embedded.ts";
import type { S3Place } from "#server/config/s3.ts";
import { CommandError, EXIT } from "./command-error.ts";

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

/** Returns the bucket in the settings. Throws a CommandError without one. */
export function getBucket({ backup }: Config): S3Place {
  if (backup.s3) return backup.s3;
  throw new CommandError(
    EXIT.config,
    "--s3 needs BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.",
  );
}
