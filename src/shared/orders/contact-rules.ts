import { errorKey } from "#shared/messages/error-key.ts";
export const MAX_NAME = 100;
export const MAX_EMAIL = 254;
export const MIN_PHONE_DIGITS = 5;
export const MAX_PHONE_DIGITS = 20;
/** The international limit (E.164); the extension has digits of its own. */
export const MAX_DIGITS_BEFORE_EXTENSION = 15;

/** The field errors of every form that asks for contact details. */
export const CONTACT_MESSAGES = {
  nameMissing: errorKey("nameMissing"),
  nameLong: errorKey("nameLong", MAX_NAME),
  nameAddress: errorKey("nameAddress"),
  emailMissing: errorKey("contactEmailMissing"),
  emailInvalid: errorKey("emailInvalid"),
  phoneMissing: errorKey("phoneMissing"),
  phoneInvalid: errorKey("phone", MIN_PHONE_DIGITS, MAX_PHONE_DIGITS),
} as const;

const ADDRESS = /:\/\/|www\.|@/i;

/** Whether a name is or holds an address, which no name does. */
export function namesAddress(name: string): boolean {
  return ADDRESS.test(name.normalize("NFKC"));
}

// Dotted words (bit.ly), schemes (tel:), shares (\\server) and numbers to call.
const LINKED =
  /[\p{L}\p{M}\p{N}-][.\u3002][\p{L}\p{M}\p{N}-]{2}|\b[a-z][a-z\d+-]{0,30}:\S|\\\\|\d(?:[\s().-]*\d){6}/iu;

/**
 * Whether a mail program may turn a part of a name into a link. Such names exist
 * ("St.John"), so they are taken, but no mail to a customer repeats them: a
 * stranger may have given the address.
 */
export function mayBeLinked(name: string): boolean {
  return LINKED.test(name.normalize("NFKC"));
}

/**
 * Returns a text without what a mail program would turn into a link. A stranger
 * may have given the address of a mail, and its words with it.
 */
export function withoutLinks(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      namesAddress(line) || mayBeLinked(line)
        ? line.normalize("NFKC").replaceAll(/([.:@/\\\u3002])(?=\S)/g, "$1 ")
        : line,
    )
    .join("\n");
}

/** The key in session storage of the order that was just placed. */
export const CONFIRMATION_KEY = "lastOrderConfirmation";
