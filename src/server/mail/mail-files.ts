import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { type Mailer, MailError, type OutgoingMail } from "./mail.ts";
import { toMessage } from "./message.ts";

// The mails as files, in a shop without a mail server.

export const MAIL_FOLDER = "mail";

/** The file name of a mail. A mail written again replaces its own file. */
function mailFileName({ id, label }: OutgoingMail): string {
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

/**
 * Writes each mail as an .eml file, which any mail program opens. Only the user
 * that runs the shop can read the files: they contain names and addresses.
 */
export function createMailFiles(folder: string): Mailer {
  return {
    kind: "files",
    async send(mail) {
      // Loaded with the first mail: a static import would delay every start.
      const { default: MailComposer } =
        await import("nodemailer/lib/mail-composer");
      const message = toMessage(mail);
      const content = await new MailComposer({
        ...message,
        newline: "win",
        disableFileAccess: true,
        disableUrlAccess: true,
      })
        .compile()
        .build();
      try {
        await writeWhole(folder, mailFileName(mail), content);
      } catch (cause) {
        throw new MailError(
          { because: "folder" },
          {
            permanent: false,
            fault: "connection",
            cause,
          },
        );
      }
    },
    close() {},
  };
}

async function writeWhole(folder: string, name: string, content: Buffer) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}.${crypto.randomUUID()}`);
  try {
    await writeFile(unfinished, content, { mode: 0o600, flag: "wx" });
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
