import { type Failure, logFailure, sayFailure } from "./failure.ts";
import { MAX_EMAIL } from "#shared/orders/contact.ts";

/** A name, which may be empty, and one address. */
type Mailbox = { name: string; address: string };

export type MailPicture = {
  /** The content ID in the HTML: `<img src="cid:...">`. */
  cid: string;
  filename: string;
  /** A PNG, or what `type` says. */
  png: Uint8Array;
  type?: "image/jpeg";
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
  /**
   * Resolves once the mail is accepted. Throws a MailError. `beforeEnd` runs
   * when the server has all of the mail but the sign of its end, without which
   * it takes none; where it rejects, the mail is not sent.
   */
  send(mail: OutgoingMail, beforeEnd?: () => Promise<void>): Promise<void>;
  /** Aborts the sending of all mails. */
  close(): void;
};

/**
 * The thing at fault when a mail was not accepted: the connection to the mail
 * server; the shop's account there, so that all mails would be refused now; the
 * account's allowance, as said about this mail; or this mail alone.
 */
export type Fault = "connection" | "account" | "allowance" | "mail";

/** Why a mail was not accepted. Its message may be logged. */
export class MailError extends Error {
  constructor(
    readonly failure: Failure,
    readonly details: {
      /** Whether another attempt would fail in the same way. */
      permanent: boolean;
      fault: Fault;
      cause?: unknown;
    },
  ) {
    super(logFailure(failure), { cause: details.cause });
  }

  get permanent(): boolean {
    return this.details.permanent;
  }

  get fault(): Fault {
    return this.details.fault;
  }

  /** The sentence and the server's reply, for the maker alone. */
  get fullMessage(): string {
    return sayFailure(this.failure);
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
