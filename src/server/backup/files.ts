import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { stamp } from "#server/db/swap.ts";

// Only files of this form are ever removed to keep the number of backups.
const BACKUP_FILE = /^barrette-\d{8}T\d{9}Z\.tar$/;

/** What a backup is called that nobody gave a name. */
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
    .filter((name) => BACKUP_FILE.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path, madeAt: statSync(path).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt);
}
