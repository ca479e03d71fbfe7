import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import { DATABASE_FILE, openDatabase } from "#server/db/sqlite/open.ts";
import { NoShopError } from "#server/db/errors.ts";
import { stamp } from "#server/db/pending-restore.ts";
import {
  copyFromFile,
  copyIntoFile,
  ShopRunningError,
} from "#server/db/postgres/move.ts";
import { listStoredFiles, UNFINISHED } from "#server/images/files.ts";
import { linkPictures } from "#server/images/local-copies.ts";
import { systemError } from "#server/runtime/system.ts";
import {
  prepareDatabase,
  readHead,
  type RestoreOptions,
  type RestoreResult,
  unpack,
} from "./restore.ts";

type PostgresOptions = RestoreOptions & {
  databaseUrl: string;
  /** Downloads pictures, by their file names, into the data folder. */
  fetchPictures?: (files: readonly string[]) => Promise<void>;
};

/**
 * Does the same as restoreBackup for a shop on PostgreSQL: replaces all rows in
 * one transaction, and keeps the old ones with their pictures as a data folder.
 * Pictures are added to those in the folder, because their names are unique.
 * Throws BackupError, DamagedDatabaseError, ShopRunningError, MoveError,
 * PictureBucketError, or the error of PostgreSQL or the file system.
 */
export async function restoreToPostgres(
  options: PostgresOptions,
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
    const kept = await putAside(options, stamped);
    const { aside } = kept;
    // First, so that on a full disk the rows stay as they are.
    await unlessRefused(aside, async () =>
      addPictures(join(unpacked, "uploads"), join(dataDir, "uploads")),
    );
    const restored = { file: join(unpacked, DATABASE_FILE), url };
    const replace = () =>
      copyFromFile({ ...restored, migrationsDir }, { isReplacing: true });
    await unlessRefused(aside, replace, ShopRunningError);
    return { createdAt: head.createdAt, orders, ...kept };
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/**
 * Saves the current data, if there is any, as a data folder of SQLite. A film
 * or picture that is neither in the folder nor in the bucket is missing.
 */
async function putAside(
  { dataDir, databaseUrl, migrationsDir, fetchPictures }: PostgresOptions,
  stamped: string,
): Promise<Pick<RestoreResult, "aside" | "missingPictures">> {
  const aside = join(dataDir, `before-restore-${stamped}`);
  mkdirSync(aside, { mode: 0o700 });
  try {
    await copyIntoFile(databaseUrl, join(aside, DATABASE_FILE), migrationsDir);
    // Nothing refers to the files after the restore, so they would be swept.
    const files = await listStoredFiles(aside, migrationsDir);
    await fetchPictures?.(files);
    linkPictures(dataDir, aside, files);
    const urls = files.map((file) => `${UPLOADS_PREFIX}/${file}`);
    const missingPictures = urls.filter((url) => !existsSync(join(aside, url)));
    return { aside, missingPictures };
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (error instanceof NoShopError)
      return { aside: undefined, missingPictures: [] };
    throw error;
  }
}

/**
 * Does a step of the restore. If it throws `refusal`, by default any error,
 * nothing has been replaced, and no second copy of the shop is left behind.
 */
async function unlessRefused(
  aside: string | undefined,
  step: () => Promise<unknown>,
  refusal: abstract new (...given: never[]) => Error = Error,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (aside && error instanceof refusal)
      rmSync(aside, { recursive: true, force: true });
    throw error;
  }
}

function addPictures(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(from))
    if (!existsSync(join(to, name))) moveFile(join(from, name), join(to, name));
}

/** Moves a file, also to another disk, whole or not at all. */
function moveFile(source: string, target: string): void {
  try {
    renameSync(source, target);
  } catch (error) {
    if (systemError(error).code !== "EXDEV") throw error;
    const unfinished = `${target}${UNFINISHED}`;
    try {
      copyFileSync(source, unfinished);
      renameSync(unfinished, target);
    } finally {
      rmSync(unfinished, { force: true });
    }
  }
}
