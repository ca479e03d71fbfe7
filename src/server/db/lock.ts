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

/**
 * Locks a data folder for this process alone. The operating system releases
 * the lock when the process ends, even after a crash. Throws
 * FolderInUseError.
 */
export function lockFolder(dataDir: string): { release(): void } {
  const lock = new Database(join(dataDir, "lock.db"), { create: true });
  try {
    lock.run("PRAGMA locking_mode = EXCLUSIVE");
    lock.run("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (systemError(error).code.startsWith("SQLITE_BUSY"))
      throw new FolderInUseError(dataDir);
    throw error;
  }
  held.set(dataDir, lock);
  return {
    release() {
      held.delete(dataDir);
      lock.close();
    },
  };
}
