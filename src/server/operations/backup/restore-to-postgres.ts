import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE, openDatabase } from "#server/db/sqlite/open.ts";
import { NoShopError } from "#server/db/open-existing.ts";
import { stamp } from "#server/db/pending-restore.ts";
import { copyFromFile, copyIntoFile } from "#server/db/postgres/carry.ts";
import {
  prepareDatabase,
  readHead,
  type RestoreOptions,
  type RestoreResult,
  unpack,
} from "./restore.ts";

/**
 * Does the same as restoreBackup for a shop on PostgreSQL: replaces all rows in
 * one transaction, and keeps a copy of the old ones as a SQLite file. Pictures
 * are added to those in the folder, because their names are unique. Throws
 * BackupError, DamagedDatabaseError, ShopRunningError, TransferError, or the
 * error of PostgreSQL or the file system.
 */
export async function restoreToPostgres(
  options: RestoreOptions & { databaseUrl: string },
): Promise<RestoreResult> {
  const { dataDir, databaseUrl: url, file, migrationsDir, now } = options;
  const head = readHead(file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const stamped = stamp(now);
  const unpacked = join(dataDir, `restore-${stamped}.partial`);
  try {
    unpack(file, unpacked);
    const orders = await prepareDatabase(options, unpacked);
    // Migrates the database of a backup from an earlier version.
    openDatabase(unpacked, migrationsDir).close();
    const aside = await putAside(options, stamped);
    await copyFromFile(
      { file: join(unpacked, DATABASE_FILE), url, migrationsDir },
      { isReplacing: true },
    );
    addPictures(join(unpacked, "uploads"), join(dataDir, "uploads"));
    return { createdAt: head.createdAt, orders, aside };
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/** Saves the current data as a file. Returns its folder; undefined: no data. */
async function putAside(
  {
    dataDir,
    databaseUrl,
    migrationsDir,
  }: RestoreOptions & { databaseUrl: string },
  stamped: string,
): Promise<string | undefined> {
  const aside = join(dataDir, `before-restore-${stamped}`);
  mkdirSync(aside, { mode: 0o700 });
  try {
    await copyIntoFile(databaseUrl, join(aside, DATABASE_FILE), migrationsDir);
    return aside;
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (error instanceof NoShopError) return undefined;
    throw error;
  }
}

function addPictures(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(from))
    if (!existsSync(join(to, name)))
      renameSync(join(from, name), join(to, name));
}
