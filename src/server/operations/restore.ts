import { Database } from "bun:sqlite";
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { removeAllSessions } from "#server/auth/store.ts";
import { WriteHandle } from "#server/db/handle.ts";
import { giveToOwnerOf, lockFolder, syncToDisk } from "#server/db/disk.ts";
import { checkThoroughly } from "#server/db/sqlite/file.ts";
import { migrationState } from "#server/db/sqlite/migrations.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { sqliteConnection } from "#server/db/sqlite/connection.ts";
import { forgetWrittenToFile } from "#server/mail/claims.ts";
import { countOrders } from "#server/orders/store.ts";
import { type BackupHead, BackupError, readBackup } from "./backup-archive.ts";
import {
  checkMovable,
  finishRestore,
  readyName,
  RESTORED,
  stamp,
} from "#server/db/pending-restore.ts";
import { writeAll } from "./tar.ts";

export type RestoreOptions = {
  dataDir: string;
  migrationsDir: string;
  file: string;
  now: number;
};

export type RestoreResult = {
  /** When the backup was made. */
  createdAt: string;
  orders: number;
  /** Where the earlier data is now; undefined: there was none. */
  aside: string | undefined;
  /**
   * Pictures that the earlier data names but that were not there to be copied.
   * On SQLite nothing is copied: the whole folder moves.
   */
  missingPictures: string[];
};

/**
 * Replaces all of a shop's data by that of a backup, or none of it. The backup
 * is read to its end before anything is written. Throws BackupError,
 * DamagedDatabaseError, FolderInUseError, MountedInsideError, or the file
 * system's own error.
 */
export async function restoreBackup(
  options: RestoreOptions,
): Promise<RestoreResult> {
  const { dataDir, file, now } = options;
  const head = readHead(file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  checkMovable(dataDir);
  const lock = lockFolder(dataDir);
  try {
    finishRestore(dataDir);
    const ready = join(dataDir, readyName(stamp(now)));
    const unfinished = `${ready}.partial`;
    try {
      unpack(file, unfinished);
      const orders = await prepareDatabase(options, unfinished);
      settle(dataDir, unfinished);
      renameSync(unfinished, ready);
      syncToDisk(dataDir);
      const aside = finishRestore(dataDir);
      return { createdAt: head.createdAt, orders, aside, missingPictures: [] };
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

/** Reads the whole backup, so that a bad one is refused before any change. */
export function readHead(file: string): BackupHead {
  const heads: BackupHead[] = [];
  readBackup(file, { onHead: (head) => heads.push(head) });
  const [head] = heads;
  if (!head) throw new BackupError("foreign");
  return head;
}

export function unpack(file: string, folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  for (const name of RESTORED)
    if (name !== DATABASE_FILE) mkdirSync(join(folder, name), { mode: 0o700 });
  readBackup(file, {
    onFile(name) {
      const fd = openSync(join(folder, name), "wx", 0o600);
      return {
        take: (chunk) => writeAll(fd, chunk),
        close() {
          fsyncSync(fd);
          closeSync(fd);
        },
      };
    },
  });
}

/**
 * Checks the database, removes its old sessions, and marks unsent mails to be
 * written as files again. Returns the number of orders. A database of an
 * earlier version is migrated later, by the next start.
 */
export async function prepareDatabase(
  { migrationsDir }: Pick<RestoreOptions, "migrationsDir">,
  folder: string,
): Promise<number> {
  const sqlite = new Database(join(folder, DATABASE_FILE), { strict: true });
  try {
    checkThoroughly(sqlite);
    const { isNewer, applied } = migrationState(sqlite, migrationsDir);
    if (isNewer) throw new BackupError("newer");
    // An empty file is a whole database, of nothing.
    if (applied === 0) throw new BackupError("foreign");
    // No other process uses this file yet, so no transaction is needed.
    const db = new WriteHandle(sqliteConnection(sqlite));
    await removeAllSessions(db);
    await forgetWrittenToFile(db);
    return await countOrders(db);
  } finally {
    sqlite.close();
  }
}

function settle(dataDir: string, folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const paths = [folder, ...names.map((name) => join(folder, name))];
  giveToOwnerOf(dataDir, [...paths, join(dataDir, "lock.db")]);
  for (const path of paths) syncToDisk(path);
}
