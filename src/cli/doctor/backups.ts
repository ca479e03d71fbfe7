import { statSync } from "node:fs";
import {
  type BackupFile,
  backupFiles,
  isOldBackup,
} from "#server/operations/backup-files.ts";
import type { Config } from "#server/config/config.ts";
import { CLOCK_SLACK_MS, toIso } from "#server/runtime/clock.ts";
import { failure } from "#cli/failure.ts";
import { formatAge, formatTime } from "#cli/output.ts";
import { openPictureBucket } from "#server/images/bucket.ts";
import { about, type Finding } from "./finding.ts";

/** Checks the age of the newest backup, and whether it survives the disk. */
export function checkBackups(
  {
    backup,
    dataDir,
    databaseUrl,
  }: Pick<Config, "backup" | "dataDir" | "databaseUrl">,
  now: number,
): Finding {
  const backups = about("Last backup");
  let newest: BackupFile | undefined;
  try {
    [newest] = backupFiles(backup.dir, now);
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
  if (ageMs < -CLOCK_SLACK_MS)
    return backups.warn(
      `all in ${backup.dir} are dated ahead of this machine's clock, to ${formatTime(toIso(newest.madeAt))}: that clock was wrong then, or is now.`,
    );
  const says = `${formatAge(ageMs)} ago, in ${backup.dir}`;
  if (isOldBackup(ageMs, backup.everyMs))
    return backups.warn(`${says}. That is long: see the log for why.`);
  if (!backup.s3 && !databaseUrl && isSameDisk(dataDir, backup.dir))
    return backups.warn(
      `${says}, on the disk of the shop itself: whoever loses one loses both. Set BACKUP_S3_BUCKET, or BACKUP_DIR to another disk.`,
    );
  return backups.ok(says);
}

/** False where the data folder is missing, which another check reports. */
function isSameDisk(dataDir: string, backupDir: string): boolean {
  const data = statSync(dataDir, { throwIfNoEntry: false });
  return data?.dev === statSync(backupDir).dev;
}

/** Checks whether every copy of the shop can access the pictures. */
export async function checkPictures({
  uploadsS3,
  databaseUrl,
}: Config): Promise<Finding[]> {
  const pictures = about("Pictures");
  if (!uploadsS3)
    return databaseUrl
      ? [
          pictures.warn(
            "they are in this machine's data folder, so only one copy of the shop can run. Set UPLOADS_S3_BUCKET for more.",
          ),
        ]
      : [];
  try {
    const { length } = await openPictureBucket(uploadsS3).list();
    return [pictures.ok(`${length} files in the bucket "${uploadsS3.bucket}"`)];
  } catch (error) {
    return [pictures.fail(failure(error).sentence)];
  }
}
