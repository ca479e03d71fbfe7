import type { Database } from "bun:sqlite";
import { closeSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { syncToDisk } from "#server/db/disk.ts";

/**
 * A consistent copy by SQLite's own means, with what is only in the log so
 * far; others may write meanwhile. The file must not be there yet.
 */
export function copyInto(sqlite: Database, target: string): void {
  // Made empty first, so that nobody else may read it for a moment.
  closeSync(openSync(target, "wx", 0o600));
  sqlite.run("VACUUM INTO ?", [target]);
}

/** Such a copy under a name that it only has once it is whole on the disk. */
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
