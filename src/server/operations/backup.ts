import { Database } from "bun:sqlite";
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { toIso } from "#server/runtime/clock.ts";
import { BUILD } from "#server/runtime/version.ts";
import { checkShopIn } from "#server/db/open.ts";
import { checkThoroughly, copyInto } from "#server/db/sqlite/file.ts";
import { syncToDisk } from "#server/db/disk.ts";
import { type Db, Handle } from "#server/db/handle.ts";
import { removeLeftOvers, reservePartial } from "#server/db/partial-file.ts";
import { sqliteConnection } from "#server/db/sqlite/connection.ts";
import { migrationState } from "#server/db/sqlite/migrations.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { copyIntoFile } from "#server/db/postgres/move.ts";
import { listUploadUrls } from "#server/images/store.ts";
import {
  type BackupHead,
  FORMAT,
  HEAD_NAME,
  isBackupFileName,
  type Manifest,
  MANIFEST_NAME,
  readBackup,
} from "./backup-archive.ts";
import { createTarWriter, type OnBytes } from "./tar.ts";

type BackupOptions = {
  dataDir: string;
  /** The PostgreSQL database of the shop; undefined: SQLite, in `dataDir`. */
  databaseUrl?: string;
  /** Downloads pictures, by their file names, into the data folder. */
  fetchPictures?: (files: readonly string[]) => Promise<void>;
  migrationsDir: string;
  /** The file to write; an existing one is replaced at the very end. */
  file: string;
  now: number;
  /** Called with the number of bytes done, and with the total. */
  onProgress?: (doneBytes: number, totalBytes: number) => void;
};

/** Unused pictures are swept every 6 hours: a retry rarely meets a sweep. */
const MAX_ATTEMPTS = 3;

export type BackupResult = {
  sizeBytes: number;
  pictures: number;
  /** Pictures that the database names but the folder does not contain. */
  missingPictures: string[];
};

/**
 * Writes everything that a shop owns into one file, and reads the file back
 * before giving it its final name. The shop may be running.
 */
export async function writeBackup(
  options: BackupOptions,
): Promise<BackupResult> {
  if (!options.databaseUrl) checkShopIn(options.dataDir);
  removeLeftOvers(dirname(options.file));
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryBackup(options, attempt === MAX_ATTEMPTS);
    if (result) return result;
  }
}

/**
 * Returns undefined when a picture was swept after the database was copied and
 * before the picture was, so another attempt is due. The last attempt reports
 * such pictures as missing.
 */
async function tryBackup(
  options: BackupOptions,
  isLast: boolean,
): Promise<BackupResult | undefined> {
  const { dataDir, file } = options;
  const unfinished = reservePartial(file);
  const snapshot = unfinished.databasePath;
  try {
    const before = listPictures(dataDir);
    if (options.databaseUrl)
      await copyIntoFile(options.databaseUrl, snapshot, options.migrationsDir);
    else copyDatabase(join(dataDir, DATABASE_FILE), snapshot);
    const { migrations, named } = await checkSnapshot(options, snapshot);
    await options.fetchPictures?.(named.map((name) => basename(name)));
    // Listed after the database was copied, to include every picture it names.
    const pictures = listPictures(dataDir);
    const report = createProgress(options, [snapshot, ...pictures.values()]);
    const { version, commit, date } = BUILD;
    const { files } = writeArchive(
      unfinished.path,
      snapshot,
      pictures,
      report,
      {
        format: FORMAT,
        createdAt: toIso(options.now),
        migrations,
        build: { version, commit, date },
      },
    );
    const archived = new Set(files.map(({ name }) => name));
    const missing = named.filter((name) => !archived.has(name));
    if (!isLast && missing.some((name) => before.has(name))) return undefined;
    readBackup(unfinished.path, { onBytes: report });
    renameSync(unfinished.path, file);
    syncToDisk(dirname(file));
    return {
      sizeBytes: statSync(file).size,
      pictures: archived.size - 1,
      missingPictures: missing.map((name) => `/${name}`),
    };
  } finally {
    unfinished.remove();
  }
}

function copyDatabase(source: string, target: string): void {
  const sqlite = new Database(source, { readonly: true, strict: true });
  try {
    sqlite.run("PRAGMA busy_timeout = 5000");
    copyInto(sqlite, target);
  } finally {
    sqlite.close();
  }
}

async function checkSnapshot(
  { migrationsDir }: BackupOptions,
  snapshot: string,
) {
  const sqlite = new Database(snapshot, { readonly: true, strict: true });
  try {
    checkThoroughly(sqlite);
    const { applied } = migrationState(sqlite, migrationsDir);
    const db = new Handle(sqliteConnection(sqlite));
    return { migrations: applied, named: await listNamedPictures(db) };
  } finally {
    sqlite.close();
  }
}

function writeArchive(
  file: string,
  snapshot: string,
  pictures: Map<string, string>,
  onBytes: OnBytes,
  head: BackupHead,
): Manifest {
  const fd = openSync(file, "wx", 0o600);
  try {
    const tar = createTarWriter(fd);
    const manifest: Manifest = { files: [] };
    tar.addText(HEAD_NAME, JSON.stringify(head));
    const add = (name: string, path: string) =>
      manifest.files.push({ name, ...tar.addFile(name, path, onBytes) });
    add(DATABASE_FILE, snapshot);
    for (const [name, path] of pictures) {
      // A sweep may remove an unused picture at any moment.
      if (existsSync(path)) add(name, path);
    }
    tar.addText(MANIFEST_NAME, JSON.stringify(manifest));
    tar.end();
    fsyncSync(fd);
    return manifest;
  } finally {
    closeSync(fd);
  }
}

function createProgress(
  { onProgress }: BackupOptions,
  paths: string[],
): OnBytes {
  const sizes = paths.map((path) => statSync(path, { throwIfNoEntry: false }));
  // Every byte is written once and read back once.
  const totalBytes =
    2 * sizes.reduce((sum, stat) => sum + (stat?.size ?? 0), 0);
  let doneBytes = 0;
  return (bytes) => {
    doneBytes += bytes;
    onProgress?.(doneBytes, totalBytes);
  };
}

/** Returns the names that a backup has for all uploads in the database. */
async function listNamedPictures(db: Db): Promise<string[]> {
  const urls = await listUploadUrls(db);
  return urls.map((url) => url.slice(1));
}

/** Returns all picture files: the name in the backup, and the path on disk. */
function listPictures(dataDir: string): Map<string, string> {
  const folder = join(dataDir, "uploads");
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        (entry) => [`uploads/${entry.name}`, join(folder, entry.name)] as const,
      )
      .filter(([name]) => isBackupFileName(name)),
  );
}
