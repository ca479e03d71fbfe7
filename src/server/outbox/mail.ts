/** A name, which may be empty, and one address. */
type Mailbox = { name: string; address: string };

export type MailPicture = {
  /** What the HTML shows it by: `<img src="cid:...">`. */
  cid: string;
  filename: string;
  png: Uint8Array;
};

/** What a mail says. Subject and headers are one line each. */
export type Mail = {
  subject: string;
  text: string;
  html: string;
  replyTo?: Mailbox;
  headers?: Record<string, string>;
  pictures?: MailPicture[];
};

/** A mail with everything that its way to one recipient needs. */
export type OutgoingMail = Mail & {
  /** The row of the outbox. */
  id: number;
  /** What its file is called where no mail server is set up. */
  label: string;
  from: Mailbox;
  to: string;
  /** Without angle brackets. */
  messageId: string;
  date: Date;
};

/** Takes mails away: to a mail server, or into the mail folder. */
export type Mailer = {
  kind: "smtp" | "files";
  /** Resolves once the mail is in safe hands. Throws a MailError. */
  send(mail: OutgoingMail): Promise<void>;
  /** Breaks off what is under way. */
  close(): void;
};

/** Why a mail was not taken. */
export class MailError extends Error {
  constructor(
    /** A sentence for the maker, without names and addresses: may be logged. */
    message: string,
    readonly details: {
      /** Another try would end the same way. */
      permanent: boolean;
      /** The server is away or turns the shop away: no mail would get through. */
      isOutage?: boolean;
      /** What the mail server said; may hold an address, never logged. */
      answer?: string;
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

  /** The sentence and what the server said, for the maker's eyes. */
  get fullMessage(): string {
    const { answer } = this.details;
    return answer ? `${this.message} It said: ${answer}` : this.message;
  }
}
