import { expect, test } from "bun:test";
import { loadDemo } from "#server/demo/load.ts";
import {
  charms,
  products,
  resins,
  variants,
} from "#server/db/schema/catalog.ts";
import { startApp } from "#tests/support/app.ts";

test("the demo shop fills an empty database only", async () => {
  using shop = startApp();
  const { db } = shop.deps;
  const input = { pictures: {}, now: shop.clock.now() };
  const load = () => shop.deps.commit((tx) => loadDemo(tx, input));
  expect(await load()).toBe(true);
  const count = async () => [
    (await db.select().from(products).all()).length,
    (await db.select().from(variants).all()).length,
    (await db.select().from(charms).all()).length,
    (await db.select().from(resins).all()).length,
  ];
  expect(await count()).toEqual([9, 5, 12, 9]);
  expect(await load()).toBe(false);
  expect(await count()).toEqual([9, 5, 12, 9]);
});
