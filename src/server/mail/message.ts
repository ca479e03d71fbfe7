import type { SendMailOptions } from "nodemailer";
import { isOneAddress, MailError, type OutgoingMail } from "./mail.ts";

/** Replaces control characters by spaces, so that no header can be added. */
function headerText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it replaces
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
}

/**
 * Converts a mail to nodemailer's options, with an envelope of exactly one
 * recipient. Throws a permanent MailError unless the sender and the recipient
 * are exactly one address each.
 */
export function toMessage(mail: OutgoingMail): SendMailOptions {
  for (const address of [mail.to, mail.from.address])
    if (!isOneAddress(address))
      throw new MailError(
        { because: "recipients" },
        {
          permanent: true,
          fault: "mail",
        },
      );
  return {
    from: mailbox(mail.from),
    to: { name: "", address: mail.to },
    envelope: { from: mail.from.address, to: [mail.to] },
    replyTo: mail.replyTo && mailbox(mail.replyTo),
    messageId: `<${mail.messageId}>`,
    ...(mail.thread && {
      inReplyTo: `<${mail.thread}>`,
      references: `<${mail.thread}>`,
    }),
    date: mail.date,
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...mail.headers,
    },
    xMailer: false,
    attachments: mail.pictures?.map((picture) => ({
      cid: picture.cid,
      filename: picture.filename,
      content: Buffer.from(picture.png),
      contentType: picture.type ?? "image/png",
    })),
  };
}

function mailbox({ name, address }: { name: string; address: string }) {
  return { name: headerText(name), address };
}
