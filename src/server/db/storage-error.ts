import { systemError } from "#server/runtime/system-error.ts";
import { postgresError } from "./postgres/errors.ts";

/** Why nothing could be stored or read, in the shop's terms. */
type StorageError = "full" | "unavailable";

/** Maps prefixes of the error codes of SQLite and of the file system. */
const CODES: Record<string, StorageError> = {
  SQLITE_FULL: "full",
  ENOSPC: "full",
  EDQUOT: "full",
  SQLITE_BUSY: "unavailable",
  SQLITE_READONLY: "unavailable",
  SQLITE_IOERR: "unavailable",
  EROFS: "unavailable",
};

/** Returns which storage error this is; undefined for any other error. */
export function storageError(error: unknown): StorageError | undefined {
  const { code } = systemError(error);
  const known = Object.keys(CODES).find((start) => code.startsWith(start));
  return known ? CODES[known] : postgresError(error);
}
