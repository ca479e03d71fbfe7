import type { Database } from "bun:sqlite";
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { syncToDisk } from "#server/db/disk.ts";

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

/** The database file is damaged. */
export class DamagedDatabaseError extends Error {
  constructor(detail: string) {
    super(
      `The database is damaged (${detail}). Nothing was changed. Bring back the last good state with: barrette restore FILE`,
    );
  }
}

/** Whether SQLite reports that the file is damaged or not a database. */
export function isCorruption(error: unknown): error is Error {
  if (!(error instanceof Error && "code" in error)) return false;
  return error.code === "SQLITE_CORRUPT" || error.code === "SQLITE_NOTADB";
}

/** Checks every page; runs at every start. Throws DamagedDatabaseError. */
export function checkQuickly(sqlite: Database): void {
  checkPages(sqlite, "quick_check");
}

/**
 * Checks every page, index and reference; runs for backups. Throws
 * DamagedDatabaseError.
 */
export function checkThoroughly(sqlite: Database): void {
  checkPages(sqlite, "integrity_check");
  checkReferences(sqlite, "rows point at rows that are not there");
}

/** Throws DamagedDatabaseError if a row refers to a row that does not exist. */
export function checkReferences(sqlite: Database, detail: string): void {
  if (sqlite.query("PRAGMA foreign_key_check").all().length > 0)
    throw new DamagedDatabaseError(detail);
}

function checkPages(
  sqlite: Database,
  pragma: "quick_check" | "integrity_check",
): void {
  const [row] = sqlite
    .query<Record<string, string>, []>(`PRAGMA ${pragma}(1)`)
    .all();
  const found = row?.[pragma] ?? "unreadable";
  if (found !== "ok") throw new DamagedDatabaseError(found);
}

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

/**
 * Writes a consistent copy of a database with SQLite's own VACUUM INTO. The
 * copy includes the content of the log. Other connections may write meanwhile.
 * The target file must not exist yet.
 */
export function copyInto(sqlite: Database, target: string): void {
  // Creates the empty file first, so that no other user can ever read the copy.
  closeSync(openSync(target, "wx", 0o600));
  sqlite.run("VACUUM INTO ?", [target]);
}

/** Like copyInto, but `target` exists only once the copy is on the disk. */
export function keepCopy(sqlite: Database, target: string): void {
  const unfinished = `${target}.partial`;
  rmSync(unfinished, { force: true });
  try {
    copyInto(sqlite, unfinished);
    syncToDisk(unfinished);
    renameSync(unfinished, target);
    syncToDisk(dirname(target));
  } finally {
    for (const path of [unfinished, `${unfinished}-journal`])
      rmSync(path, { force: true });
  }
}
