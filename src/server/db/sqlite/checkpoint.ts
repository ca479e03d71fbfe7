import type { Database } from "bun:sqlite";

/** SQLite's own default: 4 MB. */
const MOST_PAGES = 1_000;
/** SQLite writes the log back by itself if nobody else does: 8 MB. */
const MOST_PAGES_EVER = 2 * MOST_PAGES;

/** Lets SQLite leave a log to `isLogLong` and `writeLogBack`. */
export function takeOverCheckpoints(sqlite: Database): void {
  sqlite.run(`PRAGMA wal_autocheckpoint = ${MOST_PAGES_EVER}`);
}

/**
 * Whether the log is so long that it should be written back. Asks SQLite, in
 * 7 microseconds. Never open the files of the database for this: closing them
 * would drop the locks of this process, and the next process that opens the
 * database would truncate the index that this one has mapped into its memory.
 */
export function isLogLong(sqlite: Database): boolean {
  try {
    const row = sqlite
      .query<{ log: number }, []>("PRAGMA wal_checkpoint(NOOP)")
      .get();
    return (row?.log ?? 0) >= MOST_PAGES;
  } catch {
    // Closed, or not readable, as the next write will say.
    return false;
  }
}

/**
 * Writes the log into the database file. PASSIVE waits for no other connection:
 * pages that a reader still needs are written in a later run.
 */
export function writeLogBack(sqlite: Database): void {
  sqlite.run("PRAGMA wal_checkpoint(PASSIVE)");
}
