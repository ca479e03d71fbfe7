import type * as z from "zod/mini";

/** Error messages by field: "price", "variants.0.title". */
export type FieldErrors = Record<string, string>;

/**
 * Returns the first message of each field. The key of an error of the whole
 * input is the empty text.
 */
export function toFieldErrors({ issues }: z.core.$ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of issues) fields[path.join(".")] ??= message;
  return fields;
}
