import type { readPng } from "#tests/support/png.ts";

type Pixels = ReturnType<typeof readPng>;
/** A point of an outline in pixels, and the direction that leads outwards. */
export type EdgePoint = { x: number; y: number; outX: number; outY: number };

const OPAQUE = 128;
// The number of pixels on each side of an outline that the eye sees as one
// edge.
const INWARDS = 2.5;
const OUTWARDS = 4;
const STEP = 0.5;
/** How far away the pixels are that determine an edge's direction. */
const REACH = 3;

/** Returns the outline of a picture with a transparent background. */
export function outlineOf({ width, height, rgba }: Pixels): EdgePoint[] {
  const alpha = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height
      ? 0
      : (rgba[(y * width + x) * 4 + 3] ?? 0);
  const points: EdgePoint[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const around = [
        alpha(x - 1, y),
        alpha(x + 1, y),
        alpha(x, y - 1),
        alpha(x, y + 1),
      ];
      const isEdge =
        alpha(x, y) >= OPAQUE && around.some((each) => each < OPAQUE);
      if (isEdge) points.push({ x, y, ...outwards(alpha, x, y) });
    }
  return points;
}

function outwards(
  alpha: (x: number, y: number) => number,
  x: number,
  y: number,
) {
  let outX = 0;
  let outY = 0;
  for (let dy = -REACH; dy <= REACH; dy++)
    for (let dx = -REACH; dx <= REACH; dx++) {
      outX -= dx * alpha(x + dx, y + dy);
      outY -= dy * alpha(x + dx, y + dy);
    }
  const length = Math.hypot(outX, outY) || 1;
  return { outX: outX / length, outY: outY / length };
}

/** Returns the outline of a disc around (0, 0). */
export function circleOf(radius: number): EdgePoint[] {
  return Array.from({ length: 120 }, (_, step) => {
    const outX = Math.cos((step / 60) * Math.PI);
    const outY = Math.sin((step / 60) * Math.PI);
    return { x: outX * radius, y: outY * radius, outX, outY };
  });
}

/**
 * Measures how visible an outline with its origin at (left, top) is in a
 * picture. Each point counts with the contrast ratio, as WCAG defines it, of
 * the lightest to the darkest pixel across the edge. Nine of ten points have at
 * least the contrast `weakest`.
 */
export function edgeContrast(
  picture: Pixels,
  outline: readonly EdgePoint[],
  left: number,
  top: number,
): { weakest: number; median: number } {
  const ratios = outline
    .map(({ x, y, outX, outY }) => {
      let darkest = 1;
      let lightest = 0;
      for (let out = -INWARDS; out <= OUTWARDS; out += STEP) {
        const seen = luminance(
          picture,
          Math.round(left + x + outX * out),
          Math.round(top + y + outY * out),
        );
        darkest = Math.min(darkest, seen);
        lightest = Math.max(lightest, seen);
      }
      return (lightest + 0.05) / (darkest + 0.05);
    })
    .toSorted((one, other) => one - other);
  const at = (share: number) => ratios[Math.floor(ratios.length * share)] ?? 0;
  return { weakest: at(0.1), median: at(0.5) };
}

/** WCAG's relative luminance, from 0 to 1. */
function luminance({ width, rgba }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * 4;
  return (
    0.2126 * linear(rgba[at] ?? 0) +
    0.7152 * linear(rgba[at + 1] ?? 0) +
    0.0722 * linear(rgba[at + 2] ?? 0)
  );
}

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
