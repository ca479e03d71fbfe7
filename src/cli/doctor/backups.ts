import { DAY_MS } from "#shared/durations.ts";
import { type BackupFile, backupFiles } from "#server/backup/files.ts";
import type { Config } from "#server/config.ts";
import { failure } from "../failure.ts";
import { formatAge } from "../words.ts";
import { about, type Finding } from "./finding.ts";

/** How old the newest backup is, against how often there should be one. */
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
  return ageMs > 2 * (backup.everyMs ?? 7 * DAY_MS)
    ? backups.warn(`${says}. That is long: see the log for why.`)
    : backups.ok(says);
}
