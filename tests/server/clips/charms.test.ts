import { expect, test } from "bun:test";
import { CharmInput } from "#shared/clip/parts.ts";
import { charmStore } from "#server/clips/part-store.ts";
import {
  removeCharm,
  reorderCharms,
  restoreCharm,
  updateCharm,
} from "#tests/support/catalog.ts";
import { refusalOf } from "#tests/support/say.ts";
import { setUpApp } from "#tests/support/app.ts";
import { charmBody, makeCharm } from "#tests/support/make.ts";

const shop = setUpApp();

const input = (given: Parameters<typeof charmBody>[0] = {}) =>
  CharmInput.parse(charmBody(given));
const names = async () =>
  (await charmStore.list(shop.deps.db)).map((charm) => charm.name);

test("a charm is in stock and not counted unless said otherwise", async () => {
  expect(await makeCharm(shop.deps)).toMatchObject({
    inStock: true,
    stockQuantity: 0,
    price: "3.50",
  });
});

test("an update changes every field and gives a later updatedAt", async () => {
  const before = await makeCharm(shop.deps);
  const after = await updateCharm(
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

test("an update from an older version is refused with the current row", async () => {
  const old = await makeCharm(shop.deps);
  const current = await updateCharm(
    shop.deps,
    old.id,
    input({ name: "Theirs" }),
  );
  const mine = input({ name: "Mine" });
  const late = updateCharm(shop.deps, old.id, mine, old.updatedAt);
  expect(await refusalOf(late)).toMatchObject({ code: "stale", current });
  expect((await charmStore.get(shop.deps.db, old.id)).name).toBe("Theirs");
});

test("a deleted charm leaves the list and comes back in its place", async () => {
  const [a = 0, b = 0] = await Promise.all(
    ["A", "B"].map(async (name) => (await makeCharm(shop.deps, { name })).id),
  );
  await removeCharm(shop.deps, a);
  expect(await names()).toEqual(["B"]);
  for (const call of [
    () => removeCharm(shop.deps, a),
    () => updateCharm(shop.deps, a, input()),
    () => charmStore.get(shop.deps.db, a),
    () => restoreCharm(shop.deps, 77),
  ])
    expect(call).toThrow(expect.objectContaining({ code: "not_found" }));
  await restoreCharm(shop.deps, a);
  expect(await names()).toEqual(["A", "B"]);
  await reorderCharms(shop.deps, [b, a]);
  expect(await names()).toEqual(["B", "A"]);
  await expect(reorderCharms(shop.deps, [b])).rejects.toThrow(
    expect.objectContaining({ code: "invalid" }),
  );
});
