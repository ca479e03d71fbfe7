import { closeSync, existsSync, openSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { giveToOwnerOf, type FileLock, lockFile } from "./disk.ts";

/** A hidden file beside its final place, and a database of the same name. */
type PartialFile = {
  path: string;
  databasePath: string;
  /** Removes what is left of the files. */
  remove(): void;
};

// The lock file is the last to be removed: what has none is a left-over.
const SUFFIXES = ["", "-db", "-db-journal", "-lock"];
const LEFT_OVER =
  /^(\..+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.partial)(?:-db|-db-journal|-lock)?$/;

/**
 * Reserves the name under which a file is written. Until `remove` is called or
 * the process ends, even by a crash, no process removes it as a left-over.
 */
export function reservePartial(file: string): PartialFile {
  for (;;) {
    const name = `.${basename(file)}.${crypto.randomUUID()}.partial`;
    const path = join(dirname(file), name);
    // SQLite would not tell why and where a file cannot be created.
    closeSync(openSync(`${path}-lock`, "a", 0o600));
    const lock = lockFile(`${path}-lock`);
    // Between its creation and its lock, the file looked like a left-over.
    if (lock && existsSync(`${path}-lock`)) {
      shareLock(path);
      return {
        path,
        databasePath: `${path}-db`,
        remove: () => removeLocked(path, lock),
      };
    }
    lock?.release();
  }
}

/** Returns the paths of unfinished files in a folder, being written or not. */
export function listPartials(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const stems = readdirSync(folder).flatMap(
    (name) => LEFT_OVER.exec(name)?.[1] ?? [],
  );
  return [...new Set(stems)].map((stem) => join(folder, stem));
}

/** Removes the files in a folder that a killed process left unfinished. */
export function removeLeftOvers(folder: string): void {
  for (const path of listPartials(folder))
    try {
      const lock = lockFile(`${path}-lock`);
      if (lock) removeLocked(path, lock);
    } catch {
      // Another user's, as in /tmp: nothing shows whether it is being written.
    }
}

/** Lets the shop find out whether a command of root still holds the lock. */
function shareLock(path: string): void {
  try {
    giveToOwnerOf(dirname(path), [`${path}-lock`]);
  } catch {
    // Some disks, such as USB sticks, know no owners.
  }
}

function removeLocked(path: string, lock: FileLock): void {
  try {
    for (const suffix of SUFFIXES) rmSync(`${path}${suffix}`, { force: true });
  } finally {
    lock.release();
  }
}
