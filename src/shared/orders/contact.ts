import * as z from "zod/mini";
import type { ErrorText } from "#shared/messages/error-key.ts";
import { TextInput } from "#shared/text/input.ts";
import { MAIL_ADDRESS, withAsciiDomain } from "#shared/text/mail-address.ts";
import { readPhone } from "#shared/text/phone.ts";
import {
  CONTACT_MESSAGES,
  MAX_DIGITS_BEFORE_EXTENSION,
  MAX_EMAIL,
  MAX_NAME,
  MAX_PHONE_DIGITS,
  MIN_PHONE_DIGITS,
  namesAddress,
} from "./contact-rules.ts";

// What the checkout form checks by itself, apart from the other schemas of an
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
