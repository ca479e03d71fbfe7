import { replaceMakerLink } from "#server/orders/resend.ts";
import { Problem } from "#server/http/problem.ts";
import { runCommand, say } from "#cli/args.ts";
import { CommandError, EXIT } from "#cli/command-error.ts";
import { withDatabase } from "#cli/database.ts";
import { readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "orders link",
  help: `
barrette orders link NUMBER

Prints a new link to your own page of an order, and ends the old one: for a mail
that was lost, or that somebody else has seen. The customer's link stays. The
shop may be running.

Settings: DATA_DIR, PUBLIC_URL (for the link)
Exit codes: 0 done, 64 no such number, 66 no shop there
`,
  words: ["NUMBER"],
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ words }) => {
    const [given = ""] = words;
    const config = readSettings();
    const { publicUrl } = config;
    const link = await withDatabase(config, "write", (db) =>
      replaceMakerLink(
        { db, commit: db.commit },
        { id: Number(given) || 0, publicUrl },
      ),
    ).catch((error: unknown) => {
      if (error instanceof Problem && error.code === "not_found")
        throw new CommandError(
          EXIT.usage,
          `There is no order ${given} with a page. "barrette orders open" lists those to be made.`,
        );
      throw error;
    });
    say(link);
    return EXIT.ok;
  });
}
