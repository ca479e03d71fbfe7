import type { StorefrontMessages } from "#shared/messages/storefront/en.ts";
import type { Message } from "#shared/messages/shop.ts";
import { ApiError } from "./api.ts";

/** An error whose message is a sentence for the person. */
export class StatedError extends Error {}

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

export type Failure = StorefrontMessages["failure"];

/** Returns why a request failed, or that the connection did, as a sentence. */
export function errorText(
  error: unknown,
  { offline, unknown }: Failure,
): string {
  if (error instanceof StatedError) return error.message;
  if (!(error instanceof ApiError)) return offline;
  return error.problem?.message ?? unknown;
}
