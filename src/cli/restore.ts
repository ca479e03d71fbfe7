import { resolve } from "node:path";
import { restoreBackup } from "#server/backup/restore.ts";
import { systemClock } from "#server/clock.ts";
import { embeddedDir } from "#server/embedded.ts";
import { runCommand, say } from "./args.ts";
import { EXIT } from "./exit.ts";
import { readSettings } from "./settings.ts";
import { formatTime } from "./words.ts";

const SPEC = {
  name: "restore",
  help: `
barrette restore FILE

Puts the shop back to what it was when FILE was made by "barrette backup".
Stop the shop first. The backup is read to its end and the database in it is
checked before anything changes; then all of it is put in place, or nothing.
The data that was there is kept in the data folder, as before-restore-TIME.
Whoever was logged in to the admin panel has to log in again.

Settings: DATA_DIR
Exit codes: 0 done, 65 no backup, or not a whole one, 66 no such file,
  74 disk full or unreadable, 75 the shop is running
`,
  words: ["FILE"],
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, ({ words: [given = ""] }) => {
    const { dataDir } = readSettings();
    process.umask(0o077);
    const { createdAt, orders, aside } = restoreBackup({
      dataDir,
      migrationsDir: embeddedDir("drizzle"),
      file: resolve(given),
      now: systemClock.now(),
    });
    say(
      `Restored the shop of ${formatTime(createdAt)} with ${orders} orders into ${dataDir}.`,
    );
    if (aside)
      say(
        `What was there before is kept in ${aside}. Remove it once all is well.`,
      );
    return EXIT.ok;
  });
}
