import { expect, test } from "bun:test";
import { loadDemo } from "#server/db/demo.ts";
import { charms, products, variants } from "#server/db/schema/goods.ts";
import { startApp } from "../../app.ts";

test("the demo shop fills an empty database only", () => {
  using shop = startApp();
  const { db } = shop.deps;
  expect(loadDemo(db, {}, shop.clock.now())).toEqual({ loaded: true });
  const count = () => [
    db.select().from(products).all().length,
    db.select().from(variants).all().length,
    db.select().from(charms).all().length,
  ];
  expect(count()).toEqual([9, 5, 12]);
  expect(loadDemo(db, {}, shop.clock.now())).toEqual({ loaded: false });
  expect(count()).toEqual([9, 5, 12]);
});
