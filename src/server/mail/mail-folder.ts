import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { OutgoingMail } from "./mail.ts";

// Names and removes the files of mails. Separate from mail-files.ts, which
// writes them and needs the mail library.

export const MAIL_FOLDER = "mail";

/** The file name of a mail. A mail written again replaces its own file. */
export function mailFileName({ id, label }: OutgoingMail): string {
  return `${String(id).padStart(6, "0")}-${label}.eml`;
}

/** Removes the files of these mails, unfinished ones included. */
export function removeMailFiles(
  dataDir: string,
  mailIds: ReadonlySet<number>,
): void {
  const folder = join(dataDir, MAIL_FOLDER);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const id = mailIdOfFile(name);
    if (id !== undefined && mailIds.has(id))
      rmSync(join(folder, name), { force: true });
  }
}

/**
 * Removes files whose mails are no longer in the outbox, which an interrupted
 * removal may leave. Calls `knownIds` after reading the folder, because a mail
 * is in the outbox before its file is written.
 */
export async function removeStrayMailFiles(
  dataDir: string,
  knownIds: () => Promise<ReadonlySet<number>>,
): Promise<void> {
  const folder = join(dataDir, MAIL_FOLDER);
  if (!existsSync(folder)) return;
  const names = readdirSync(folder);
  const known = await knownIds();
  for (const name of names) {
    const id = mailIdOfFile(name);
    if (id !== undefined && !known.has(id))
      rmSync(join(folder, name), { force: true });
  }
}

/** The id of the mail that a file belongs to; undefined for other files. */
function mailIdOfFile(name: string): number | undefined {
  const digits = /^\.?(\d+)-/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
