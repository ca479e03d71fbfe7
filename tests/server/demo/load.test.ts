import { expect, test } from "bun:test";
import { isDemoDue } from "#server/demo/due.ts";
import { loadDemo, loadDemoTexts } from "#server/demo/load.ts";
import { DEMO_PRODUCTS } from "#server/demo/shop.ts";
import { asShownAt } from "#server/catalog/shown.ts";
import { isDiscountOpen } from "#server/orders/discounts.ts";
import { insertProducts, listProducts } from "#server/catalog/store.ts";
import {
  charms,
  products,
  resins,
  variants,
} from "#server/db/schema/catalog.ts";
import { site } from "#server/db/schema/site.ts";
import type { Picture } from "#shared/images/schema.ts";
import { LANGUAGES } from "#shared/messages/languages.ts";
import { DEMO_PREFIX, PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { withBeadsOnly } from "#shared/clip/beads.ts";
import { SiteContent } from "#shared/site/schema.ts";
import { demoSite } from "#server/demo/site.ts";
import { createPages } from "#server/pages/pages.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { MAKER } from "#server/db/locks.ts";

const demoInput = (pictures: Record<string, Picture>, { clock }: TestApp) => ({
  pictures,
  language: "en" as const,
  now: clock.now(),
});

test("the demo shop is loaded only into an empty database", async () => {
  using shop = startApp();
  const { db } = shop.deps;
  const input = demoInput({}, shop);
  const load = () => shop.deps.commit(MAKER, (tx) => loadDemo(tx, input));
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

test("the demo shop has a clip on sale, and a code to try", async () => {
  using shop = startApp();
  const { db, commit, clock } = shop.deps;
  await commit(MAKER, (tx) => loadDemo(tx, demoInput({}, shop)));
  const shown = (await listProducts(db)).map((product) =>
    asShownAt(product, clock.now()),
  );
  expect(shown.filter(({ regularPrice }) => regularPrice)).toMatchObject([
    { price: "21.00", regularPrice: "26.00", lowestPrice: "26.00" },
  ]);
  expect(await isDiscountOpen(db, clock.now())).toBe(true);
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
  const { db, commit } = shop.deps;
  const input = demoInput(PICTURES, shop);
  expect(await isDemoDue(db)).toBe(true);
  await commit(MAKER, (tx) => loadDemo(tx, input));
  expect(await isDemoDue(db)).toBe(false);
  // An older version left a shop without texts in the database.
  await commit(MAKER, (tx) => tx.delete(site).run());
  expect(await isDemoDue(db)).toBe(true);
  await commit(MAKER, (tx) => loadDemo(tx, input));
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
  await commit(MAKER, (tx) =>
    insertProducts(tx, { products: [own], now: clock.now() }),
  );
  expect(await isDemoDue(shop.deps.db)).toBe(false);
});

/** Words that only an English text has. */
const ENGLISH = /\b(?:the|your|with|and|you|from|resin|clips?)\b/i;

test.each(LANGUAGES.filter((each) => each !== "en"))(
  "the demo is in %s, with euros",
  async (language) => {
    const env = { SHOP_LANGUAGE: language, SHOP_CURRENCY: "EUR" };
    using shop = startApp(env, (deps) => createPages(deps, PAGE_ASSETS));
    const texts = await loadDemoTexts(language);
    const { deps, clock } = shop;
    await deps.commit(MAKER, (tx) =>
      loadDemo(tx, { pictures: {}, language, now: clock.now() }),
    );
    const visitor = shop.visitor();
    const page = (await visitor.get(PAGES.home)).text;
    const shown = page.slice(page.indexOf("<body>")).replaceAll("&amp;", "&");
    const { about, products, options, process } = texts;
    for (const text of [
      ...Object.values(products).flatMap((each) => Object.values(each)),
      ...Object.values(options),
      ...process.steps.map((step) => step.text),
      about.closing,
    ])
      expect(shown).toContain(text);
    expect(shown).toContain("€");
    expect(shown).not.toContain("$2");
    for (const path of [API.products, API.charms, API.resins, API.site]) {
      const { json } = await visitor.get(path);
      const own = JSON.stringify(json, (key, value) =>
        key.endsWith("Url") || key === "name" ? undefined : value,
      );
      expect(own.replaceAll(/"\w+":/g, "")).not.toMatch(ENGLISH);
    }
  },
);

test.each([...LANGUAGES])(
  "the maker can save the demo in %s as it is",
  async (language) => {
    const content = demoSite(await loadDemoTexts(language));
    expect(SiteContent.parse(content)).toEqual(content);
    const { sample } = content.promo;
    expect(withBeadsOnly(sample)).toBe(sample);
  },
);
