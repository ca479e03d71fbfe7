import type * as z from "zod/mini";
import { ApiError } from "../api.ts";
import { SessionEndedError } from "./session.ts";

/** Messages by the names of their fields: "price", "variants.0.title". */
export type FieldErrors = Record<string, string>;

/** A form that cannot be sent yet. */
export class FormError extends Error {
  constructor(readonly fields: FieldErrors) {
    super("the form has errors");
  }
}

/** Throws a FormError with the first message of each field. */
export function checkForm(schema: z.ZodMiniType, body: unknown): void {
  const parsed = schema.safeParse(body);
  if (parsed.success) return;
  const fields: FieldErrors = {};
  for (const issue of parsed.error.issues)
    fields[issue.path.join(".")] ??= issue.message;
  throw new FormError(fields);
}

/** What the fields have to say about a failure; nothing for most. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (error instanceof FormError) return error.fields;
  if (error instanceof ApiError) return error.problem?.fields ?? {};
  return {};
}

/**
 * The sentence under a failure's title: what the shop says of it, or that the
 * connection is gone.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof SessionEndedError)
    return "You are logged out. Try again, and give your password.";
  if (!(error instanceof ApiError))
    return "Check your connection and try again.";
  return error.problem?.message ?? "Please try again.";
}

/** The same for a form that was not sent: nothing has to be typed again. */
export function reasonNotSent(error: unknown): string {
  const isFromShop = error instanceof ApiError && error.problem !== undefined;
  const reason = reasonOf(error);
  return isFromShop ? reason : `${reason} What you typed is kept.`;
}

/** Brings the first field with an error into view and focus. */
export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );
}

/** The errors of what has not been touched since: typing takes one away. */
export function withoutKeys(errors: FieldErrors, touched: object): FieldErrors {
  const names = Object.keys(touched);
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([name]) => !names.includes(name.split(".")[0] ?? name),
    ),
  );
}
