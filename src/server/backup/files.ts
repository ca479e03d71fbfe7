import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { stamp } from "#server/db/swap.ts";

// Only files of this form are ever removed to keep the number of backups.
const BACKUP_FILE = /^barrette-\d{8}T\d{9}Z\.tar$/;

// What a backup that was killed leaves behind.
const LEFT_OVER =
  /^\.barrette-\d{8}T\d{9}Z\.tar\..+\.partial(-db(-journal)?)?$/;

/** Whether a file's name says that it is a backup that nobody named. */
export function isBackupFile(name: string): boolean {
  return BACKUP_FILE.test(name);
}

/** The name of a backup that nobody has named. */
export function backupFileName(now: number): string {
  return `barrette-${stamp(now)}.tar`;
}

export type BackupFile = {
  path: string;
  /** In ms, as the file system tells: a name may come from a wrong clock. */
  madeAt: number;
};

/** The backups in a folder, newest first. */
export function backupFiles(folder: string): BackupFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isBackupFile)
    .map((name) => join(folder, name))
    .map((path) => ({ path, madeAt: statSync(path).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt);
}

/** Removes the oldest backups beyond `keep`. Answers how many. */
export function removeOldBackups(folder: string, keep: number): number {
  const surplus = backupFiles(folder).slice(keep);
  for (const { path } of surplus) rmSync(path, { force: true });
  return surplus.length;
}

/** Removes what interrupted backups left. Only while none is being made. */
export function removeLeftOvers(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (LEFT_OVER.test(name)) rmSync(join(folder, name), { force: true });
}
