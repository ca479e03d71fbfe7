import { exportReaders } from "#server/news/subscriber-store.ts";
import { runCommand } from "#cli/args.ts";
import { withDatabase } from "#cli/database.ts";
import { EXIT } from "#cli/command-error.ts";
import { writeOut } from "#cli/output.ts";
import { readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "newsletter export",
  help: `
barrette newsletter export > subscribers.csv

Writes everyone on the newsletter list as a table for a spreadsheet or another
program (CSV, UTF-8), each with the link that takes them off the list. Put it
into every newsletter that you send. Who has left is not in it. The shop may
be running.

Settings: DATA_DIR, PUBLIC_URL (for the links)
Exit codes: 0 done, 66 no shop there, 74 the disk cannot be read
`,
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async () => {
    const config = readSettings();
    const { publicUrl } = config;
    await withDatabase(config, "read", async (db) => {
      for await (const text of exportReaders(db, publicUrl)) writeOut(text);
    });
    return EXIT.ok;
  });
}
