import { expect, test } from "bun:test";
import type { Choice } from "#web/designer/draft/draft.ts";
import {
  charmUnavailable,
  resinUnavailable,
} from "#web/designer/unavailable-sentence.ts";

const part = (name: string, unavailable?: Choice["unavailable"]): Choice => ({
  id: 1,
  name,
  price: "1.00",
  imageUrl: "/demo/a.webp",
  picture: null,
  ...(unavailable && { unavailable }),
});

test("says which charms cannot be had and what to do", () => {
  expect(charmUnavailable([part("Moon")])).toBeUndefined();
  expect(charmUnavailable([part("Moon"), part("Daisy", "Out of stock")])).toBe(
    "Daisy is out of stock. Swap it or take it off.",
  );
  expect(
    charmUnavailable(["A", "B", "C"].map((name) => part(name, "Out of stock"))),
  ).toBe("A, B and C are out of stock. Swap them or take them off.");
  expect(
    charmUnavailable([
      part("Daisy", "Out of stock"),
      part("Moon", "No longer available"),
    ]),
  ).toBe(
    "Daisy is out of stock. Moon is no longer in the shop. Swap them or take them off.",
  );
});

test("says that the resin cannot be had", () => {
  expect(resinUnavailable(undefined)).toBeUndefined();
  expect(resinUnavailable(part("Plum"))).toBeUndefined();
  expect(resinUnavailable(part("Plum", "Out of stock"))).toBe(
    "Plum is out of stock. Choose another resin.",
  );
});
