import { Database } from "bun:sqlite";
import { join } from "node:path";
import { systemError } from "#server/runtime/system-error.ts";

/** Another process holds the lock of this data folder. */
export class FolderInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `Another shop is already running on ${dataDir}. Stop it first, or give this one another DATA_DIR.`,
    );
  }
}

// Referenced for the life of the process: an unreferenced Database is garbage
// collected, which releases its lock.
const held = new Map<string, Database>();

export type Lock = { release(): void };

/** Locks a data folder for this process alone. Throws FolderInUseError. */
export function lockFolder(dataDir: string): Lock {
  const lock = lockFile(join(dataDir, "lock.db"));
  if (!lock) throw new FolderInUseError(dataDir);
  return lock;
}

/**
 * Locks a file, which is created if missing, for this process alone. The
 * operating system releases the lock when the process ends, even after a crash.
 * Returns undefined if the file is locked already.
 */
export function lockFile(path: string): Lock | undefined {
  const lock = new Database(path, { create: true });
  try {
    lock.run("PRAGMA locking_mode = EXCLUSIVE");
    // A journal file would need room on the disk, and outlive a killed process.
    lock.run("PRAGMA journal_mode = MEMORY");
    lock.run("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (systemError(error).code.startsWith("SQLITE_BUSY")) return undefined;
    throw error;
  }
  held.set(path, lock);
  return {
    release() {
      held.delete(path);
      lock.close();
    },
  };
}
