import { errorKey, type ErrorText } from "#shared/messages/error-key.ts";
import * as z from "zod/mini";
import { TextInput } from "#shared/text/input.ts";
import {
  MAIL_ADDRESS,
  readPhone,
  withAsciiDomain,
} from "#shared/text/contact.ts";

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

// The checkout form checks this by itself, apart from the other schemas of an
// order: they load with the reply.

/** Exactly one address: a comma or a space would add a second recipient. */
export function EmailInput(missing: ErrorText) {
  const error = CONTACT_MESSAGES.emailInvalid;
  return z.pipe(
    z.pipe(
      TextInput({ max: MAX_EMAIL, required: missing, tooLong: error }),
      z.transform(withAsciiDomain),
    ),
    z
      .email({ pattern: MAIL_ADDRESS, error })
      .check(z.maxLength(MAX_EMAIL, error)),
  );
}

const PhoneInput = TextInput({
  max: 40,
  required: CONTACT_MESSAGES.phoneMissing,
  tooLong: CONTACT_MESSAGES.phoneInvalid,
}).check(z.refine(isPhone, { error: CONTACT_MESSAGES.phoneInvalid }));

function isPhone(text: string): boolean {
  const phone = readPhone(text);
  if (!phone) return false;
  const { digits, extension } = phone;
  const max = extension ? MAX_DIGITS_BEFORE_EXTENSION : MAX_PHONE_DIGITS;
  return digits.length >= MIN_PHONE_DIGITS && digits.length <= max;
}

/** The contact details of the checkout form. */
export const ContactInput = z.object({
  customerName: TextInput({
    max: MAX_NAME,
    required: CONTACT_MESSAGES.nameMissing,
    tooLong: CONTACT_MESSAGES.nameLong,
  }).check(
    z.refine((name) => !namesAddress(name), {
      error: CONTACT_MESSAGES.nameAddress,
    }),
  ),
  customerEmail: EmailInput(CONTACT_MESSAGES.emailMissing),
  customerPhone: PhoneInput,
});
export type Contact = z.output<typeof ContactInput>;
