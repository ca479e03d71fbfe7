import { MAX_EMAIL } from "#shared/orders/contact-rules.ts";

/** A name, which may be empty, and one address. */
type Mailbox = { name: string; address: string };

export type MailPicture = {
  /** The content ID in the HTML: `<img src="cid:...">`. */
  cid: string;
  filename: string;
  png: Uint8Array;
};

/** The content of a mail. Subject and headers are one line each. */
export type Mail = {
  subject: string;
  text: string;
  html: string;
  replyTo?: Mailbox;
  headers?: Record<string, string>;
  pictures?: MailPicture[];
};

/** The addresses, identifiers and date of a mail. */
export type Envelope = {
  /** The id of the mail's row in the outbox. */
  id: number;
  /** A part of the mail's file name when no mail server is set up. */
  label: string;
  from: Mailbox;
  to: string;
  /** Without angle brackets. */
  messageId: string;
  /** The Message-ID of the thread's first mail, without angle brackets. */
  thread?: string | undefined;
  date: Date;
};

export type OutgoingMail = Mail & Envelope;

/** Delivers mails to a mail server, or writes them into the mail folder. */
export type Mailer = {
  kind: "smtp" | "files";
  /** Resolves once the mail is accepted. Throws a MailError. */
  send(mail: OutgoingMail): Promise<void>;
  /** Aborts the sending of all mails. */
  close(): void;
};

/** Why a mail was not accepted. */
export class MailError extends Error {
  constructor(
    /** A sentence for the maker, without addresses, so it may be logged. */
    message: string,
    readonly details: {
      /** Whether another attempt would fail in the same way. */
      permanent: boolean;
      /** Whether any mail would fail: no connection, or the shop is refused. */
      isOutage?: boolean;
      /** The mail server's reply. Never log it: it may contain an address. */
      reply?: string;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
  }

  get permanent(): boolean {
    return this.details.permanent;
  }

  get isOutage(): boolean {
    return this.details.isOutage ?? false;
  }

  /** The sentence and the server's reply, for the maker alone. */
  get fullMessage(): string {
    const { reply } = this.details;
    return reply ? `${this.message} It said: ${reply}` : this.message;
  }
}

// Exactly one address: a mail server would read a comma, a space or an angle
// bracket as a second recipient, and a line break as a second header.
const ONE_ADDRESS = /^[^\s,;:<>()[\]\\"@]+@[^\s,;:<>()[\]\\"@]+$/;

/** Whether a text is exactly one mail address, safe in an envelope. */
export function isOneAddress(text: string): boolean {
  return (
    text.length <= MAX_EMAIL && text.isWellFormed() && ONE_ADDRESS.test(text)
  );
}
