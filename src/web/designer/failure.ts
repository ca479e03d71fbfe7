import type { Message } from "#shared/messages/shop.ts";
import { ApiError } from "#web/data/api.ts";

/**
 * Returns the notification of a failed write: `standing`, with the server's
 * message as the description if the server refused the request (status 4xx).
 */
export function failureMessage(standing: Message, error: Error): Message {
  const isRefused = error instanceof ApiError && error.status < 500;
  const sentence = isRefused ? error.problem?.message : undefined;
  return sentence ? { ...standing, description: sentence } : standing;
}
