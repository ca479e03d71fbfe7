import { MAX_EMAIL } from "#shared/contact-rules.ts";

// One address and nothing else: a comma, a space or an angle bracket would
// name a second recipient to a mail server, a line break a second header.
const ONE_ADDRESS = /^[^\s,;:<>()[\]\\"@]+@[^\s,;:<>()[\]\\"@]+$/;

/** Whether a text is exactly one mail address, safe in an envelope. */
export function isOneAddress(text: string): boolean {
  return (
    text.length <= MAX_EMAIL && text.isWellFormed() && ONE_ADDRESS.test(text)
  );
}
