import type * as z from "zod/mini";

/** Error messages by field: "price", "variants.0.title". */
export type FieldErrors = Record<string, string>;

/**
 * The first message of each field. An error of the whole stands under the empty
 * name.
 */
export function toFieldErrors({ issues }: z.core.$ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of issues) fields[path.join(".")] ??= message;
  return fields;
}
