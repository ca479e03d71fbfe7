import {
  chownSync,
  closeSync,
  fsyncSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

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
