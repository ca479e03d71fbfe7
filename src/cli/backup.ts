import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { isBackup } from "#server/backup/archive.ts";
import { backupFileName } from "#server/backup/files.ts";
import { type BackupResult, writeBackup } from "#server/backup/write.ts";
import { systemClock } from "#server/clock.ts";
import { embeddedDir } from "#server/embedded.ts";
import { runCommand, say, warn } from "./args.ts";
import { CommandError } from "./failure.ts";
import { createProgress, formatBytes } from "./progress.ts";
import { EXIT, readSettings } from "./settings.ts";

const HELP = `
barrette backup FILE

Writes everything that the shop owns into one file: the database as it is at
this moment and every picture. The shop may go on selling meanwhile. The file
is read back and compared before it gets its name, and only you may read it:
it holds your customers' names and addresses.

FILE may be a folder; the backup is then named by the time.
An older backup of that name is replaced, any other file is left alone.

Settings: DATA_DIR
Exit codes: 0 done, 65 the database is damaged, 66 no shop there,
  73 FILE cannot be written, 74 disk full or unreadable
`;

export function run(args: string[]): Promise<number> {
  const spec = { name: "backup", help: HELP, words: ["FILE"] };
  return runCommand(spec, args, ({ words: [given = ""] }) => {
    const { dataDir } = readSettings();
    const now = systemClock.now();
    const file = target(given, now);
    // Nobody else reads what this makes, not even for a moment.
    process.umask(0o077);
    const result = writeBackup({
      dataDir,
      migrationsDir: embeddedDir("drizzle"),
      file,
      now,
      onProgress: createProgress("Backing up"),
    });
    report(file, result);
    return EXIT.ok;
  });
}

function target(given: string, now: number): string {
  const path = resolve(given);
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
