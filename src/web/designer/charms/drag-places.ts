import { CLIP_FRAME, CLIP_SIZE, type Point } from "#shared/clip/geometry.ts";

/** Returns where a point of the drawing is in the picture, in percent of it. */
export function shareOf({ x, y }: Point): { left: number; top: number } {
  return {
    left: ((x - CLIP_FRAME.x) / CLIP_FRAME.width) * 100,
    top: ((y - CLIP_FRAME.y) / CLIP_FRAME.height) * 100,
  };
}

/** Converts a point of the window to the units of the drawing. */
export function toDrawing(
  { clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">,
  picture: DOMRect,
): Point {
  const { x, y, width, height } = CLIP_FRAME;
  return {
    x: x + ((clientX - picture.left) / picture.width) * width,
    y: y + ((clientY - picture.top) / picture.height) * height,
  };
}

/** The greatest distance from a place's center at which a drop still counts. */
const REACH = 190;

/** Returns the place that a point is at; all points are in drawing units. */
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

/** How far from the drawing a charm is dragged before it is off the clip. */
const BRIM = 60;

/** Whether a point is on the drawing or hardly beside it. */
export function isOnClip({ x, y }: Point): boolean {
  return (
    x > -BRIM &&
    y > -BRIM &&
    x < CLIP_SIZE.width + BRIM &&
    y < CLIP_SIZE.height + BRIM
  );
}
