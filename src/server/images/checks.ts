import { errorKey, type ErrorText } from "#shared/messages/error-key.ts";
import { invalidField, Problem } from "#server/http/problem.ts";

/** The most pixels that a picture may decode to. */
export const MAX_PIXELS = 40_000_000;
/** The longest side: a long strip of few pixels is still costly to resize. */
const MAX_SIDE = 20_000;

/** Throws "invalid" for a picture that is empty or beyond one of the limits. */
export function checkPixels(width: number, height: number): void {
  if (width < 1 || height < 1) throw damaged();
  if (width * height <= MAX_PIXELS && Math.max(width, height) <= MAX_SIDE)
    return;
  throw invalidField(
    "image",
    errorKey("picturePixels", width, height, MAX_SIDE),
  );
}

/**
 * The problem with a picture that is truncated, or not of the format that it
 * claims.
 */
export function damaged(): Problem {
  return invalidField("image", errorKey("pictureDamaged"));
}

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
