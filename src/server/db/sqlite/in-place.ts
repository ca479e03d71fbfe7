import type { Database } from "bun:sqlite";
import { statSync } from "node:fs";

/** The database file, its write-ahead log and the index of that log. */
const FILE_ENDINGS = ["", "-wal", "-shm"] as const;

/** The identities of each open database's files, in the order above. */
const opened = new WeakMap<Database, readonly string[]>();

/**
 * Records which files a database has open. Call this function after the first
 * query, because that query creates the log.
 */
export function rememberPlace(sqlite: Database): void {
  opened.set(
    sqlite,
    filesOf(sqlite).map((path) => identity(path)),
  );
}

/**
 * Throws an error with the code SQLITE_READONLY_DBMOVED if a file of the
 * database is no longer at its path: the file was replaced, its folder was
 * removed, or its disk is gone. SQLite itself would continue to write into the
 * lost files. The check takes 4 microseconds, a commit 100 or more.
 */
export function checkInPlace(sqlite: Database): void {
  const before = opened.get(sqlite);
  if (before === undefined) return;
  for (const [index, path] of filesOf(sqlite).entries())
    if (identity(path) !== before[index]) throw movedError(path);
}

function movedError(path: string): Error {
  return Object.assign(
    new Error(
      `${path} was moved, removed or replaced while the shop ran. Nothing is written until it is back in its place, or the shop is restarted in an orderly way.`,
    ),
    { code: "SQLITE_READONLY_DBMOVED" },
  );
}

function filesOf({ filename }: Database): string[] {
  return FILE_ENDINGS.map((ending) => `${filename}${ending}`);
}

function identity(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.dev} ${stat.ino}` : "gone";
}
