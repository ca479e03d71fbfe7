import { expect, test } from "bun:test";
import { sayWidth, sizesOf } from "#shared/catalog/to-scale.ts";

const variant = (id: number, title: string, widthMm?: number) => ({
  ...{ id, title, price: "24.00", available: true, stockQuantity: 0 },
  ...(widthMm !== undefined && { widthMm }),
});
const MIDI = variant(1, "Midi", 70);
const MAXI = variant(2, "Maxi", 100);
const PLAIN = variant(3, "Plain");

const drawn = (...given: Parameters<typeof sizesOf>) =>
  sizesOf(...given).map(({ title, widthMm }) => [title, widthMm]);

test("the chosen option is drawn first, in its own width", () => {
  const product = { widthMm: 85, variants: [MIDI, MAXI, PLAIN] };
  expect(drawn(product, MIDI)).toEqual([
    ["Midi", 70],
    ["Maxi", 100],
    ["Plain", 85],
  ]);
  expect(drawn(product, MAXI)[0]).toEqual(["Maxi", 100]);
  // It has no width of its own, and so the product's.
  expect(drawn(product, PLAIN)[0]).toEqual(["Plain", 85]);
});

test("a clip is drawn where its width is known, and options of one width once", () => {
  expect(drawn({ widthMm: 85, variants: [] }, undefined)).toEqual([["", 85]]);
  expect(drawn({ widthMm: undefined, variants: [] }, undefined)).toEqual([]);
  expect(drawn({ widthMm: undefined, variants: [MIDI, PLAIN] }, PLAIN)).toEqual(
    [],
  );
  const same = { widthMm: 70, variants: [MIDI, PLAIN] };
  expect(drawn(same, PLAIN)).toEqual([["Plain", 70]]);
});

test("widths are said in inches or centimeters, in the shop's decimals", () => {
  expect([
    sayWidth(70, { isInch: true, decimal: "." }),
    sayWidth(75, { isInch: false, decimal: "," }),
    sayWidth(100, { isInch: false, decimal: "," }),
  ]).toEqual(["2.8\u00a0in", "7,5\u00a0cm", "10\u00a0cm"]);
});
