import { closeSync, openSync } from "node:fs";
import * as z from "zod/mini";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import {
  type OnBytes,
  passEntry,
  readTar,
  TarError,
  type TarEntry,
} from "./tar.ts";

/** The first file of every backup, which identifies it as one. */
export const HEAD_NAME = "barrette-backup.json";
/** The last file of a backup; without it the backup is incomplete. */
export const MANIFEST_NAME = "manifest.json";
/** The format that this program writes, and the newest that it reads. */
export const FORMAT = 1;

export const BackupHead = z.object({
  format: z.int().check(z.positive()),
  createdAt: z.iso.datetime(),
  /** Number of migrations applied to the database. */
  migrations: z.int().check(z.nonnegative()),
  /** The program that wrote the backup; absent in backups before 0.2.0. */
  build: z.optional(
    z.object({ version: z.string(), commit: z.string(), date: z.string() }),
  ),
});
export type BackupHead = z.infer<typeof BackupHead>;

export const Manifest = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      size: z.int().check(z.nonnegative()),
      sha256: z.string(),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

const BACKUP_ERRORS = {
  foreign: "This is no backup of a shop. Nothing was changed.",
  truncated:
    "This backup is not whole: its end is missing. Nothing was changed. Copy it again from where it is kept, or take an older one.",
  damaged:
    "This backup is damaged: what is in it is not what was put in. Nothing was changed. Copy it again from where it is kept, or take an older one.",
  newer:
    "This backup was made by a newer version of the shop. Nothing was changed. Restore it with that version.",
} as const;

/** A backup that cannot be used; the message says why and what to do. */
export class BackupError extends Error {
  constructor(readonly kind: keyof typeof BACKUP_ERRORS) {
    super(BACKUP_ERRORS[kind]);
  }
}

const PICTURE_ENTRY = /^uploads\/[A-Za-z0-9][A-Za-z0-9._-]{0,80}$/;

/** Whether a backup may hold this name; no such name can leave the folder. */
export function isBackupFileName(name: string): boolean {
  return name === DATABASE_FILE || PICTURE_ENTRY.test(name);
}

type BackupVisitor = {
  /** Called before the first file; may throw to refuse the backup. */
  onHead?: (head: BackupHead) => void;
  /** Called for each file; `take` gets its content, then `close` is called. */
  onFile?: (name: string) => { take(chunk: Buffer): void; close(): void };
  onBytes?: OnBytes;
};

/**
 * Reads a whole backup and compares each file's size and hash with the
 * manifest in it. Throws a BackupError, or the file system's own error.
 */
export function readBackup(file: string, visitor: BackupVisitor): Manifest {
  const fd = openSync(file, "r");
  try {
    return readEntries(fd, visitor);
  } catch (error) {
    throw error instanceof TarError ? new BackupError(error.kind) : error;
  } finally {
    closeSync(fd);
  }
}

/** Whether a file begins like a backup, whether complete or not. */
export function isBackup(file: string): boolean {
  const fd = openSync(file, "r");
  try {
    firstEntry(readTar(fd));
    return true;
  } catch (error) {
    if (error instanceof BackupError) return false;
    throw error;
  } finally {
    closeSync(fd);
  }
}

function readEntries(fd: number, visitor: BackupVisitor): Manifest {
  const found: Manifest["files"] = [];
  const entries = readTar(fd);
  readHead(entries, visitor);
  for (const entry of entries) {
    if (entry.name === MANIFEST_NAME)
      return checkManifest(parseJson(Manifest, entry), found);
    if (!isBackupFileName(entry.name)) throw new BackupError("foreign");
    found.push({ name: entry.name, ...readFile(entry, visitor) });
  }
  throw new BackupError("truncated");
}

function readHead(entries: Iterator<TarEntry>, visitor: BackupVisitor): void {
  const head = firstEntry(entries);
  const parsed = parseJson(BackupHead, head);
  if (parsed.format > FORMAT) throw new BackupError("newer");
  visitor.onHead?.(parsed);
}

function firstEntry(entries: Iterator<TarEntry>): TarEntry {
  try {
    const { done, value } = entries.next();
    if (!done && value.name === HEAD_NAME) return value;
  } catch (error) {
    // A file of less than one block is not a backup either.
    if (!(error instanceof TarError)) throw error;
  }
  throw new BackupError("foreign");
}

function readFile(entry: TarEntry, visitor: BackupVisitor) {
  const sink = visitor.onFile?.(entry.name);
  try {
    return passEntry(entry, (chunk) => {
      sink?.take(chunk);
      visitor.onBytes?.(chunk.length);
    });
  } finally {
    sink?.close();
  }
}

const MAX_JSON_BYTES = 64 * 1024 * 1024;

function parseJson<T>(schema: z.ZodMiniType<T>, entry: TarEntry): T {
  if (entry.size > MAX_JSON_BYTES) throw new BackupError("foreign");
  const text = Buffer.concat([...entry.chunks()]).toString("utf8");
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new BackupError("damaged");
  }
}

function checkManifest(manifest: Manifest, found: Manifest["files"]): Manifest {
  const line = (file: Manifest["files"][number]) =>
    `${file.name} ${file.size} ${file.sha256}`;
  const expected = manifest.files.map(line).sort();
  const actual = found.map(line).sort();
  const isSame =
    expected.length === actual.length &&
    expected.every((each, index) => each === actual[index]);
  const names = new Set(found.map((file) => file.name));
  if (!isSame || names.size !== found.length || !names.has(DATABASE_FILE))
    throw new BackupError("damaged");
  return manifest;
}
