import { expect, test } from "bun:test";
import { CAST_LAYOUT, FLAT_LAYOUT } from "#shared/clip/geometry.ts";
import { placeAt } from "#web/designer/charms/drag-places.ts";

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
