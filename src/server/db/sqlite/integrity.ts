import type { Database } from "bun:sqlite";

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
