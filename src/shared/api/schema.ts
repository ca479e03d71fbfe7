import {
  errorKey,
  type ErrorKey,
  type ErrorText,
  isErrorText,
} from "#shared/messages/error-key.ts";
import * as z from "zod/mini";

/** A row's id: a positive integer. */
export const Id = z
  .number({ error: errorKey("mustBeNumber") })
  .check(
    z.int("This must be a whole number."),
    z.positive("This must be above zero."),
  );

/** An id in a path, where it arrives as text. */
export const PathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  z.transform(Number),
);
/** The parameters of the path of one row, such as /api/cart/:id. */
export const RowPath = z.object({ id: PathId });

/**
 * Every error of the API: its status. The catalogue "errors" has its message,
 * which a route may replace by a more precise one, but not the code.
 */
export const PROBLEMS = {
  malformed_json: 400,
  malformed_request: 400,
  unauthorized: 401,
  login_failed: 401,
  foreign_origin: 403,
  passkey_refused: 403,
  not_found: 404,
  discount_unknown: 404,
  method_not_allowed: 405,
  not_yet: 409,
  on_sale: 409,
  passkeys_unavailable: 409,
  out_of_stock: 409,
  variant_unavailable: 409,
  charm_out_of_stock: 409,
  resin_out_of_stock: 409,
  held: 409,
  not_enough: 409,
  designer_off: 409,
  cart_full: 409,
  cart_empty: 409,
  line_unavailable: 409,
  price_changed: 409,
  paused: 409,
  discount_over: 409,
  discount_minimum: 409,
  discount_used_up: 409,
  discount_used: 409,
  key_reused: 409,
  not_cancellable: 409,
  not_withdrawable: 409,
  letter_sent: 409,
  letter_waiting: 409,
  no_readers: 409,
  status_changed: 409,
  status_skipped: 409,
  payment_unset: 409,
  payment_changed: 409,
  payment_skipped: 409,
  reminded_already: 409,
  not_correctable: 409,
  stale: 412,
  too_large: 413,
  unsupported_type: 415,
  misdirected: 421,
  invalid: 422,
  no_bead: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 503,
} as const satisfies Partial<Record<ErrorKey, number>>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Whether a value is the code of an error of the API. */
export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === "string" && Object.hasOwn(PROBLEMS, value);
}

/** The body of every error reply. Some have more fields (the cart, a row). */
export const ProblemReply = z.looseObject({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ProblemReply = z.infer<typeof ProblemReply>;

/** The reply to a deletion and to other writes that return nothing. */
export const OkReply = z.object({ ok: z.literal(true) });
export type OkReply = z.infer<typeof OkReply>;
export const OK: OkReply = { ok: true };

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
