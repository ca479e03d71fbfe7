import type { Database } from "bun:sqlite";

/** The database file is damaged. */
export class DamagedDatabaseError extends Error {
  constructor(detail: string) {
    super(
      `The database is damaged (${detail}). Nothing was changed. Bring back the last good state with: barrette restore FILE`,
    );
  }
}

/** Whether SQLite itself says that the file is damaged, or no database. */
export function isCorruption(error: unknown): error is Error {
  if (!(error instanceof Error && "code" in error)) return false;
  return error.code === "SQLITE_CORRUPT" || error.code === "SQLITE_NOTADB";
}

/** For every start: looks at every page. Throws DamagedDatabaseError. */
export function checkQuickly(sqlite: Database): void {
  checkPages(sqlite, "quick_check");
}

/**
 * For backups: looks at every page, index and reference. Throws
 * DamagedDatabaseError.
 */
export function checkThoroughly(sqlite: Database): void {
  checkPages(sqlite, "integrity_check");
  checkReferences(sqlite, "rows point at rows that are not there");
}

/** Throws DamagedDatabaseError where a row points at one that is not there. */
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
