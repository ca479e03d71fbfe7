import type { Message } from "#shared/messages/shop.ts";
import { ApiError } from "#web/data/api.ts";

/**
 * What the notification of a failed write says: the standing title, and under
 * it the shop's own sentence where it refused and said why.
 */
export function failureMessage(standing: Message, error: Error): Message {
  const isRefused = error instanceof ApiError && error.status < 500;
  const sentence = isRefused ? error.problem?.message : undefined;
  return sentence ? { ...standing, description: sentence } : standing;
}
