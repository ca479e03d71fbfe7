export const MAX_NAME = 100;
export const MAX_EMAIL = 254;
export const MIN_PHONE_DIGITS = 5;
export const MAX_PHONE_DIGITS = 20;
/** The field messages of every form that asks for contact details. */
export const CONTACT_MESSAGES = {
  nameMissing: "Enter your full name.",
  nameLong: `Keep the name within ${MAX_NAME} characters.`,
  emailMissing: "Enter your email so we can confirm the order.",
  emailInvalid: "Please enter a valid email address",
  phoneMissing: "Enter a phone number.",
  phoneInvalid: `Enter a phone number with ${MIN_PHONE_DIGITS} to ${MAX_PHONE_DIGITS} digits.`,
} as const;

export const NEWSLETTER_MESSAGES = {
  missing: "Please enter your email",
  invalid: CONTACT_MESSAGES.emailInvalid,
} as const;

/** Where the confirmation page finds the order that was just placed. */
export const CONFIRMATION_KEY = "lastOrderConfirmation";
