import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isBackup } from "#server/operations/backup-archive.ts";
import { backupFileName } from "#server/operations/backup-files.ts";
import { copyToS3 } from "#server/operations/backup-bucket.ts";
import { type BackupResult, writeBackup } from "#server/operations/backup.ts";
import { fetchMissing } from "#server/images/local-copies.ts";
import { systemClock } from "#server/runtime/clock.ts";
import type { Config } from "#server/config/config.ts";
import { embeddedDir } from "#server/runtime/embedded.ts";
import { runCommand, say } from "#cli/args.ts";
import { getBucket } from "#cli/database.ts";
import { CommandError, EXIT } from "#cli/command-error.ts";
import { createProgress, formatBytes, warn } from "#cli/output.ts";
import { readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "backup",
  help: `
barrette backup FILE [--s3]

Writes everything that the shop owns into one file: the database as it is at
this moment and every picture. The shop may go on selling meanwhile. The file
is read back and compared before it gets its name, and only you may read it:
it holds your customers' names and addresses.

FILE may be a folder, or a name that ends with /; the backup is then named by
the time. An older backup of that name is replaced, any other file is left
alone. "barrette backups" lists what there is.

  --s3   also copy it to the bucket of the BACKUP_S3 settings

The running shop makes such backups by itself: see BACKUP_EVERY, BACKUP_KEEP
and BACKUP_DIR in the README.

Settings: DATA_DIR
Exit codes: 0 done, 65 the database is damaged, 66 no shop there,
  69 the bucket did not take it, 73 FILE cannot be written,
  74 disk full or unreadable
`,
  words: ["FILE"],
  flags: ["s3"],
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ words: [given = ""], flags }) => {
    const config = readSettings();
    const { dataDir, databaseUrl } = config;
    const place = flags.has("s3") ? getBucket(config) : undefined;
    const now = systemClock.now();
    // Other users must never be able to read a file that is written here.
    process.umask(0o077);
    const file = target(given, config, now);
    const result = await writeBackup({
      dataDir,
      databaseUrl,
      fetchPictures: (files) => fetchMissing(config, files),
      migrationsDir: embeddedDir("drizzle"),
      file,
      now,
      onProgress: createProgress("Backing up"),
    });
    report(file, result);
    if (place) {
      const key = await copyToS3(file, place, {
        keep: config.backup.keep,
        now,
      });
      say(`Copied to ${key} in the bucket "${place.bucket}".`);
    }
    return EXIT.ok;
  });
}

function target(given: string, { backup }: Config, now: number): string {
  const path = resolve(given);
  // Makes the backup folder first: a file with its name would block all
  // scheduled backups.
  if (path === backup.dir || given.endsWith("/"))
    mkdirSync(path, { recursive: true });
  const folder = dirname(path);
  if (!existsSync(folder))
    throw new CommandError(
      EXIT.cannotCreate,
      `There is no folder ${folder}. Make it first, or choose another place.`,
    );
  if (!existsSync(path)) return path;
  if (statSync(path).isDirectory()) return join(path, backupFileName(now));
  if (!isBackup(path))
    throw new CommandError(
      EXIT.cannotCreate,
      `${path} is there already and is no backup. Choose another name.`,
    );
  return path;
}

function report(file: string, result: BackupResult): void {
  const { sizeBytes, pictures, missingPictures } = result;
  say(
    `Backed up to ${file} (${formatBytes(sizeBytes)}, ${pictures} pictures), read back and found whole.`,
  );
  if (missingPictures.length > 0)
    warn(
      `The shop names ${missingPictures.length} picture files that its folder no longer holds, for example ${missingPictures[0]}.`,
    );
}
