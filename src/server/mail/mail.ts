import { MAX_EMAIL } from "#shared/orders/contact.ts";
import { en, type MailMessages } from "#shared/messages/mail/en.ts";

// Why a mail could not be sent. What is stored names a text by its key, because
// the maker may change the language in which she reads it.

type Texts = MailMessages["failures"];

export type Failure = {
  because: Exclude<keyof Texts, "replied">;
  /** The mail server's name, or name and port. */
  server?: string;
  /** The mail server's reply. Never log it: it may contain an address. */
  reply?: string | undefined;
};

/**
 * The beginning of the stored failure of a mail that the server's limit holds
 * up.
 */
export const ALLOWANCE = '{"because":"allowance"';

// RFC 3463: 5.1.x is about the address, 5.2.1 a mailbox that is closed. A server
// that refuses the shop, or what it writes, says 5.7.x.
const NO_SUCH_ADDRESS = /\b5\.(?:1\.\d+|2\.1)\b/;
const OTHER_STATUS = /\b5\.\d\.\d+\b/;

/** Whether a mail server refused an address for good, because there is none. */
export function isNoSuchAddress({ because, reply = "" }: Failure): boolean {
  if (because !== "recipient") return false;
  return NO_SUCH_ADDRESS.test(reply) || !OTHER_STATUS.test(reply);
}

/** A sentence without the server's reply, for the log and the terminal. */
function logFailure({ because, server }: Failure): string {
  return sayFailure({ because, server: server ?? "" }, en.failures);
}

/** A sentence for the maker, with the server's reply. */
function sayFailure(failure: Failure, texts: Texts = en.failures) {
  const { because, server = "", reply } = failure;
  const sentence = texts[because](server);
  return reply ? texts.replied(sentence, reply) : sentence;
}

/** Says a stored failure; a sentence of an earlier version stays as it is. */
export function sayStoredFailure(stored: string, texts: Texts): string {
  const failure = parse(stored);
  return failure ? sayFailure(failure, texts) : stored;
}

function parse(stored: string): Failure | undefined {
  if (!stored.startsWith("{")) return undefined;
  try {
    const failure: Failure = JSON.parse(stored);
    return Object.hasOwn(en.failures, failure.because) ? failure : undefined;
  } catch {
    return undefined;
  }
}

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
