import type { OutgoingMail } from "./mail.ts";

// Apart from what writes the files: that needs the mail library, which a start
// does not wait for.

export const MAIL_FOLDER = "mail";

/** The same mail always has the same name: written again, it is still one. */
export function mailFileName({ id, label }: OutgoingMail): string {
  return `${String(id).padStart(6, "0")}-${label}.eml`;
}

/** The mail that a file of the mail folder is of, finished or not. */
export function mailIdOfFile(name: string): number | undefined {
  const digits = /^\.?(\d+)-/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
