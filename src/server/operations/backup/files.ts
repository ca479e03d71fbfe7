import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#shared/durations.ts";
import { stamp } from "#server/db/pending-restore.ts";

// Only files of this form are ever removed to keep the number of backups.
const BACKUP_FILE =
  /^barrette-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\d{3}Z\.tar$/;

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

/** When a backup that nobody named was made, on the wire; else undefined. */
export function backupTime(name: string): string | undefined {
  const [found, ...parts] = BACKUP_FILE.exec(name) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  return found && `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}

export type BackupFile = {
  path: string;
  /** In ms, as the file system tells: a name may come from a wrong clock. */
  madeAt: number;
  sizeBytes: number;
};

/** The backups in a folder, newest first. */
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

/** Whether a backup of this age should have been followed by another. */
export function isOldBackup(ageMs: number, everyMs = 7 * DAY_MS): boolean {
  return ageMs > 2 * everyMs;
}

/** Removes the oldest backups beyond `keep`. Returns how many. */
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
