import type { Database } from "bun:sqlite";
import { statSync } from "node:fs";

/** The file that each open database is, whatever now stands under its name. */
const opened = new WeakMap<Database, string>();

/** Notes which file a database has just been opened from. */
export function rememberPlace(sqlite: Database): void {
  opened.set(sqlite, identity(sqlite.filename));
}

/**
 * Throws an error of the code SQLITE_READONLY_DBMOVED when the database's file
 * no longer stands where it was opened: its folder was removed or its disk is
 * gone. SQLite goes on writing into a file that nobody will find again.
 */
export function checkInPlace(sqlite: Database): void {
  const before = opened.get(sqlite);
  if (before === undefined || identity(sqlite.filename) === before) return;
  throw Object.assign(
    new Error(
      `${sqlite.filename} was moved or removed while the shop ran. Put it back, and restart the shop.`,
    ),
    { code: "SQLITE_READONLY_DBMOVED" },
  );
}

function identity(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.dev} ${stat.ino}` : "gone";
}
