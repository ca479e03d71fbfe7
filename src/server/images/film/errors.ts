import { type ErrorText, errorKey } from "#shared/messages/error-key.ts";
import { invalidField, Problem } from "#server/http/problem.ts";

/**
 * The most parts of a film, and of one part of it: tracks and their data are
 * few. A file of 20 MB could have millions of empty parts.
 */
export const MAX_PARTS = { film: 10_000, inner: 50 } as const;

/**
 * The problem with a film that is truncated, or not of the format that it
 * claims.
 */
export function damagedFilm(): Problem {
  return invalidField("film", errorKey("filmDamaged"));
}

/** The problem with a film without a video track. */
export function soundAlone(): Problem {
  return invalidField("film", errorKey("filmSoundAlone"));
}

/** The problem with a container in a format that the shop does not accept. */
export function notTaken(message: ErrorText): Problem {
  return new Problem("unsupported_type", { message });
}
