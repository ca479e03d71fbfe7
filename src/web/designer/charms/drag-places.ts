import type { Point } from "#shared/clip/geometry.ts";

/** How near to the middle of a place a charm is let go, to take it. */
const REACH = 190;

/** Which of these places a point is at, all in the units of the drawing. */
export function placeAt(
  point: Point,
  places: readonly Point[],
): number | undefined {
  const distances = places.map(({ x, y }) =>
    Math.hypot(x - point.x, y - point.y),
  );
  const nearest = Math.min(...distances);
  return nearest <= REACH ? distances.indexOf(nearest) : undefined;
}
