import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#shared/durations.ts";
import { stamp } from "#server/db/pending-restore.ts";

// Only files with such a name are removed when there are too many backups.
const BACKUP_FILE =
  /^barrette-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\d{3}Z\.tar$/;

/** Whether a file has the name of a backup that was named by its time. */
export function isBackupFile(name: string): boolean {
  return BACKUP_FILE.test(name);
}

/** Returns the file name of a backup made at `now`, which contains the time. */
export function backupFileName(now: number): string {
  return `barrette-${stamp(now)}.tar`;
}

/** The time in a name from `backupFileName`, in ISO 8601; else undefined. */
export function backupTime(name: string): string | undefined {
  const [found, ...parts] = BACKUP_FILE.exec(name) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  return found && `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}

export type BackupFile = {
  path: string;
  /** Modification time, in ms; the time in the name may be a wrong clock's. */
  madeAt: number;
  sizeBytes: number;
};

/** Returns the backups in a folder, newest first. */
export function backupFiles(folder: string): BackupFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isBackupFile)
    .map((name) => join(folder, name))
    .map((path) => {
      const { mtimeMs, size } = statSync(path);
      return { path, madeAt: mtimeMs, sizeBytes: size };
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}

/** Whether a backup is so old that a newer one should exist by now. */
export function isOldBackup(ageMs: number, everyMs = 7 * DAY_MS): boolean {
  return ageMs > 2 * everyMs;
}

/** Removes the oldest backups beyond `keep`. Returns the number removed. */
export function removeOldBackups(folder: string, keep: number): number {
  const surplus = backupFiles(folder).slice(keep);
  for (const { path } of surplus) rmSync(path, { force: true });
  return surplus.length;
}
