import { expect, test } from "bun:test";
import { DEMO_PREFIX } from "#shared/api/paths.ts";
import { isDemoDue } from "#server/demo/due.ts";
import { loadDemo } from "#server/demo/load.ts";
import { DEMO_PRODUCTS } from "#server/demo/shop.ts";
import { insertProducts } from "#server/catalog/store.ts";
import {
  charms,
  products,
  resins,
  variants,
} from "#server/db/schema/catalog.ts";
import { site } from "#server/db/schema/site.ts";
import { startApp } from "#tests/support/app.ts";

test("the demo shop is loaded only into an empty database", async () => {
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

const PICTURES = {
  [`${DEMO_PREFIX}/products/${DEMO_PRODUCTS[0]?.file}`]: {
    width: 800,
    height: 800,
    widths: [800],
    placeholder: "",
    color: "#fff",
  },
};

test("a loaded demo shop is loaded again only if its texts are missing", async () => {
  using shop = startApp();
  const { db, commit, clock } = shop.deps;
  const input = { pictures: PICTURES, now: clock.now() };
  expect(await isDemoDue(db)).toBe(true);
  await commit((tx) => loadDemo(tx, input));
  expect(await isDemoDue(db)).toBe(false);
  // An older version left a shop without texts in the database.
  await commit((tx) => tx.delete(site).run());
  expect(await isDemoDue(db)).toBe(true);
  await commit((tx) => loadDemo(tx, input));
  expect(await isDemoDue(db)).toBe(false);
});

test("a shop with products of its own never gets the demo", async () => {
  using shop = startApp();
  const own = {
    name: "Mine",
    description: "",
    price: 1200,
    imageUrl: "",
    isNew: false,
    isBestSeller: false,
    inStock: true,
    position: 0,
  };
  const { commit, clock } = shop.deps;
  await commit((tx) =>
    insertProducts(tx, { products: [own], now: clock.now() }),
  );
  expect(await isDemoDue(shop.deps.db)).toBe(false);
});
