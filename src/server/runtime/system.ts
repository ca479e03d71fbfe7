import { statfsSync } from "node:fs";

/**
 * Returns the code that the system or SQLite gave an error, such as "ENOSPC" or
 * "SQLITE_BUSY", and the path that the error concerns. Searches the causes too,
 * because drizzle wraps SQLite's errors. Both are empty where there is no code.
 */
export function systemError(error: unknown): { code: string; path: string } {
  if (!(error instanceof Error)) return { code: "", path: "" };
  if ("code" in error && typeof error.code === "string") {
    const path = "path" in error ? String(error.path) : "";
    return { code: error.code, path };
  }
  return systemError(error.cause);
}

/** The size of a folder's disk in bytes; `free` is what the shop may use. */
export function diskSpace(folder: string): { free: number; total: number } {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
