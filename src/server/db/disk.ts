import { chownSync, closeSync, fsyncSync, openSync, statSync } from "node:fs";

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
 * Gives what root made to the folder's owner: the shop, which runs as a user
 * of its own, could not open it otherwise.
 */
export function giveToOwnerOf(folder: string, paths: string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const path of paths) chownSync(path, uid, gid);
}
