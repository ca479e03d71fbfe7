import { type RefObject, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { formatCents } from "#shared/text/formats.ts";
import type { Voice } from "#web/data/voice.ts";
import { readTypedPrice } from "#shared/money/schema.ts";
import { ApiError } from "#web/data/api.ts";
import { type FieldErrors, toFieldErrors } from "#shared/api/schema.ts";
import { focusFirstError } from "#web/ui/TextField.tsx";
import { FormError } from "#web/data/failure.ts";
import { createStore } from "#web/data/store.ts";

/** Returns the header of a save that must not replace a later version. */
export function ifMatchHeader(updatedAt: string): Record<string, string> {
  return { "if-match": `"${updatedAt}"` };
}

/** Formats a typed price, so that "31,5" and "31.50" compare as equal. */
export function displayPrice(price: string, { formats }: Voice): string {
  const cents = readTypedPrice(price);
  return cents === undefined ? price : formatCents(cents, formats);
}

/** Returns the state of a checkbox as text. */
export function yesNo(isChecked: boolean, { t }: Voice): string {
  return isChecked ? t.yes : t.no;
}

/**
 * Returns `fresh` with the fields that changed between `sent` and `now`.
 * Fields stay enabled during a request, so this preserves what was typed
 * meanwhile.
 */
export function withLaterEdits<Form extends object>(
  fresh: Form,
  sent: Form,
  now: Form,
): Form {
  const edited = Object.entries(now).filter(
    ([name, value]) => value !== Reflect.get(sent, name),
  );
  return Object.assign({}, fresh, Object.fromEntries(edited));
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

/** Keeps the errors of a form's fields; `showErrors` goes to the first of them. */
export function useFormErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const showErrors = (error: unknown) => {
    setErrors(readFieldErrors(error));
    requestAnimationFrame(() => focusFirstError(form.current));
  };
  return { errors, setErrors, showErrors };
}

const isRequested = createStore(false);

/**
 * Makes the next screen focus its heading. The button that opens that screen
 * is removed, and the focus would be lost with the button.
 */
export function requestFocusOnEnter(): void {
  isRequested.set(true);
}

/** Returns the ref of a screen's heading, which gets the focus if requested. */
export function useFocusOnEnter(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRequested.get()) heading.current?.focus();
    isRequested.set(false);
  }, []);
  return heading;
}
