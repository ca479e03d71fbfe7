import { expect, test } from "bun:test";
import { en } from "#shared/messages/design/en.ts";
import type { Choice } from "#web/designer/draft.ts";
import * as sentence from "#web/designer/say-part.ts";

const charmUnavailable = (charms: Choice[]) =>
  sentence.charmUnavailable(charms, en);
const resinUnavailable = (resin?: Choice) =>
  sentence.resinUnavailable(resin, en);

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
  expect(charmUnavailable([part("Moon"), part("Daisy", "out")])).toBe(
    "Daisy is out of stock. Swap it or take it off.",
  );
  expect(
    charmUnavailable(["A", "B", "C"].map((name) => part(name, "out"))),
  ).toBe("A, B and C are out of stock. Swap them or take them off.");
  expect(charmUnavailable([part("Daisy", "out"), part("Moon", "gone")])).toBe(
    "Daisy is out of stock. Moon is no longer in the shop. Swap them or take them off.",
  );
});

test("says that the resin cannot be had", () => {
  expect(resinUnavailable()).toBeUndefined();
  expect(resinUnavailable(part("Plum"))).toBeUndefined();
  expect(resinUnavailable(part("Plum", "out"))).toBe(
    "Plum is out of stock. Choose another resin.",
  );
});
