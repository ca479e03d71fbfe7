import { expect, test } from "bun:test";
import {
  CAST_LAYOUT,
  FLAT_LAYOUT,
  freePlaces,
  hollowPlaces,
  type Layout,
  nextHollow,
  type Point,
  RING_RADIUS,
} from "#shared/clip/geometry.ts";
import { placeAt } from "#web/designer/drag-places.ts";

test("a charm dropped near a place takes that place, and elsewhere none", () => {
  for (const layout of [CAST_LAYOUT, FLAT_LAYOUT])
    for (const hasLetters of [true, false])
      for (const count of [1, 2, 3]) {
        const places = layout.charmPlaces(count, hasLetters);
        for (const [place, { x, y }] of places.entries()) {
          expect(placeAt({ x: x + 60, y: y - 60 }, places)).toBe(place);
          expect(placeAt({ x, y: y + 300 }, places)).toBeUndefined();
        }
        for (const outside of [
          { x: -50, y: 450 },
          { x: 800, y: 1000 },
          { x: 1700, y: -200 },
        ])
          expect(placeAt(outside, places)).toBeUndefined();
      }
});

test("there is no place on a clip without charms", () => {
  expect(placeAt({ x: 800, y: 400 }, [])).toBeUndefined();
});

test("rings are where the next charm can lie, away from beads and charms", () => {
  for (const layout of [CAST_LAYOUT, FLAT_LAYOUT])
    for (const hasLetters of [true, false]) {
      const rings = (count: number) => freePlaces(layout, count, hasLetters);
      const sides = (count: number) => rings(count).map(({ side }) => side);
      expect([0, 1, 2, 3].map(sides)).toEqual([
        ["middle"],
        ["left", "right"],
        ["middle"],
        [],
      ]);
      for (const count of [0, 1, 2])
        for (const { at } of rings(count)) {
          const beads = hasLetters
            ? beadsOf(layout, count)
            : count === 0
              ? hollowPlaces(layout, 6)
              : [];
          const reach = RING_RADIUS + layout.beadSize / 2;
          for (const bead of beads)
            expect(distance(at, bead)).toBeGreaterThan(reach);
          for (const charm of layout.charmPlaces(count, hasLetters))
            expect(distance(at, charm)).toBeGreaterThan(RING_RADIUS + 44);
        }
    }
});

test("the next bead's hollow is beside the last letter, in its direction", () => {
  const typed = { beads: 3, isReversed: false };
  const last = CAST_LAYOUT.beadCentre(1).x + CAST_LAYOUT.beadStep;
  const { x, y } = nextHollow(CAST_LAYOUT, 1, typed);
  expect([x, y]).toEqual([
    last + CAST_LAYOUT.beadStep,
    CAST_LAYOUT.beadCentre(1).y,
  ]);
  const hebrew = nextHollow(CAST_LAYOUT, 1, { ...typed, isReversed: true });
  expect(hebrew.x).toBe(2 * CAST_LAYOUT.beadCentre(1).x - x);
});

function beadsOf(layout: Layout, count: number): Point[] {
  const { y } = layout.beadCentre(count);
  return hollowPlaces(layout, 6).map(({ x }) => ({ x, y }));
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
