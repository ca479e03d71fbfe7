import { type RefObject, useState } from "react";
import type * as z from "zod/mini";
import { type FieldErrors, toFieldErrors } from "#shared/api/field-errors.ts";
import { focusFirstError } from "#web/ui/field/first-error.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { ApiError } from "#web/data/api.ts";
import { FormError, formReasonOf } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";

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
  const { kept } = useMessages("panel");
  const [errors, setErrors] = useState<FieldErrors>({});
  /**
   * Shows messages at the fields, and a notification unless it is a FormError.
   */
  const showError = (error: unknown, title: string) => {
    setErrors(readFieldErrors(error));
    requestAnimationFrame(() => focusFirstError(form.current));
    if (error instanceof FormError) return;
    const description = formReasonOf(error, kept);
    showToast({ title, description }, "error");
  };
  return { errors, setErrors, showError };
}
