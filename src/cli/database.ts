import { openAlongside } from "#server/db/alongside.ts";
import type { Db } from "#server/db/open.ts";
import { embeddedDir } from "#server/embedded.ts";

/**
 * Works on the database of a shop that may be running, and closes it. Throws
 * what `openAlongside` throws.
 */
export async function withDatabase<T>(
  dataDir: string,
  mode: "read" | "write",
  work: (db: Db) => T | Promise<T>,
): Promise<T> {
  const db = openAlongside(dataDir, embeddedDir("drizzle"), mode);
  try {
    return await work(db);
  } finally {
    db.$client.close();
  }
}
