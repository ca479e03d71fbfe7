import { statfsSync } from "node:fs";

/** The size of a folder's disk in bytes; `free` is what the shop may use. */
export function diskSpace(folder: string): { free: number; total: number } {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
