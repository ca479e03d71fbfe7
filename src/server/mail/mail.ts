import { MAX_EMAIL } from "#shared/orders/contact-rules.ts";

/** A name, which may be empty, and one address. */
type Mailbox = { name: string; address: string };

export type MailPicture = {
  /** What the HTML shows it by: `<img src="cid:...">`. */
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

/** Where a mail goes, and by what it is known on its way. */
export type Envelope = {
  /** The row of the outbox. */
  id: number;
  /** The name of its file where no mail server is set up. */
  label: string;
  from: Mailbox;
  to: string;
  /** Without angle brackets. */
  messageId: string;
  /** The Message-ID of the mail that it continues, without angle brackets. */
  thread?: string | undefined;
  date: Date;
};

export type OutgoingMail = Mail & Envelope;

/** Delivers mails: to a mail server, or into the mail folder. */
export type Mailer = {
  kind: "smtp" | "files";
  /** Resolves once the mail is accepted. Throws a MailError. */
  send(mail: OutgoingMail): Promise<void>;
  /** Aborts what is under way. */
  close(): void;
};

/** Why a mail was not accepted. */
export class MailError extends Error {
  constructor(
    /** A sentence for the maker; it has no addresses, so it may be logged. */
    message: string,
    readonly details: {
      /** Another attempt would fail in the same way. */
      permanent: boolean;
      /** The server cannot be reached or refuses the shop: any mail would fail. */
      isOutage?: boolean;
      /** The mail server's reply. It may name an address: never log it. */
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

// One address and nothing else: a comma, a space or an angle bracket would
// name a second recipient to a mail server, a line break a second header.
const ONE_ADDRESS = /^[^\s,;:<>()[\]\\"@]+@[^\s,;:<>()[\]\\"@]+$/;

/** Whether a text is exactly one mail address, safe in an envelope. */
export function isOneAddress(text: string): boolean {
  return (
    text.length <= MAX_EMAIL && text.isWellFormed() && ONE_ADDRESS.test(text)
  );
}
