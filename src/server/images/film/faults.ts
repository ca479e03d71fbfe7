import { FILM_MESSAGES } from "#shared/messages/film.ts";
import { invalidField, Problem } from "#server/http/problem.ts";

/**
 * The most parts of a film, and of one of its parts: tracks and what belongs to
 * them are few. A file of 20 MB could have millions of empty ones.
 */
export const MAX_PARTS = { film: 10_000, inner: 50 } as const;

/** For a film that is cut off, or not of the format that it claims. */
export function damagedFilm(): Problem {
  return invalidField("film", FILM_MESSAGES.damaged);
}

/** For one that has no pictures. */
export function soundAlone(): Problem {
  return invalidField("film", FILM_MESSAGES.withoutPicture);
}

/** For a container that is another format than it seems. */
export function notTaken(message: string): Problem {
  return new Problem("unsupported_type", { message });
}
