import { invalidField, type Problem } from "#server/problem.ts";

/** The most pixels that a picture may unfold to. */
export const MAX_PIXELS = 40_000_000;

/** Throws "invalid" for a picture of too many pixels, or of none. */
export function checkPixels(width: number, height: number): void {
  if (width < 1 || height < 1) throw damaged();
  if (width * height <= MAX_PIXELS) return;
  throw invalidField(
    "image",
    `This picture is too large: ${width} x ${height} pixels. Please make it smaller, 40 megapixels at most, and choose it again.`,
  );
}

/** The problem of a picture that is cut off or not what it says. */
export function damaged(): Problem {
  return invalidField(
    "image",
    "This picture is damaged or did not arrive whole. Please save it again or choose another.",
  );
}
