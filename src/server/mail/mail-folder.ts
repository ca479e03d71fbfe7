import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { OutgoingMail } from "./mail.ts";

// Apart from transport/files.ts, which writes the files: that one loads the
// mail library, and the start of the shop does not wait for it.

export const MAIL_FOLDER = "mail";

/** The same mail always has the same name, so writing it again replaces it. */
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
 * Removes the files of mails that the outbox does not have any more, as an
 * interruption may leave them. `knownIds` is read after the folder: a mail is
 * in the outbox before its file is written.
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

/** The mail that a file of the mail folder belongs to. */
function mailIdOfFile(name: string): number | undefined {
  const digits = /^\.?(\d+)-/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
