import { systemClock, toIso } from "#server/runtime/clock.ts";
import { backupFiles } from "#server/operations/backup-files.ts";
import { listS3 } from "#server/operations/backup-bucket.ts";
import { runCommand, say } from "#cli/args.ts";
import { EXIT } from "#cli/command-error.ts";
import { readSettings } from "#cli/settings.ts";
import { formatBytes, formatTime } from "#cli/output.ts";

const SPEC = {
  name: "backups",
  help: `
barrette backups

Lists the backups in BACKUP_DIR and, where the BACKUP_S3 settings name one, in
the bucket, newest first, each with the command that restores it.

Settings: BACKUP_DIR, BACKUP_S3_...
Exit codes: 0 done, 69 the bucket cannot be read, 74 the folder cannot be read
`,
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async () => {
    const { backup } = readSettings();
    const now = systemClock.now();
    const here = backupFiles(backup.dir, now);
    if (here.length === 0) say(`There are no backups in ${backup.dir}.`);
    for (const { path, madeAt, sizeBytes } of here)
      say(line(toIso(madeAt), sizeBytes, path));
    if (!backup.s3) return EXIT.ok;
    const there = await listS3(backup.s3, now);
    if (there.length === 0)
      say(`There are no backups in the bucket "${backup.s3.bucket}".`);
    for (const { name, madeAt, sizeBytes } of there)
      say(line(toIso(madeAt), sizeBytes, `--s3 ${name}`));
    return EXIT.ok;
  });
}

function line(madeAt: string, sizeBytes: number, source: string): string {
  const size = formatBytes(sizeBytes).padStart(9);
  return `${formatTime(madeAt)}  ${size}  barrette restore ${source}`;
}
