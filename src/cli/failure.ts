import { BackupError } from "#server/operations/backup-archive.ts";
import {
  BucketError,
  NoSuchBackupError,
} from "#server/operations/backup-bucket.ts";
import { ConfigError } from "#server/config/config.ts";
import { NoShopError, OlderDatabaseError } from "#server/db/errors.ts";
import { FolderInUseError } from "#server/db/disk.ts";
import { MountedInsideError } from "#server/db/pending-restore.ts";
import {
  DamagedDatabaseError,
  MissingDatabaseError,
} from "#server/db/sqlite/file.ts";
import {
  NewerDatabaseError,
  SkippedMigrationError,
} from "#server/db/sqlite/migrations.ts";
import {
  NotEmptyError,
  ShopRunningError,
  MoveError,
} from "#server/db/postgres/move.ts";
import { PictureBucketError } from "#server/images/bucket.ts";
import { PortError } from "#server/http/listening.ts";
import { reasonOf } from "#server/runtime/log.ts";
import { UnusableFolderError } from "#server/open-shop.ts";
import { systemError } from "#server/runtime/system.ts";
import { CommandError, EXIT, type ExitCode } from "./command-error.ts";

type Failure = { exitCode: ExitCode; sentence: string };

// Error codes of the operating system and databases. A prefix of the code is
// enough: SQLITE_IOERR, for example, has thirty variants.
const KNOWN: [code: string, exitCode: ExitCode, sentence: string][] = [
  [
    "ENOSPC",
    EXIT.ioError,
    "The disk is full. Make room and try again; nothing was half-written.",
  ],
  ["ENOENT", EXIT.noInput, "There is no such file or folder."],
  ["ENOTDIR", EXIT.noInput, "There is no such folder."],
  ["EISDIR", EXIT.noInput, "That is a folder, not a file."],
  [
    "EDQUOT",
    EXIT.ioError,
    "The disk quota is used up. Make room and try again.",
  ],
  [
    "SQLITE_FULL",
    EXIT.ioError,
    "The disk is full. Make room and try again; nothing was half-written.",
  ],
  [
    "EROFS",
    EXIT.ioError,
    "The folder is on a read-only file system. Choose another, or mount it for writing.",
  ],
  [
    "SQLITE_READONLY",
    EXIT.ioError,
    "The data folder cannot be written. Give it to the user that runs the shop (chown), or run this as that user.",
  ],
  [
    "SQLITE_CANTOPEN",
    EXIT.ioError,
    "The data folder cannot be opened for writing. Give it to the user that runs the shop (chown), or run this as that user.",
  ],
  [
    "EACCES",
    EXIT.denied,
    "Permission was refused. Run this as the user that runs the shop.",
  ],
  [
    "EPERM",
    EXIT.denied,
    "Permission was refused. Run this as the user that runs the shop.",
  ],
  ["SQLITE_BUSY", EXIT.inUse, "The database is busy. Try again in a moment."],
  [
    "SQLITE_CORRUPT",
    EXIT.badData,
    "The database is damaged. Bring back the last good state with: barrette restore FILE",
  ],
  [
    "SQLITE_NOTADB",
    EXIT.badData,
    "The database file is no database. Bring back the last good state with: barrette restore FILE",
  ],
  [
    "ERR_POSTGRES",
    EXIT.unavailable,
    "PostgreSQL cannot be reached, or does not do what it is asked. Check DATABASE_URL and the server.",
  ],
  ["SQLITE_IOERR", EXIT.ioError, "The disk could not be read or written."],
  ["EIO", EXIT.ioError, "The disk could not be read or written."],
];

type ErrorKind = abstract new (...args: never[]) => Error;

/** Errors whose message is written for users. */
const EXPECTED: [kind: ErrorKind, exitCode: ExitCode][] = [
  [ConfigError, EXIT.config],
  [UnusableFolderError, EXIT.config],
  [FolderInUseError, EXIT.inUse],
  [MountedInsideError, EXIT.config],
  [BucketError, EXIT.unavailable],
  [NoSuchBackupError, EXIT.noInput],
  [NoShopError, EXIT.noInput],
  [DamagedDatabaseError, EXIT.badData],
  [MissingDatabaseError, EXIT.badData],
  [NewerDatabaseError, EXIT.badData],
  [SkippedMigrationError, EXIT.badData],
  [OlderDatabaseError, EXIT.badData],
  [BackupError, EXIT.badData],
  [ShopRunningError, EXIT.inUse],
  [NotEmptyError, EXIT.cannotCreate],
  [MoveError, EXIT.badData],
  [PictureBucketError, EXIT.unavailable],
];

/** Returns the message and the exit code for an error that ended a command. */
export function failure(error: unknown): Failure {
  if (error instanceof CommandError)
    return { exitCode: error.exitCode, sentence: error.message };
  if (error instanceof PortError)
    return { exitCode: EXIT[error.kind], sentence: error.message };
  for (const [kind, exitCode] of EXPECTED)
    if (error instanceof kind) return { exitCode, sentence: error.message };
  return systemFailure(error);
}

function systemFailure(error: unknown): Failure {
  const { code, path } = systemError(error);
  const known = KNOWN.find(([prefix]) => code.startsWith(prefix));
  // PostgreSQL's own message names the cause: user, password or network.
  const detail = code.startsWith("ERR_POSTGRES") ? reasonOf(error) : path;
  const place = detail ? ` (${detail})` : "";
  if (known) return { exitCode: known[1], sentence: `${known[2]}${place}` };
  return {
    exitCode: EXIT.failed,
    sentence: `This did not work: ${reasonOf(error)}${place}`,
  };
}
