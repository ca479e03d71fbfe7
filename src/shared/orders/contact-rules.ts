export const MAX_NAME = 100;
export const MAX_EMAIL = 254;
export const MIN_PHONE_DIGITS = 5;
export const MAX_PHONE_DIGITS = 20;

/** The field errors of every form that asks for contact details. */
export const CONTACT_MESSAGES = {
  nameMissing: "Enter your full name.",
  nameLong: `Keep the name within ${MAX_NAME} characters.`,
  nameAddress: "Enter your name alone, without a web or email address.",
  emailMissing: "Enter your email so we can confirm the order.",
  emailInvalid: "Please enter a valid email address",
  phoneMissing: "Enter a phone number.",
  phoneInvalid: `Enter a phone number with ${MIN_PHONE_DIGITS} to ${MAX_PHONE_DIGITS} digits.`,
} as const;

// Matches links, and site names with the endings that advertising uses most. A
// name such as "St.John" does not match.
const ADDRESS =
  /:\/\/|www\.|@|\.(?:com|net|org|info|biz|io|co|app|dev|me|shop|store|online|site|xyz|top|club|link|ru|cn)\b/i;

/** Whether a name contains an address, which mail programs turn into a link. */
export function namesAddress(name: string): boolean {
  return ADDRESS.test(name);
}

export const NEWSLETTER_MESSAGES = {
  missing: "Please enter your email",
  invalid: CONTACT_MESSAGES.emailInvalid,
} as const;

/** The key in session storage of the order that was just placed. */
export const CONFIRMATION_KEY = "lastOrderConfirmation";
