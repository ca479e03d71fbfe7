import {
  type BackupFile,
  backupFiles,
  isOldBackup,
} from "#server/operations/backup/files.ts";
import type { Config } from "#server/config/config.ts";
import { failure } from "#cli/failure.ts";
import { formatAge } from "#cli/words.ts";
import { about, type Finding } from "./finding.ts";

/** Checks the age of the newest backup against the backup interval. */
export function checkBackups({ backup }: Config, now: number): Finding {
  const backups = about("Last backup");
  let newest: BackupFile | undefined;
  try {
    [newest] = backupFiles(backup.dir);
  } catch (error) {
    return backups.fail(
      `${backup.dir} cannot be read. ${failure(error).sentence}`,
    );
  }
  if (!newest)
    return backups.warn(
      `there is none in ${backup.dir}. ${backup.everyMs ? "The running shop makes the first a minute after its start; or now" : "Make one"}: barrette backup ${backup.dir}`,
    );
  const ageMs = now - newest.madeAt;
  const says = `${formatAge(ageMs)} ago, in ${backup.dir}`;
  return isOldBackup(ageMs, backup.everyMs)
    ? backups.warn(`${says}. That is long: see the log for why.`)
    : backups.ok(says);
}
