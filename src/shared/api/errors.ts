import * as z from "zod/mini";

/**
 * Every error of the API: its status and its default message. A route may
 * replace the message by a more precise one, but not the code.
 */
export const PROBLEMS = {
  malformed_json: [400, "The request could not be read. Please try again."],
  malformed_request: [400, "The request could not be read. Please try again."],
  unauthorized: [401, "Please log in again. Your session has ended."],
  login_failed: [401, "Invalid username or password"],
  foreign_origin: [403, "This request came from another site and was refused."],
  not_found: [404, "There is nothing here."],
  method_not_allowed: [405, "That cannot be done here."],
  out_of_stock: [409, "That is sold out."],
  variant_unavailable: [409, "That option is sold out. Please choose another."],
  charm_out_of_stock: [
    409,
    "One of your charms has just sold out. Please choose another.",
  ],
  resin_out_of_stock: [
    409,
    "That resin has just sold out. Please choose another.",
  ],
  designer_off: [409, "Custom clips are taking a short break."],
  cart_full: [409, "Your cart holds as many different clips as it can."],
  cart_empty: [409, "Your cart is empty."],
  line_unavailable: [409, "Something in your cart can no longer be bought."],
  price_changed: [
    409,
    "A price changed since you opened your cart. Please look at the new total and place the order again.",
  ],
  key_reused: [
    409,
    "This order was already sent with other details. Please reload the page and try again.",
  ],
  not_cancellable: [
    409,
    "This order is already being made, so it cannot be cancelled here.",
  ],
  status_changed: [
    409,
    "This order has moved on in the meantime. Please look at it once more.",
  ],
  status_skipped: [409, "An order moves one step at a time."],
  stale: [
    412,
    "Someone changed this in the meantime. Look at both versions and save again.",
  ],
  too_large: [413, "That is too large."],
  unsupported_type: [415, "That kind of content cannot be taken here."],
  misdirected: [421, "This shop does not answer to that name."],
  invalid: [422, "Please check what you entered."],
  no_bead: [422, "We have no bead for one of these characters."],
  too_many_requests: [429, "That was a lot at once. Please wait a little."],
  internal: [500, "Something went wrong on our side. Please try again."],
  unavailable: [503, "The shop is busy right now. Please try again shortly."],
  storage_full: [
    503,
    "The shop's disk is full, so nothing could be saved. Please try again later.",
  ],
} as const satisfies Record<string, readonly [number, string]>;

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
