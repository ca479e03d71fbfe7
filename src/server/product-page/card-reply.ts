import { IMMUTABLE, NO_CACHE } from "#server/http/headers.ts";
import { CARD_HEADERS } from "#server/http/security.ts";

/** Limits the cards drawn at once, so that they do not delay mail pictures. */
export const CARD_LIMITS = {
  concurrency: 2,
  maxWaiting: 8,
  retryAfterSeconds: 2,
};

/** Answers with a card; one at the address of today's picture is kept. */
export function cardReply(jpeg: Uint8Array, isCurrent: boolean): Response {
  return new Response(Buffer.from(jpeg), {
    headers: {
      ...CARD_HEADERS,
      "content-type": "image/jpeg",
      "cache-control": isCurrent ? IMMUTABLE : NO_CACHE,
    },
  });
}
