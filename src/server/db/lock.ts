import { Database } from "bun:sqlite";
import { join } from "node:path";
import { systemError } from "#server/runtime/system-error.ts";

/** Another process has this data folder. */
export class FolderInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `Another shop is already running on ${dataDir}. Stop it first, or give this one another DATA_DIR.`,
    );
  }
}

// Held for the life of the process: a Database that nothing points at is
// collected, and its lock goes with it.
const held = new Map<string, Database>();

/**
 * Takes a data folder for this process alone. The operating system frees the
 * lock when the process ends, however it ends. Throws FolderInUseError.
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
