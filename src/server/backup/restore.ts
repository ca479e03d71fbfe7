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
import { lockFolder } from "#server/db/lock.ts";
import { checkThoroughly } from "#server/db/integrity.ts";
import { DATABASE_FILE, migrationState } from "#server/db/open.ts";
import { type BackupHead, BackupError, readBackup } from "./archive.ts";
import { giveToOwnerOf, syncToDisk } from "#server/db/disk.ts";
import { finishRestore, readyName, RESTORED, stamp } from "#server/db/swap.ts";
import { writeAll } from "./tar.ts";

type RestoreOptions = {
  dataDir: string;
  migrationsDir: string;
  file: string;
  now: number;
};

type RestoreResult = {
  /** When the backup was made. */
  createdAt: string;
  orders: number;
  /** Where the earlier data is now; undefined: there was none. */
  aside: string | undefined;
};

/**
 * Replaces a shop's data by a backup's: all of it, or nothing. The backup is
 * read to its end before anything is written. Throws BackupError,
 * DamagedDatabaseError, FolderInUseError, or the file system's own error.
 */
export function restoreBackup(options: RestoreOptions): RestoreResult {
  const { dataDir, file, now } = options;
  const head = readHead(file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  try {
    finishRestore(dataDir);
    const ready = join(dataDir, readyName(stamp(now)));
    const unfinished = `${ready}.partial`;
    try {
      unpack(file, unfinished);
      const orders = prepareDatabase(options, unfinished);
      settle(dataDir, unfinished);
      renameSync(unfinished, ready);
      syncToDisk(dataDir);
      const aside = finishRestore(dataDir);
      return { createdAt: head.createdAt, orders, aside };
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

/** Reads the whole backup once, so that a bad one is refused in time. */
function readHead(file: string): BackupHead {
  const heads: BackupHead[] = [];
  readBackup(file, { onHead: (head) => heads.push(head) });
  const [head] = heads;
  if (!head) throw new BackupError("foreign");
  return head;
}

function unpack(file: string, folder: string): void {
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
 * Checks the database, ends the admin's sessions of back then, and has what
 * waits for a mail server written as files again. Answers how many orders.
 */
function prepareDatabase(
  { migrationsDir }: RestoreOptions,
  folder: string,
): number {
  const sqlite = new Database(join(folder, DATABASE_FILE), { strict: true });
  try {
    checkThoroughly(sqlite);
    const { applied, known } = migrationState(sqlite, migrationsDir);
    if (applied > known) throw new BackupError("newer");
    sqlite.run("DELETE FROM sessions");
    sqlite.run("UPDATE outbox SET filed_at = NULL WHERE state <> 'sent'");
    const [row] = sqlite
      .query<{ count: number }, []>("SELECT count(*) AS count FROM orders")
      .all();
    return row?.count ?? 0;
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
