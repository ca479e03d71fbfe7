import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#shared/text/dates.ts";
import { stamp } from "#server/db/pending-restore.ts";
import { CLOCK_SLACK_MS } from "#server/runtime/clock.ts";

// Only files with such a name are removed when there are too many backups.
const BACKUP_FILE =
  /^barrette-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.tar$/;

/** Returns the file name of a backup made at `now`, which contains the time. */
export function backupFileName(now: number): string {
  return `barrette-${stamp(now)}.tar`;
}

/** The time in a name from `backupFileName`, in ISO 8601; else undefined. */
export function backupTime(name: string): string | undefined {
  const [found, ...parts] = BACKUP_FILE.exec(name) ?? [];
  const [year, month, day, hour, minute, second, ms] = parts;
  return found && `${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`;
}

/**
 * Sorts backups, the newest first. What is dated ahead was made by a wrong
 * clock, or the clock is wrong now: it was made before now in any case, and
 * must not seem newer than what is made from now on.
 */
export function newestFirst<T extends { madeAt: number }>(
  backups: readonly T[],
  now: number,
): T[] {
  const isAhead = ({ madeAt }: T) => Number(madeAt > now + CLOCK_SLACK_MS);
  return backups.toSorted(
    (a, b) => isAhead(a) - isAhead(b) || b.madeAt - a.madeAt,
  );
}

export type BackupFile = {
  path: string;
  /** Modification time, in ms; the time in the name may be a wrong clock's. */
  madeAt: number;
  sizeBytes: number;
};

/** Returns the backups in a folder, newest first. */
export function backupFiles(folder: string, now: number): BackupFile[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => BACKUP_FILE.test(name))
    .map((name) => join(folder, name))
    .map((path) => {
      const { mtimeMs, size } = statSync(path);
      return { path, madeAt: mtimeMs, sizeBytes: size };
    });
  return newestFirst(files, now);
}

/** Whether a backup is so old that a newer one should exist by now. */
export function isOldBackup(ageMs: number, everyMs = 7 * DAY_MS): boolean {
  return ageMs > 2 * everyMs;
}

/**
 * Removes the oldest backups beyond `keep`, never the one that was just made.
 * Returns the number removed.
 */
export function removeOldBackups(
  folder: string,
  { keep, made, now }: { keep: number; made: string; now: number },
): number {
  const all = backupFiles(folder, now);
  const surplus = surplusOf(all, keep, ({ path }) => path === made);
  for (const { path } of surplus) rmSync(path, { force: true });
  return surplus.length;
}

/**
 * Returns the backups beyond `keep`, newest first, without the one just made.
 */
export function surplusOf<T>(
  backups: readonly T[],
  keep: number,
  isMade: (backup: T) => boolean,
): T[] {
  const others = backups.filter((backup) => !isMade(backup));
  return others.slice(keep - (backups.length - others.length));
}
