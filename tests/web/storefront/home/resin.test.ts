import { expect, test } from "bun:test";
import { resinColor } from "#web/storefront/home/resin.ts";

test("a variant's dot has the color of the first resin that its title names", () => {
  expect(resinColor("Sage")).toBe("#A9B88A");
  expect(resinColor("Warm HONEY, 7 cm")).toBe("#D98A22");
  expect(resinColor("Rose and gold")).toBe("#D77A8C");
});

test("a title that names no resin has no dot", () => {
  expect(resinColor("Midi, 7 cm")).toBeUndefined();
  expect(resinColor("constructor")).toBeUndefined();
  expect(resinColor("Primrose")).toBeUndefined();
});
