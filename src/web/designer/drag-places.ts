import { CLIP_FRAME, CLIP_SIZE, type Point } from "#shared/clip/geometry.ts";
import type { LaidPlace } from "./draft.ts";

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

/**
 * The distance from the drawing to which a charm is dragged before it is off
 * the clip.
 */
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

// The greatest distances from a place's center at which a drop still counts.
const REACH = 190;
const REACH_PX = 60;

/** Returns the place that a point is at; all points are in drawing units. */
export function placeAt(
  point: Point,
  places: readonly Point[],
): number | undefined {
  return nearest(point, places, REACH);
}

/** Marks a place of the clip for `placeInReach`. */
export const placeMark = ({ index, isFree }: LaidPlace) => ({
  "data-lay": `${isFree ? "free" : "charm"} ${index}`,
});

/** Returns the place of the clip that a point of the window is at. */
export function placeInReach(point: Point): LaidPlace | undefined {
  const marked = [...document.querySelectorAll<HTMLElement>("[data-lay]")];
  const centers = marked.map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const found = marked[nearest(point, centers, REACH_PX) ?? -1];
  const [kind, index] = found?.dataset.lay?.split(" ") ?? [];
  return kind ? { index: Number(index), isFree: kind === "free" } : undefined;
}

/** Returns the index of the nearest of some points that is in reach. */
function nearest(
  { x, y }: Point,
  points: readonly Point[],
  reach: number,
): number | undefined {
  const distances = points.map((each) => Math.hypot(each.x - x, each.y - y));
  const least = Math.min(...distances);
  return least <= reach ? distances.indexOf(least) : undefined;
}
