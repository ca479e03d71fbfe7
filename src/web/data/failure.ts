import type { FirstMessages } from "#shared/messages/first/en.ts";
import type { Message } from "#shared/messages/shop.ts";
import type { FieldErrors } from "#shared/api/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { ApiError } from "./api.ts";

/** An error whose message is a sentence for the person. */
export class StatedError extends Error {}

/** Thrown when the values of a form do not match its schema. */
export class FormError extends Error {
  constructor(readonly fields: FieldErrors) {
    super("the form has errors");
  }
}

/**
 * Returns the notification of a failed request: `standing`, with the server's
 * reason as its description if there is one. An unexpected error (status 500)
 * has none.
 */
export function failureMessage(standing: Message, error: unknown): Message {
  const reason =
    error instanceof StatedError
      ? error.message
      : error instanceof ApiError && error.status !== 500
        ? error.problem?.message
        : undefined;
  return reason ? { ...standing, description: reason } : standing;
}

export type Failure = FirstMessages["failure"];

/** Returns why a request failed, or that the connection did, as a sentence. */
export function errorText(
  error: unknown,
  { offline, unknown }: Failure,
): string {
  if (error instanceof StatedError) return error.message;
  if (!(error instanceof ApiError)) return offline;
  return error.problem?.message ?? unknown;
}

/** Returns why a request failed, or that the connection did; see `errorKey`. */
export function reasonOf(error: unknown): string {
  if (error instanceof StatedError) return error.message;
  if (!(error instanceof ApiError)) return errorKey("offline");
  return error.problem?.message ?? errorKey("unknown");
}

/** Like `reasonOf`; without a message of the shop, adds that the input is kept. */
export function formReasonOf(error: unknown, kept: string): string {
  const reason = reasonOf(error);
  const isFromShop = error instanceof ApiError && error.problem !== undefined;
  return isFromShop ? reason : errorKey("sentences", reason, kept);
}
