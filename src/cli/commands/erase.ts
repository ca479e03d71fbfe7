import { errorKey } from "#shared/messages/error-key.ts";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { EmailInput } from "#shared/orders/contact.ts";
import type { Config } from "#server/config/config.ts";
import { listPartials } from "#server/db/partial-file.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { listCopies } from "#server/db/sqlite/upkeep.ts";
import { backupFiles } from "#server/operations/backup-files.ts";
import { systemClock } from "#server/runtime/clock.ts";
import {
  type CustomerData,
  eraseCustomer,
  type ErasureReport,
  findCustomerData,
  isEmpty,
  type Obstacle,
} from "#server/operations/erase.ts";
import { toIso } from "#server/runtime/clock.ts";
import { runCommand, say } from "#cli/args.ts";
import { withDatabase } from "#cli/database.ts";
import { CommandError, EXIT, UsageError } from "#cli/command-error.ts";
import { readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "erase",
  help: `
barrette erase EMAIL [--dry-run]
barrette erase NUMBER [--dry-run]

Blanks a customer for good: name, address, phone number and the texts on clips
in their orders, the mails to them and their files, their place on the
newsletter list, and the clips that they wait for. What was ordered and what it cost stays, for your books. A
mail to them that has not gone out yet is removed. The shop may be running; in
a large one shoppers may have to wait for some seconds, while the database is
written again without what was erased. If it was interrupted, run it again: it
goes on from there. An order of your own without an address is erased by its
NUMBER.

  --dry-run   only say what is stored under the address

It does not reach the mails in your own mailbox, backups and other copies of
the data; it names those that it finds.

Settings: DATA_DIR, BACKUP_DIR
Exit codes: 0 done, 64 no address, 66 no shop there, 74 disk full or unreadable,
  75 blanked, but something still uses the database: run it again
`,
  flags: ["dry-run"],
  words: ["EMAIL"],
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ words: [given = ""], flags }) => {
    const email = readAddress(given);
    const config = readSettings();
    const { dataDir } = config;
    if (flags.has("dry-run")) {
      const found = await withDatabase(config, "read", (db) =>
        findCustomerData(db, email),
      );
      say(
        isEmpty(found)
          ? NOTHING
          : `Stored under that address: ${sumUp(found)}. Nothing was changed.`,
      );
      return EXIT.ok;
    }
    const erasure = await withDatabase(config, "write", (db) =>
      eraseCustomer(db, { dataDir, email }),
    );
    say(report(erasure));
    if (erasure.obstacle)
      throw new CommandError(EXIT.inUse, OBSTACLES[erasure.obstacle]);
    if (!isEmpty(erasure.erased))
      for (const line of otherCopies(config)) say(line);
    return EXIT.ok;
  });
}

function readAddress(given: string): string {
  if (/^\d{4,9}$/.test(given)) return given;
  const parsed = EmailInput(errorKey("emailInvalid")).safeParse(given);
  if (!parsed.success)
    throw new UsageError(`"${given}" is not an email address.`);
  return parsed.data.toLowerCase();
}

const NOTHING = "Nothing is stored under that address.";

const OBSTACLES: Record<Obstacle, string> = {
  mail: "A mail to or about this customer was being sent, so the mail folder may still name them. Run this again in a minute.",
  reader:
    "The database's log still holds what was erased, because something reads the database: a backup, an export, or another program. Wait until that has ended, and run this again.",
};

function report({ erased, wasUnfinished, obstacle }: ErasureReport): string {
  if (!isEmpty(erased))
    return `${obstacle ? "Blanked" : "Erased"}: ${sumUp(erased)}.`;
  if (!wasUnfinished) return NOTHING;
  return obstacle
    ? "An earlier erasure is not complete yet."
    : "An earlier erasure had been interrupted. Now it is complete.";
}

function sumUp(data: CustomerData): string {
  const { orderIds, mails, subscriberId, reminderIds, correctionIds } = data;
  const corrections = correctionIds.length;
  const waits = reminderIds.length;
  const orders = orderIds.length;
  const parts = [
    `${orders} ${orders === 1 ? "order" : "orders"}`,
    `${mails} ${mails === 1 ? "mail" : "mails"}`,
    ...(subscriberId === undefined ? [] : ["a place on the newsletter list"]),
    ...(waits === 0
      ? []
      : [`${waits} ${waits === 1 ? "reminder" : "reminders"}`]),
    ...(corrections === 0
      ? []
      : [
          `${corrections} corrected ${corrections === 1 ? "address" : "addresses"}`,
        ]),
  ];
  return parts.join(", ");
}

/** The other places that may still hold the customer's data, a line each. */
function otherCopies({ dataDir, backup }: Config): string[] {
  const stored = existsSync(dataDir)
    ? listCopies(join(dataDir, DATABASE_FILE))
    : [];
  const copies = stored.map(
    ({ path, removedAt }) =>
      `${path}, from before an upgrade: the shop removes it on ${toIso(removedAt).slice(0, 10)}`,
  );
  const beforeRestores = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => name.startsWith("before-restore-"))
    : [];
  const backups = backupFiles(backup.dir, systemClock.now()).length;
  const places = [
    ...copies,
    ...beforeRestores.map(
      (name) => `${join(dataDir, name)}, from before a restore: remove it`,
    ),
    ...[...new Set([dataDir, backup.dir])]
      .flatMap(listPartials)
      .map(
        (path) =>
          `${path}, an unfinished backup: remove it if none is being made`,
      ),
    ...(backups > 0
      ? [`${backups} backups in ${backup.dir}: new ones replace them`]
      : []),
    ...(backup.s3 ? [`backups in the bucket "${backup.s3.bucket}"`] : []),
    "the mails in your own mailbox",
  ];
  return [
    "Other copies may still name them:",
    ...places.map((place) => `  ${place}`),
  ];
}
