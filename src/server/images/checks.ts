import { invalidField, type Problem } from "#server/http/problem.ts";

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
    `This picture is too large: ${width} x ${height} pixels. Please make it smaller, 40 megapixels and ${MAX_SIDE} pixels a side at most, and choose it again.`,
  );
}

/** For a picture that is truncated, or not of the format that it claims. */
export function damaged(): Problem {
  return invalidField(
    "image",
    "This picture is damaged or did not arrive whole. Please save it again or choose another.",
  );
}
