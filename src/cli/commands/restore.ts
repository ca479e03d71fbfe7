import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Config } from "#server/config/config.ts";
import type { S3Place } from "#server/config/s3.ts";
import { removeLeftOvers, reservePartial } from "#server/db/partial-file.ts";
import { restoreBackup } from "#server/operations/restore.ts";
import { restoreToPostgres } from "#server/operations/restore-to-postgres.ts";
import { fetchFromS3, listS3 } from "#server/operations/backup-bucket.ts";
import { fetchMissing, pushMissing } from "#server/images/local-copies.ts";
import { systemClock } from "#server/runtime/clock.ts";
import { embeddedDir } from "#server/runtime/embedded.ts";
import { runCommand, say } from "#cli/args.ts";
import { getBucket } from "#cli/database.ts";
import { CommandError, EXIT } from "#cli/command-error.ts";
import { createProgress, formatTime, warn } from "#cli/output.ts";
import { readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "restore",
  help: `
barrette restore FILE
barrette restore --s3 NAME

Puts the shop back to what it was when FILE was made by "barrette backup".
Stop the shop first. The backup is read to its end and the database in it is
checked before anything changes; then all of it is put in place, or nothing.
The data that was there is kept in the data folder, as before-restore-TIME.
Everybody who was logged in to the admin panel has to log in again.

  --s3   the backup NAME of the bucket of the BACKUP_S3 settings, or "latest";
         it is copied into the data folder first. "barrette backups" lists them.

Settings: DATA_DIR, BACKUP_S3_...
Exit codes: 0 done, 65 no backup, or not a whole one, 66 no such file,
  69 the bucket cannot be read, 74 disk full or unreadable,
  75 the shop is running, 78 something is mounted inside the data folder
`,
  words: ["FILE"],
  flags: ["s3"],
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ words: [given = ""], flags }) => {
    const config = readSettings();
    process.umask(0o077);
    if (flags.has("s3"))
      await withCopyOf(given, config, (file) => restore(file, config));
    else await restore(resolve(given), config);
    return EXIT.ok;
  });
}

async function restore(file: string, config: Config): Promise<void> {
  const { dataDir, databaseUrl } = config;
  const options = {
    dataDir,
    migrationsDir: embeddedDir("drizzle"),
    file,
    now: systemClock.now(),
  };
  const { createdAt, orders, aside, missingPictures } = databaseUrl
    ? await restoreToPostgres({
        ...options,
        databaseUrl,
        fetchPictures: (files) => fetchMissing(config, files),
      })
    : await restoreBackup(options);
  await pushMissing(config);
  const place = databaseUrl ? "the database of DATABASE_URL" : dataDir;
  say(
    `Restored the shop of ${formatTime(createdAt)} with ${orders} orders into ${place}.`,
  );
  if (aside)
    say(
      `What was there before is kept in ${aside}. Remove it once all is well.`,
    );
  if (missingPictures.length > 0)
    warn(
      `What was there before names ${missingPictures.length} picture files that could not be found, for example ${missingPictures[0]}.`,
    );
}

/** Downloads a backup from the bucket for `work`, and then removes the file. */
async function withCopyOf(
  given: string,
  config: Config,
  work: (file: string) => Promise<void>,
): Promise<void> {
  const place = getBucket(config);
  const name = given === "latest" ? await latest(place) : given;
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  removeLeftOvers(config.dataDir);
  const copy = reservePartial(join(config.dataDir, "from-s3.tar"));
  const { path: file } = copy;
  try {
    const progress = createProgress("Copying from the bucket");
    await cleaningUpOnSignal(copy.remove, () =>
      fetchFromS3({ name, file }, place, progress),
    );
    await work(file);
  } finally {
    copy.remove();
  }
}

async function latest(place: S3Place): Promise<string> {
  const [newest] = await listS3(place, systemClock.now());
  if (newest) return newest.name;
  throw new CommandError(
    EXIT.noInput,
    `There are no backups in the bucket "${place.bucket}".`,
  );
}

const ENDING = ["SIGINT", "SIGTERM"] as const;

/**
 * Does `work`, and calls `cleanUp` if Ctrl-C or SIGTERM ends the process
 * meanwhile. For work that waits often: what never yields to the event loop
 * would not be ended by a signal any more.
 */
export async function cleaningUpOnSignal<T>(
  cleanUp: () => void,
  work: () => Promise<T>,
): Promise<T> {
  const ignore = () => {
    for (const each of ENDING) process.off(each, end);
  };
  const end = (signal: NodeJS.Signals) => {
    ignore();
    cleanUp();
    // Without a listener the signal ends the process, as its parent expects.
    process.kill(process.pid, signal);
  };
  for (const each of ENDING) process.on(each, end);
  try {
    return await work();
  } finally {
    ignore();
  }
}
