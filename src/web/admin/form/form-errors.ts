import { type RefObject, useState } from "react";
import type * as z from "zod/mini";
import { type FieldErrors, toFieldErrors } from "#shared/api/schema.ts";
import { focusFirstError } from "#web/ui/TextField.tsx";
import { ApiError } from "#web/data/api.ts";
import { FormError } from "#web/data/failure.ts";

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

/** Keeps the errors of a form's fields; `showErrors` goes to the first of them. */
export function useFormErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const showErrors = (error: unknown) => {
    setErrors(readFieldErrors(error));
    requestAnimationFrame(() => focusFirstError(form.current));
  };
  return { errors, setErrors, showErrors };
}
