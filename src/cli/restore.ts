import { resolve } from "node:path";
import { restoreBackup } from "#server/backup/restore.ts";
import { systemClock } from "#server/clock.ts";
import { embeddedDir } from "#server/embedded.ts";
import { runCommand, say } from "./args.ts";
import { EXIT, readSettings } from "./settings.ts";

const HELP = `
barrette restore FILE

Puts the shop back to what it was when FILE was made by "barrette backup".
Stop the shop first. The backup is read to its end and the database in it is
checked before anything changes; then all of it is put in place, or nothing.
The data that was there is kept in the data folder, as before-restore-TIME.
Whoever was logged in to the admin panel has to log in again.

Settings: DATA_DIR
Exit codes: 0 done, 65 no backup, or not a whole one, 66 no such file,
  74 disk full or unreadable, 75 the shop is running
`;

export function run(args: string[]): Promise<number> {
  const spec = { name: "restore", help: HELP, words: ["FILE"] };
  return runCommand(spec, args, ({ words: [given = ""] }) => {
    const { dataDir } = readSettings();
    process.umask(0o077);
    const { createdAt, orders, aside } = restoreBackup({
      dataDir,
      migrationsDir: embeddedDir("drizzle"),
      file: resolve(given),
      now: systemClock.now(),
    });
    say(
      `Restored the shop of ${readable(createdAt)} with ${orders} orders into ${dataDir}.`,
    );
    if (aside)
      say(
        `What was there before is kept in ${aside}. Remove it once all is well.`,
      );
    return EXIT.ok;
  });
}

/** "2026-11-21 10:00 UTC" */
function readable(iso: string): string {
  return `${iso.slice(0, 16).replace("T", " ")} UTC`;
}
