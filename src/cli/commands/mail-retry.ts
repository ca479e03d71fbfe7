import { NO_LOCK } from "#server/db/locks.ts";
import { retryAll } from "#server/mail/retry.ts";
import { runCommand, say } from "#cli/args.ts";
import { warn } from "#cli/output.ts";
import { withDatabase } from "#cli/database.ts";
import { EXIT } from "#cli/command-error.ts";
import { readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "mail retry",
  help: `
barrette mail retry

Makes every mail that waits or has failed due now, to be tried as long as a new
one. The running shop sends them within half a minute, or within ten minutes
while its mail server takes nothing; one that does not run sends them when it is
started.

Settings: DATA_DIR
Exit codes: 0 done, 66 no shop there
`,
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async () => {
    const config = readSettings();
    const mails = await withDatabase(config, "write", (db) =>
      db.commit(NO_LOCK, (tx) => retryAll(tx, { now: db.clock.now() })),
    );
    say(outcome(mails));
    if (!config.smtpUrl)
      warn(
        "No mail server is set up (SMTP_URL), so they go on waiting. Set it and restart the shop.",
      );
    return EXIT.ok;
  });
}

function outcome(mails: number): string {
  if (mails === 0) return "No mail is waiting: all are sent.";
  const which = mails === 1 ? "1 mail is" : `${mails} mails are`;
  return `${which} due now. The running shop sends within half a minute.`;
}
