import { expect, test } from "bun:test";
import type { Choice } from "#web/designer/draft/draft.ts";
import {
  charmFaultSentence,
  resinFaultSentence,
} from "#web/designer/fault-sentence.ts";

const part = (name: string, fault?: Choice["fault"]): Choice => ({
  id: 1,
  name,
  price: "1.00",
  imageUrl: "/demo/a.webp",
  picture: null,
  ...(fault && { fault }),
});

test("says which charms cannot be had and what to do", () => {
  expect(charmFaultSentence([part("Moon")])).toBeUndefined();
  expect(
    charmFaultSentence([part("Moon"), part("Daisy", "Out of stock")]),
  ).toBe("Daisy is out of stock. Swap it or take it off.");
  expect(
    charmFaultSentence(
      ["A", "B", "C"].map((name) => part(name, "Out of stock")),
    ),
  ).toBe("A, B and C are out of stock. Swap them or take them off.");
  expect(
    charmFaultSentence([
      part("Daisy", "Out of stock"),
      part("Moon", "No longer available"),
    ]),
  ).toBe(
    "Daisy is out of stock. Moon is no longer in the shop. Swap them or take them off.",
  );
});

test("says that the resin cannot be had", () => {
  expect(resinFaultSentence(undefined)).toBeUndefined();
  expect(resinFaultSentence(part("Plum"))).toBeUndefined();
  expect(resinFaultSentence(part("Plum", "Out of stock"))).toBe(
    "Plum is out of stock. Choose another resin.",
  );
});
