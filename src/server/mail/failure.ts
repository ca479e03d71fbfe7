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
export function logFailure({ because, server }: Failure): string {
  return sayFailure({ because, server: server ?? "" }, en.failures);
}

/** A sentence for the maker, with the server's reply. */
export function sayFailure(failure: Failure, texts: Texts = en.failures) {
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
