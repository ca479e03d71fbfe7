import { type RefObject, useState } from "react";
import type { Message } from "#shared/messages.ts";
import { showToast } from "../ui/toasts.ts";
import {
  type FieldErrors,
  FormError,
  fieldErrorsOf,
  focusFirstError,
  reasonNotSent,
} from "./form-errors.ts";

/** What the fields of a form have to say, and the telling of a failure. */
export function useFormErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  /** At the fields; and as a notification what is not the form's own fault. */
  const tell = (error: unknown, failed: Message) => {
    setErrors(fieldErrorsOf(error));
    focusFirstError(form.current);
    if (error instanceof FormError) return;
    showToast({ ...failed, description: reasonNotSent(error) }, "error");
  };
  return { errors, setErrors, tell };
}
