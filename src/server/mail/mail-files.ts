import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Mailer, MailError } from "./mail.ts";
import { mailFileName } from "./mail-folder.ts";
import { toMessage } from "./message.ts";

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
