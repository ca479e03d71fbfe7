import { beforeEach, expect, test } from "bun:test";
import { type ClipConfigBody, ClipConfigInput } from "#shared/clip/schema.ts";
import {
  ensureClipConfig,
  getAdminClipConfig,
} from "#server/clips/config-store.ts";
import { saveClipConfig } from "#tests/support/catalog.ts";
import { setUpApp } from "#tests/support/app.ts";
import { refusalOf } from "#tests/support/say.ts";
import { MAKER } from "#server/db/locks.ts";

const shop = setUpApp();
beforeEach(async () => {
  await ensure();
});

const ensure = async () => {
  const now = shop.clock.now();
  await shop.deps.commit(MAKER, (tx) => ensureClipConfig(tx, { now }));
};
const save = (body: ClipConfigBody, ifMatch?: string) =>
  saveClipConfig(shop.deps, ClipConfigInput.parse(body), ifMatch);

test("an emptied field keeps its value, but false and 0.00 are stored", async () => {
  const first = await save({
    name: "Dream Clip",
    basePrice: "19.50",
    description: "Made for you.",
    imageUrl: "/demo/base.webp",
    isEnabled: true,
  });
  const emptied = await save({
    name: "",
    basePrice: "",
    description: "  ",
    imageUrl: "",
  });
  expect(emptied).toEqual({ ...first, updatedAt: emptied.updatedAt });
  expect((await save({ name: "   " })).name).toBe("Dream Clip");
  expect(await save({ basePrice: 0, isEnabled: false })).toMatchObject({
    name: "Dream Clip",
    basePrice: "0.00",
    isEnabled: false,
  });
});

test("every save gives a later updatedAt; an older version is refused", async () => {
  const before = await getAdminClipConfig(shop.deps.db);
  expect(before.updatedAt).toBe("2026-11-21T10:00:00.000Z");
  const current = await save({ name: "Theirs" }, before.updatedAt);
  expect(Date.parse(current.updatedAt)).toBeGreaterThan(
    Date.parse(before.updatedAt),
  );
  const late = save({ name: "Mine" }, before.updatedAt);
  expect(await refusalOf(late)).toMatchObject({ code: "stale", current });
  await ensure();
  expect(await getAdminClipConfig(shop.deps.db)).toEqual(current);
});
