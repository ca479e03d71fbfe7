import { afterEach, beforeEach, expect, test } from "bun:test";
import { CharmInput } from "#shared/charms.ts";
import {
  getCharm,
  listCharms,
  removeCharm,
  reorderCharms,
  restoreCharm,
  updateCharm,
} from "#server/charms/store.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { charmBody, makeCharm } from "#tests/make.ts";

let shop: TestApp;
beforeEach(() => {
  shop = startApp();
});
afterEach(() => shop.close());

const input = (given: Parameters<typeof charmBody>[0] = {}) =>
  CharmInput.parse(charmBody(given));
const names = () => listCharms(shop.deps.db).map((charm) => charm.name);

test("a charm is in stock and not counted unless said otherwise", () => {
  expect(makeCharm(shop.deps)).toMatchObject({
    inStock: true,
    stockQuantity: 0,
    price: "3.50",
  });
});

test("an update changes every field and gives a later updatedAt", () => {
  const before = makeCharm(shop.deps);
  const after = updateCharm(
    shop.deps,
    before.id,
    input({ name: "Fern", price: "2", inStock: false, stockQuantity: "7" }),
  );
  expect(after).toMatchObject({
    name: "Fern",
    price: "2.00",
    inStock: false,
    stockQuantity: 7,
  });
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(
    Date.parse(before.updatedAt),
  );
});

test("an update from an older version is refused with the current row", () => {
  const old = makeCharm(shop.deps);
  const current = updateCharm(shop.deps, old.id, input({ name: "Theirs" }));
  expect(() =>
    updateCharm(shop.deps, old.id, input({ name: "Mine" }), old.updatedAt),
  ).toThrow(
    expect.objectContaining({
      status: 412,
      details: expect.objectContaining({ extra: { current } }),
    }),
  );
  expect(getCharm(shop.deps.db, old.id).name).toBe("Theirs");
});

test("a deleted charm leaves the list and comes back in its place", () => {
  const [a = 0, b = 0] = ["A", "B"].map(
    (name) => makeCharm(shop.deps, { name }).id,
  );
  removeCharm(shop.deps, a);
  expect(names()).toEqual(["B"]);
  for (const call of [
    () => removeCharm(shop.deps, a),
    () => updateCharm(shop.deps, a, input()),
    () => getCharm(shop.deps.db, a),
    () => restoreCharm(shop.deps, 77),
  ])
    expect(call).toThrow(expect.objectContaining({ code: "not_found" }));
  restoreCharm(shop.deps, a);
  expect(names()).toEqual(["A", "B"]);
  reorderCharms(shop.deps, [b, a]);
  expect(names()).toEqual(["B", "A"]);
  expect(() => reorderCharms(shop.deps, [b])).toThrow(
    expect.objectContaining({ code: "invalid" }),
  );
});
