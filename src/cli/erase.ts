import { EmailInput } from "#shared/orders.ts";
import { eraseEverywhere } from "#server/privacy/erase.ts";
import { type Erasure, lookUpCustomer } from "#server/privacy/store.ts";
import { runCommand, say } from "./args.ts";
import { withDatabase } from "./database.ts";
import { UsageError } from "./failure.ts";
import { EXIT } from "./exit.ts";
import { readSettings } from "./settings.ts";

const SPEC = {
  name: "erase",
  help: `
barrette erase EMAIL [--dry-run]

Blanks a customer for good: name, address, phone number and the texts on clips
in their orders, the mails to them and their files, and their place on the
newsletter list. What was ordered and what it cost stays, for your books. A
mail to them that has not gone out yet is dropped. The shop may be running.

  --dry-run   only say what is kept under the address

What it cannot reach: the mails in your own mailbox, and older backups and
before-restore folders. Remove those, too, or wait until they are gone.

Settings: DATA_DIR
Exit codes: 0 done, 64 no address, 66 no shop there, 74 disk full or unreadable
`,
  flags: ["dry-run"],
  words: ["EMAIL"],
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ words: [given = ""], flags }) => {
    const email = readAddress(given);
    const isDryRun = flags.has("dry-run");
    const { dataDir } = readSettings();
    const found = isDryRun
      ? await withDatabase(dataDir, "read", (db) => lookUpCustomer(db, email))
      : await withDatabase(dataDir, "write", (db) =>
          eraseEverywhere(db, dataDir, email),
        );
    say(summary(found, isDryRun));
    return EXIT.ok;
  });
}

function readAddress(given: string): string {
  const parsed = EmailInput("").safeParse(given);
  if (!parsed.success)
    throw new UsageError(`"${given}" is not an email address.`);
  return parsed.data.toLowerCase();
}

function summary(found: Erasure, isDryRun: boolean): string {
  const { orders, mails, isSubscriber } = found;
  if (orders === 0 && mails === 0 && !isSubscriber)
    return "Nothing is kept under that address.";
  const parts = [
    `${orders} ${orders === 1 ? "order" : "orders"}`,
    `${mails} ${mails === 1 ? "mail" : "mails"}`,
    ...(isSubscriber ? ["a place on the newsletter list"] : []),
  ];
  const list = parts.join(", ");
  return isDryRun
    ? `Kept under that address: ${list}. Nothing was changed.`
    : `Erased: ${list}. Mails in your own mailbox and older backups still hold them.`;
}
