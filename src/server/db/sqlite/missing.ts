import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder has files of a shop, but not the shop's database. */
export class MissingDatabaseError extends Error {
  constructor(file: string, remains: string) {
    super(
      `${file} is missing or empty, although ${remains} is there: a shop has lost its database. Nothing was changed. Bring back the last good state with: barrette restore FILE. To begin a new shop, set DATA_DIR to an empty folder.`,
    );
  }
}

const FILLED_FOLDERS = ["uploads", "backups"] as const;

/**
 * Throws MissingDatabaseError if a database file does not exist or is empty,
 * although its folder has other files of a shop. Call this function before
 * SQLite opens the file: SQLite deletes the log of an empty database, and the
 * last orders with the log.
 */
export function checkNotMissing(file: string): void {
  if (sizeOf(file) > 0) return;
  const log = `${file}-wal`;
  if (sizeOf(log) > 0) throw new MissingDatabaseError(file, log);
  for (const name of FILLED_FOLDERS) {
    const folder = join(dirname(file), name);
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new MissingDatabaseError(file, `what is in ${folder}`);
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
