import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { Database } from "bun:sqlite";
import { systemError } from "#server/runtime/system.ts";

/** Flushes a file's content, or a folder's list of entries, to the disk. */
export function syncToDisk(path: string): void {
  const fd = openSync(path, "r");
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/**
 * Throws the system's own error if no file can be created in a folder. Creates
 * a file to find out, because access rights say little for root or on a
 * read-only mount. The name is random: several processes may check at once.
 */
export function checkFolderWritable(folder: string): void {
  const file = join(folder, `.write-test-${crypto.randomUUID()}`);
  writeFileSync(file, "", { mode: 0o600 });
  rmSync(file);
}

/**
 * Changes the owner of paths that root created to the owner of the folder.
 * Otherwise the shop, which runs as its own user, could not open them.
 */
export function giveToOwnerOf(folder: string, paths: string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const path of paths) chownSync(path, uid, gid);
}

/** The mounts that this process sees, one a line; see proc_pid_mountinfo(5). */
const MOUNTS = "/proc/self/mountinfo";
const MOUNT_POINT_FIELD = 4;

/** Whether something is mounted at a path, which can then not be renamed. */
export function isMountPoint(path: string): boolean {
  if (!existsSync(MOUNTS)) return false;
  const real = join(realpathSync(dirname(path)), basename(path));
  return readFileSync(MOUNTS, "utf8")
    .split("\n")
    .map((line) => line.split(" ")[MOUNT_POINT_FIELD] ?? "")
    .map((field) => field.replace(/\\([0-7]{3})/g, fromOctal))
    .includes(real);
}

/** Spaces and the like are written as "\040". */
const fromOctal = (_: string, digits: string) =>
  String.fromCharCode(Number.parseInt(digits, 8));

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

export type FileLock = { release(): void };

/** Locks a data folder for this process alone. Throws FolderInUseError. */
export function lockFolder(dataDir: string): FileLock {
  const lock = lockFile(join(dataDir, "lock.db"));
  if (!lock) throw new FolderInUseError(dataDir);
  return lock;
}

/**
 * Locks a file, which is created if missing, for this process alone. The
 * operating system releases the lock when the process ends, even after a crash.
 * Returns undefined if the file is locked already.
 */
export function lockFile(path: string): FileLock | undefined {
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
