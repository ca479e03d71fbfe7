import { type Contact, ContactInput } from "#shared/orders.ts";

/** The fields of the checkout form, in their order. */
export const FIELD_NAMES = [
  "customerName",
  "customerEmail",
  "customerPhone",
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** What has been typed. */
export type Entries = Record<FieldName, string>;
export type EntryErrors = Partial<Record<FieldName, string | undefined>>;

export const NO_ENTRIES: Entries = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
};

/** The entries as the server takes them, or what is wrong with each. */
export function checkEntries(entries: Entries): {
  contact?: Contact;
  errors: EntryErrors;
} {
  const parsed = ContactInput.safeParse(entries);
  if (parsed.success) return { contact: parsed.data, errors: {} };
  const errors: EntryErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const name = FIELD_NAMES.find((field) => field === path[0]);
    if (name) errors[name] ??= message;
  }
  return { errors };
}

/** Whether a required field has been left empty. */
export function isMissing(entries: Entries): boolean {
  return FIELD_NAMES.some((name) => entries[name].trim() === "");
}
