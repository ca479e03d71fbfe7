import { Database } from "bun:sqlite";
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { toIso } from "#server/clock.ts";
import { checkShopIn } from "#server/db/alongside.ts";
import { copyInto } from "#server/db/copy.ts";
import { syncToDisk } from "#server/db/disk.ts";
import { checkThoroughly } from "#server/db/integrity.ts";
import { DATABASE_FILE, migrationState } from "#server/db/open.ts";
import {
  type BackupHead,
  FORMAT,
  HEAD_NAME,
  MANIFEST_NAME,
  type Manifest,
  readBackup,
} from "./archive.ts";
import { listPictures, namedPictures } from "./pictures.ts";
import { createTarWriter, type OnBytes } from "./tar.ts";

type BackupOptions = {
  dataDir: string;
  migrationsDir: string;
  /** Where the backup goes; what is there is replaced at the very end. */
  file: string;
  now: number;
  /** Told how much of all the work is done, in bytes. */
  onProgress?: (doneBytes: number, allBytes: number) => void;
};

/** A sweep runs every few hours: a second try meets none. */
const MOST_TRIES = 3;

export type BackupResult = {
  sizeBytes: number;
  pictures: number;
  /** Pictures that the database names and the folder does not hold. */
  missingPictures: string[];
};

/**
 * Writes everything that a shop owns into one file, while the shop may go on
 * selling, and reads it back. Nothing stands under the file's name before that.
 */
export function writeBackup(options: BackupOptions): BackupResult {
  checkShopIn(options.dataDir);
  for (let tries = 1; ; tries += 1) {
    const result = tryBackup(options, tries === MOST_TRIES);
    if (result) return result;
  }
}

/**
 * Undefined: a picture that the shop named when its database was copied was
 * swept away before it was itself. The last try is taken as it is.
 */
function tryBackup(
  options: BackupOptions,
  isLast: boolean,
): BackupResult | undefined {
  const { dataDir, file } = options;
  const unfinished = join(
    dirname(file),
    `.${basename(file)}.${crypto.randomUUID()}.partial`,
  );
  const snapshot = `${unfinished}-db`;
  try {
    const before = listPictures(dataDir);
    copyDatabase(join(dataDir, DATABASE_FILE), snapshot);
    const { migrations, named } = inspect(options, snapshot);
    // Read after the database: every picture that it names was there before.
    const pictures = listPictures(dataDir);
    const report = progress(options, [snapshot, ...pictures.values()]);
    const { files } = writeArchive(unfinished, snapshot, pictures, report, {
      format: FORMAT,
      createdAt: toIso(options.now),
      migrations,
    });
    const held = new Set(files.map(({ name }) => name));
    const missing = named.filter((name) => !held.has(name));
    if (!isLast && missing.some((name) => before.has(name))) return undefined;
    readBackup(unfinished, { onBytes: report });
    renameSync(unfinished, file);
    syncToDisk(dirname(file));
    return {
      sizeBytes: statSync(file).size,
      pictures: held.size - 1,
      missingPictures: missing.map((name) => `/${name}`),
    };
  } finally {
    for (const path of [unfinished, snapshot, `${snapshot}-journal`])
      rmSync(path, { force: true });
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

function inspect({ migrationsDir }: BackupOptions, snapshot: string) {
  const sqlite = new Database(snapshot, { readonly: true, strict: true });
  try {
    checkThoroughly(sqlite);
    const { applied } = migrationState(sqlite, migrationsDir);
    return { migrations: applied, named: namedPictures(sqlite) };
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
      // A picture that nothing uses may be swept away at any moment.
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

function progress({ onProgress }: BackupOptions, paths: string[]): OnBytes {
  const sizes = paths.map((path) => statSync(path, { throwIfNoEntry: false }));
  // Everything is written once and read back once.
  const allBytes = 2 * sizes.reduce((sum, stat) => sum + (stat?.size ?? 0), 0);
  let doneBytes = 0;
  return (bytes) => {
    doneBytes += bytes;
    onProgress?.(doneBytes, allBytes);
  };
}
