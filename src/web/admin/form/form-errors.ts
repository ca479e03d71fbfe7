import { type RefObject, useState } from "react";
import type * as z from "zod/mini";
import { type FieldErrors, toFieldErrors } from "#shared/api/field-errors.ts";
import type { Message } from "#shared/messages/shop.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { ApiError } from "#web/data/api.ts";
import { SessionEndedError } from "#web/admin/data/session.ts";

/** Thrown when the values of a form do not match its schema. */
export class FormError extends Error {
  constructor(readonly fields: FieldErrors) {
    super("the form has errors");
  }
}

/** Throws a FormError with the first message of each field. */
export function checkForm(schema: z.ZodMiniType, body: unknown): void {
  const parsed = schema.safeParse(body);
  if (parsed.success) return;
  throw new FormError(toFieldErrors(parsed.error));
}

/** Returns the messages of a failure that belong to fields. */
export function readFieldErrors(error: unknown): FieldErrors {
  if (error instanceof FormError) return error.fields;
  if (error instanceof ApiError) return error.problem?.fields ?? {};
  return {};
}

/**
 * Returns the sentence below the title of a failure: the message of the
 * server, or that the connection failed.
 */
export function errorText(error: unknown): string {
  if (error instanceof SessionEndedError)
    return "You are logged out. Try again, and give your password.";
  if (!(error instanceof ApiError))
    return "Check your connection and try again.";
  return error.problem?.message ?? "Please try again.";
}

/** Like `errorText`; without a server message, adds that the input is kept. */
export function formErrorText(error: unknown): string {
  const isFromShop = error instanceof ApiError && error.problem !== undefined;
  const reason = errorText(error);
  return isFromShop ? reason : `${reason} What you typed is kept.`;
}

/** Focuses the first field with an error. */
function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );
}

/** Returns the errors without those of the changed fields. */
export function withoutKeys(errors: FieldErrors, changed: object): FieldErrors {
  const names = Object.keys(changed);
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([name]) => !names.includes(name.split(".")[0] ?? name),
    ),
  );
}

/** Stores the errors of a form's fields; `showError` shows a failed request. */
export function useFormErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  /**
   * Shows messages at the fields, and a notification unless it is a FormError.
   */
  const showError = (error: unknown, failed: Message) => {
    setErrors(readFieldErrors(error));
    focusFirstError(form.current);
    if (error instanceof FormError) return;
    showToast({ ...failed, description: formErrorText(error) }, "error");
  };
  return { errors, setErrors, showError };
}
