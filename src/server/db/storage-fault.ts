import { systemError } from "#server/runtime/system-error.ts";
import { postgresFault } from "./postgres/errors.ts";

/** Why nothing could be stored or read, in the shop's terms. */
export type StorageFault = "full" | "unavailable";

/** Maps prefixes of the error codes of SQLite and of the file system. */
const CODES: Record<string, StorageFault> = {
  SQLITE_FULL: "full",
  ENOSPC: "full",
  EDQUOT: "full",
  SQLITE_BUSY: "unavailable",
  SQLITE_READONLY: "unavailable",
  SQLITE_IOERR: "unavailable",
  EROFS: "unavailable",
};

/** Returns the fault for a storage error; undefined for any other error. */
export function storageFault(error: unknown): StorageFault | undefined {
  const { code } = systemError(error);
  const known = Object.keys(CODES).find((start) => code.startsWith(start));
  return known ? CODES[known] : postgresFault(error);
}
