import {
  type ErrorText,
  errorKey,
  isErrorText,
} from "#shared/messages/error-key.ts";
import type * as z from "zod/mini";

/** Error messages, said or to be said, by field: "price", "variants.0.title". */
export type FieldErrors = Record<string, string>;

/**
 * Returns the first message of each field. The key of an error of the whole
 * input is the empty text.
 */
export function toFieldErrors({ issues }: z.core.$ZodError) {
  const fields: Record<string, ErrorText> = {};
  for (const { path, message } of issues)
    fields[path.join(".")] ??= isErrorText(message)
      ? message
      : errorKey("unexpected");
  return fields;
}
