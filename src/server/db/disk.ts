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

/** Makes sure that a file's content, or a folder's list, is on the disk. */
export function syncToDisk(path: string): void {
  const fd = openSync(path, "r");
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/**
 * Throws the system's own error where a file cannot be made in a folder. Access
 * rights say little for root or on a read-only mount, so one is made. Its name
 * is its own: several processes may try at once.
 */
export function checkFolderWritable(folder: string): void {
  const file = join(folder, `.write-test-${crypto.randomUUID()}`);
  writeFileSync(file, "", { mode: 0o600 });
  rmSync(file);
}

/**
 * Gives what root made to the folder's owner: the shop, which runs as a user
 * of its own, could not open it otherwise.
 */
export function giveToOwnerOf(folder: string, paths: string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const path of paths) chownSync(path, uid, gid);
}
