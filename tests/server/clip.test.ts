import { afterEach, beforeEach, expect, test } from "bun:test";
import { type ClipConfigBody, ClipConfigInput } from "#shared/clip.ts";
import {
  ensureClipConfig,
  getAdminClipConfig,
  saveClipConfig,
} from "#server/clip/store.ts";
import { startApp, type TestApp } from "#tests/app.ts";

let shop: TestApp;
beforeEach(() => {
  shop = startApp();
  ensureClipConfig(shop.deps);
});
afterEach(() => shop.close());

const save = (body: ClipConfigBody, ifMatch?: string) =>
  saveClipConfig(shop.deps, ClipConfigInput.parse(body), ifMatch);

test("an emptied field keeps its value; false and 0.00 are values", () => {
  const first = save({
    name: "Dream Clip",
    basePrice: "19.50",
    description: "Made for you.",
    imageUrl: "/demo/base.webp",
    isEnabled: true,
  });
  const emptied = save({
    name: "",
    basePrice: "",
    description: "  ",
    imageUrl: "",
  });
  expect(emptied).toEqual({ ...first, updatedAt: emptied.updatedAt });
  expect(save({ name: "   " }).name).toBe("Dream Clip");
  expect(save({ basePrice: 0, isEnabled: false })).toMatchObject({
    name: "Dream Clip",
    basePrice: "0.00",
    isEnabled: false,
  });
});

test("every save gives a later updatedAt; an older version is refused", () => {
  const before = getAdminClipConfig(shop.deps.db);
  expect(before.updatedAt).toBe("2026-11-21T10:00:00.000Z");
  const current = save({ name: "Theirs" }, before.updatedAt);
  expect(Date.parse(current.updatedAt)).toBeGreaterThan(
    Date.parse(before.updatedAt),
  );
  expect(() => save({ name: "Mine" }, before.updatedAt)).toThrow(
    expect.objectContaining({
      code: "stale",
      details: { extra: { current } },
    }),
  );
  ensureClipConfig(shop.deps);
  expect(getAdminClipConfig(shop.deps.db)).toEqual(current);
});
