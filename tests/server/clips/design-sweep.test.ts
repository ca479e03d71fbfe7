import { expect, test } from "bun:test";
import { API, designPath } from "#tests/support/api.ts";
import { SavedDesign } from "#shared/clip/schema.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { DESIGN_LIFE_MS, sweepDesigns } from "#server/clips/design-store.ts";
import { designs } from "#server/db/schema/carts.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { addClip, makeCharm } from "#tests/support/make.ts";

const save = async (shop: TestApp, customText: string, ids: number[] = []) => {
  const body = { selectedCharms: ids, customText };
  const answer = await shop.visitor().post(API.designs, body);
  return SavedDesign.parse(answer.json).code;
};
const texts = async (shop: TestApp) =>
  (await shop.deps.db.select().from(designs).orderBy(designs.id).all()).map(
    (row) => row.customText,
  );

test("a design is removed after a year in which nobody used it", async () => {
  using shop = startApp();
  const charm = await makeCharm(shop.deps);
  const opened = await save(shop, "OPENED");
  await save(shop, "CART", [charm.id]);
  await save(shop, "UNUSED");
  const unread = await save(shop, "UNREAD");
  shop.clock.advance(DESIGN_LIFE_MS - 1);
  expect(await sweepDesigns(shop.deps)).toBe(0);
  expect((await shop.visitor().get(designPath(opened))).status).toBe(200);
  await addClip(shop.visitor(), {
    customText: "CART",
    selectedCharms: [charm.id],
  });
  // The same letters with other charms are another design.
  await addClip(shop.visitor(), {
    customText: "UNUSED",
    selectedCharms: [charm.id],
  });
  shop.clock.advance(DAY_MS);
  expect(await sweepDesigns(shop.deps)).toBe(2);
  expect(await texts(shop)).toEqual(["OPENED", "CART"]);
  expect((await shop.visitor().get(designPath(unread))).status).toBe(404);
});

test("a design from before uses were noted is kept for a year from then on", async () => {
  using shop = startApp();
  await save(shop, "OLD");
  await shop.deps.commit(NO_LOCK, async (tx) => {
    await tx.update(designs).set({ lastUsedAt: null }).run();
  });
  shop.clock.advance(2 * DESIGN_LIFE_MS);
  expect(await sweepDesigns(shop.deps)).toBe(0);
  shop.clock.advance(DESIGN_LIFE_MS);
  expect(await sweepDesigns(shop.deps)).toBe(1);
});
