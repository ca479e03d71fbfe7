import type { Database } from "bun:sqlite";
import { closeSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { syncToDisk } from "#server/db/disk.ts";

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
