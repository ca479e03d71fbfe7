import * as z from "zod/mini";
import { toFieldErrors } from "#shared/api/schema.ts";
import { type Contact, ContactInput } from "#shared/orders/contact.ts";
import { createSessionStore } from "#web/data/storage.ts";

/** The fields of the checkout form, in order. */
export const FIELD_NAMES = [
  "customerName",
  "customerEmail",
  "customerPhone",
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/**
 * A honeypot field that people do not see: a value identifies a bot. No browser
 * and no password manager knows the name, or they would fill it for a person.
 */
export const TRAP_NAME = "spare";

/** The values of the form as typed. */
const ContactForm = z.record(z.enum(FIELD_NAMES), z.string());
export type ContactForm = z.infer<typeof ContactForm>;
/** Errors by field, those of the delivery among them. */
export type CheckoutErrors = Record<string, string | undefined>;

const EMPTY_CONTACT: ContactForm = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
};

/**
 * The contact details that are typed into the form. They survive a reload of
 * the page.
 */
export const contactStore = createSessionStore<ContactForm>(
  "checkout-contact",
  EMPTY_CONTACT,
  (stored) => ContactForm.safeParse(stored).data,
);

/** Forgets what was typed, once the order is placed. */
export const clearContact = (): void => contactStore.set(EMPTY_CONTACT);

/** Returns the value of the honeypot field, or undefined if it is empty. */
export function readTrap(form: HTMLFormElement | null): string | undefined {
  const value = form && new FormData(form).get(TRAP_NAME);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Returns the contact for the API, or a message for each invalid field. */
export function checkContact(form: ContactForm): {
  contact?: Contact;
  errors: CheckoutErrors;
} {
  const parsed = ContactInput.safeParse(form);
  if (parsed.success) return { contact: parsed.data, errors: {} };
  return { errors: toFieldErrors(parsed.error) };
}

/** Returns whether a required field is empty. */
export function hasEmptyField(form: ContactForm): boolean {
  return FIELD_NAMES.some((name) => form[name].trim() === "");
}
