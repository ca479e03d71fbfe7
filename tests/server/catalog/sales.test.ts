import { beforeEach, describe, expect, test } from "bun:test";
import { struckPrice } from "#shared/catalog/sale.ts";
import { previewSale } from "#shared/admin/item-calls.ts";
import { createDiscount } from "#shared/discounts/admin-calls.ts";
import { checkDiscount } from "#shared/discounts/calls.ts";
import type { ProductBody } from "#shared/catalog/schema.ts";
import { Product, ProductList, SalePreview } from "#shared/catalog/schema.ts";
import { DAY_MS, HOUR_MS } from "#shared/text/dates.ts";
import { startPaceWatch } from "#server/orders/pace.ts";
import { createPages } from "#server/pages/pages.ts";
import { listPricePoints } from "#server/catalog/sale-prices.ts";
import { getAvailability } from "#shared/stock/calls.ts";
import { logIn } from "#tests/support/admin.ts";
import { adminProductPath, API } from "#tests/support/api.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { afterTest } from "#tests/support/temp.ts";
import { changeSite } from "#tests/support/site.ts";
import {
  addProduct,
  makeProduct,
  order,
  orderBody,
  productBody,
  readCart,
  SIZES,
} from "#tests/support/make.ts";

const shop = setUpApp({}, (deps) => createPages(deps, PAGE_ASSETS));
let maker: Visitor;
let visitor: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
  visitor = shop.visitor();
});

const later = (ms: number) => new Date(shop.clock.now() + ms).toISOString();
const change = async (id: number, given: object) => {
  const answer = await maker.request("PATCH", adminProductPath(id), given);
  return answer;
};
/** The product as shoppers read it. */
const shown = async () => {
  const list = ProductList.parse((await visitor.get(API.products)).json);
  const [product] = list;
  if (!product) throw new Error("there is no product");
  return product;
};
const makersOwn = async () =>
  ProductList.parse((await maker.get(API.adminProducts)).json)[0];
/** Adds a clip for 28.00 that was there for 40 days. */
async function oldProduct(given: Partial<ProductBody> = {}) {
  const product = await makeProduct(shop.deps, { price: "28.00", ...given });
  shop.clock.advance(40 * DAY_MS);
  maker = await logIn(shop);
  return product;
}

describe("a sale of a product", () => {
  test("is read by shoppers in the price, and by the maker beside it", async () => {
    const { id } = await oldProduct();
    const saleUntil = later(3 * DAY_MS);
    const saved = await change(id, { salePrice: "22.40", saleUntil });
    const saleFrom = later(0);
    const own = { price: "28.00", salePrice: "22.40", saleFrom, saleUntil };
    expect([saved.status, saved.json]).toMatchObject([
      200,
      { ...own, lowestPrice: "28.00" },
    ]);
    expect(await makersOwn()).toMatchObject(own);
    const sold = await shown();
    expect(sold).toMatchObject({
      price: "22.40",
      regularPrice: "28.00",
      lowestPrice: "28.00",
      saleUntil,
    });
    expect(sold).not.toHaveProperty("salePrice");
    // A client that knows nothing of sales leaves it.
    await maker.put(adminProductPath(id), productBody({ price: "28.00" }));
    expect(await makersOwn()).toMatchObject(own);
    await change(id, { salePrice: null });
    expect(await shown()).toMatchObject({ price: "28.00" });
    expect(await shown()).not.toHaveProperty("regularPrice");
  });

  test("begins and ends by the shop's clock, and is not told of before", async () => {
    const { id } = await oldProduct();
    const times = { saleFrom: later(HOUR_MS), saleUntil: later(2 * HOUR_MS) };
    await change(id, { salePrice: "20.00", ...times });
    const sold = async () => {
      const { price, regularPrice, salePrice, saleFrom } = await shown();
      const [line] = await readCart(visitor);
      return [price, regularPrice, salePrice, saleFrom, line?.product.price];
    };
    await addProduct(visitor, await shown());
    const without = ["28.00", undefined, undefined, undefined, "28.00"];
    expect(await sold()).toEqual(without);
    const watch = startPaceWatch(shop.deps);
    afterTest(watch.stop);
    // What is cached is made anew at the moment, as at that of a drop.
    const moment = async () => {
      await watch.look();
      await shop.deps.changes.settled();
    };
    await moment();
    shop.clock.advance(HOUR_MS);
    await moment();
    expect(await sold()).toEqual([
      "20.00",
      "28.00",
      undefined,
      times.saleFrom,
      "20.00",
    ]);
    const [line] = await readCart(visitor);
    expect(line).toMatchObject({
      product: { price: "20.00", regularPrice: "28.00", lowestPrice: "28.00" },
      previousPrice: "28.00",
    });
    shop.clock.advance(HOUR_MS - 1);
    expect((await readCart(visitor))[0]?.product.price).toBe("20.00");
    const seen = orderBody(await readCart(visitor));
    shop.clock.advance(1);
    await moment();
    expect(await sold()).toEqual(without);
    // The cart that was filled before the end says what changed.
    const refused = await visitor.post(API.orders, seen);
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { code: "price_changed", cart: [{ product: { price: "28.00" } }] },
    ]);
    expect(Object(refused.json).message).toContain("$28.00");
  });

  test("is in the page, its data for search engines, and the feed", async () => {
    const { id, slug } = await oldProduct();
    const saleUntil = "2030-12-01T00:00:00.000Z";
    await change(id, { salePrice: "22.40", saleUntil });
    const says = async (path: string, words: string[]) => {
      const { text } = await visitor.get(path);
      expect(words.filter((each) => !text.includes(each))).toEqual([]);
    };
    const words = ["$22.40", "$28.00", "Until November 30"];
    await says("/", words);
    await says(`/clips/${slug}`, [
      ...words,
      '"price":"22.40"',
      `"priceValidUntil":"${saleUntil}"`,
      "StrikethroughPrice",
    ]);
    await says("/feeds/products.xml", [
      "<g:price>28.00 USD</g:price><g:sale_price>22.40 USD</g:sale_price>",
      `/${saleUntil}</g:sale_price_effective_date>`,
    ]);
    // In the European Union the lowest price of 30 days is struck, by its name.
    const law = "$28.00 was the lowest price of the last 30 days.";
    await changeSite(shop.deps, { legal: { country: "AT" } });
    await says(`/clips/${slug}`, [law]);
    await change(id, { salePrice: null });
    await change(id, { price: "21.00" });
    shop.clock.advance(DAY_MS);
    maker = await logIn(shop);
    await change(id, { price: "28.00", salePrice: "22.40" });
    const { text } = await visitor.get(`/clips/${slug}`);
    // It was cheaper lately: the new price simply stands.
    expect([text.includes("$22.40"), text.includes("<s ")]).toEqual([
      true,
      false,
    ]);
    // What others show of the clip strikes no more than its page does.
    expect(text).not.toContain("StrikethroughPrice");
    await says("/feeds/products.xml", ["<g:price>22.40 USD</g:price><g:cond"]);
    // One that was asked lately, if not last, is struck in its place.
    await change(id, { salePrice: "20.00" });
    await says(`/clips/${slug}`, ['StrikethroughPrice","price":"21.00"']);
    await says("/feeds/products.xml", [
      "<g:price>21.00 USD</g:price><g:sale_price>20.00 USD</g:sale_price>",
    ]);
  });

  test("is of an option alone, and in what open pages are told", async () => {
    const { id, variants } = await oldProduct({ variants: SIZES });
    const [small, large] = variants;
    const sent = [
      { ...small, salePrice: "19.00", saleUntil: later(DAY_MS) },
      { ...large },
    ];
    const saved = await change(id, { variants: sent });
    expect(saved.status).toBe(200);
    expect((await shown()).variants).toMatchObject([
      { price: "19.00", regularPrice: "24.00", lowestPrice: "24.00" },
      { price: "28.00" },
    ]);
    const { json } = await visitor.get(getAvailability.path);
    expect(Object(json).items).toContainEqual(
      expect.objectContaining({
        variantId: small?.id,
        sold: expect.objectContaining({
          price: "19.00",
          regularPrice: "24.00",
        }),
      }),
    );
  });

  test("is left out by a code that leaves out what is reduced", async () => {
    const { id } = await oldProduct();
    await change(id, { salePrice: "20.00" });
    await addProduct(visitor, await shown());
    await addProduct(visitor, await makeProduct(shop.deps, { price: "10.00" }));
    const code = { code: "TEN", kind: "percent", value: 10 };
    const rest = { leavesOutSales: true, minTotal: "10.00" };
    await maker.post(createDiscount.path, { ...code, ...rest });
    const { json } = await visitor.post(checkDiscount.path, { code: "TEN" });
    expect(json).toMatchObject({ amount: "1.00", total: "29.00" });
    const placed = await order(visitor, {
      discountCode: "TEN",
      total: "29.00",
    });
    expect(placed.items).toMatchObject([
      { price: "20.00", regularPrice: "28.00" },
      { price: "10.00" },
    ]);
  });
});

describe("the lowest price of 30 days before", () => {
  const points = async (id: number) =>
    (await listPricePoints(shop.deps.db, id)).map(({ at, priceCents }) => [
      Math.round((at - shop.clock.now()) / DAY_MS),
      priceCents,
    ]);

  test("counts what was asked in that time, and what was asked when it began", async () => {
    const { id } = await oldProduct();
    await change(id, { price: "25.00" });
    shop.clock.advance(10 * DAY_MS);
    maker = await logIn(shop);
    await change(id, { price: "27.00" });
    shop.clock.advance(5 * DAY_MS);
    maker = await logIn(shop);
    const plan = { saleFrom: later(DAY_MS), saleUntil: later(3 * DAY_MS) };
    const saved = await change(id, { salePrice: "21.60", ...plan });
    expect(saved.json).toMatchObject({ lowestPrice: "25.00" });
    expect(await points(id)).toEqual([
      [-55, 2_800],
      [-15, 2_500],
      [-5, 2_700],
      [1, 2_160],
      [3, 2_700],
    ]);
    // What was planned and did not come to be was never asked.
    await change(id, { salePrice: null });
    expect(await points(id)).toEqual([
      [-55, 2_800],
      [-15, 2_500],
      [-5, 2_700],
    ]);
  });

  test("is the sale price itself, where a sale follows another", async () => {
    const { id } = await oldProduct();
    await change(id, { salePrice: "20.00", saleUntil: later(2 * DAY_MS) });
    shop.clock.advance(10 * DAY_MS);
    maker = await logIn(shop);
    const again = await change(id, {
      salePrice: "22.00",
      saleFrom: null,
      saleUntil: later(2 * DAY_MS),
    });
    expect(Product.parse(again.json).lowestPrice).toBe("20.00");
  });

  test("is read before the sale is saved, as it is saved then", async () => {
    const { id } = await oldProduct();
    await change(id, { price: "25.00" });
    shop.clock.advance(10 * DAY_MS);
    maker = await logIn(shop);
    await change(id, { price: "27.00" });
    shop.clock.advance(5 * DAY_MS);
    maker = await logIn(shop);
    const before = await points(id);
    for (const sale of [
      { price: "27.00", salePrice: "21.60", saleFrom: later(DAY_MS) },
      // What is asked until it begins is one of its prices.
      { price: "24.00", salePrice: "21.60", saleFrom: later(DAY_MS) },
      { price: "24.00", salePrice: "21.60", saleFrom: later(40 * DAY_MS) },
      { price: "24.00", salePrice: "21.60", saleUntil: later(DAY_MS) },
    ]) {
      const read = await maker.post(previewSale.path, { id, ...sale });
      const { lowestPrice } = SalePreview.parse(read.json);
      expect(lowestPrice).toBe(
        sale.price === "27.00" || sale.saleFrom === undefined
          ? "25.00"
          : "24.00",
      );
      expect(await points(id)).toEqual(before);
    }
    const sale = { salePrice: "21.60", saleFrom: null };
    const [read, saved] = [
      await maker.post(previewSale.path, { id, price: "27.00", ...sale }),
      await change(id, sale),
    ];
    expect(Object(read.json).lowestPrice).toBe(
      Product.parse(saved.json).lowestPrice,
    );
  });

  test("is read of each option, and of what is new there is none", async () => {
    const { id, variants } = await oldProduct({ variants: SIZES });
    const sent = [
      { ...variants[0], salePrice: "19.00" },
      { ...variants[1] },
      { title: "New", price: "30.00", salePrice: "20.00" },
    ];
    const preview = async (body: object) =>
      (await maker.post(previewSale.path, body)).json;
    expect(await preview({ id, price: "28.00", variants: sent })).toEqual({
      variants: [{ lowestPrice: "24.00" }, {}, {}],
    });
    const sale = { price: "28.00", salePrice: "20.00" };
    expect(await preview(sale)).toEqual({ variants: [] });
    expect(await preview({ ...sale, salePrice: "28.00" })).toMatchObject({
      fields: { salePrice: expect.anything() },
    });
    expect(await preview({ ...sale, id: 999 })).toMatchObject({
      code: "not_found",
    });
    const stranger = await visitor.post(previewSale.path, { id, ...sale });
    expect(stranger.status).toBe(401);
  });

  test("is not evaded by a beginning in the past", async () => {
    const { id } = await oldProduct();
    await change(id, { price: "25.00" });
    shop.clock.advance(DAY_MS);
    maker = await logIn(shop);
    const backdated = { salePrice: "20.00", saleFrom: later(-2 * DAY_MS) };
    const saved = await change(id, { price: "28.00", ...backdated });
    expect(saved.json).toMatchObject({
      saleFrom: later(0),
      lowestPrice: "25.00",
    });
    // A client that sends back what it was given changes nothing.
    shop.clock.advance(DAY_MS);
    maker = await logIn(shop);
    const { saleFrom, saleUntil } = Product.parse(saved.json);
    const again = await change(id, { saleFrom, saleUntil });
    expect(again.json).toMatchObject({ saleFrom, lowestPrice: "25.00" });
  });

  test("is unknown of what is new", async () => {
    await maker.post(
      API.adminProducts,
      productBody({ price: "28.00", salePrice: "20.00" }),
    );
    expect(await shown()).toMatchObject({
      price: "20.00",
      regularPrice: "28.00",
    });
    expect(await shown()).not.toHaveProperty("lowestPrice");
  });
});

describe("a clip with options", () => {
  const SALE = { salePrice: "20.00" };

  test("has no sale of its own, and says so", async () => {
    const { id, variants } = await oldProduct({ variants: SIZES });
    const created = await maker.post(
      API.adminProducts,
      productBody({ variants: SIZES, ...SALE }),
    );
    for (const answer of [
      created,
      await change(id, SALE),
      await change(id, { ...SALE, variants }),
    ]) {
      expect(answer.status).toBe(422);
      expect(Object(answer.json).fields).toEqual({
        salePrice:
          "This clip is sold by its options. Give the sale price to an option.",
      });
    }
    expect(await shown()).not.toHaveProperty("regularPrice");
  });

  test("ends the sale that it had before its first option", async () => {
    const { id } = await oldProduct();
    await change(id, SALE);
    const saved = await change(id, { variants: SIZES });
    expect([saved.status, saved.json]).toMatchObject([200, { price: "28.00" }]);
    expect(saved.json).not.toHaveProperty("salePrice");
    // Without options again it is sold at its price, until a sale is saved.
    await change(id, { variants: [] });
    expect((await shown()).price).toBe("28.00");
    expect((await change(id, SALE)).status).toBe(200);
    expect(await shown()).toMatchObject({
      price: "20.00",
      regularPrice: "28.00",
      variants: [],
    });
  });
});

const wrong: [name: string, given: () => object, field: string][] = [
  ["a sale at the price", () => ({ salePrice: "28.00" }), "salePrice"],
  ["a sale above the price", () => ({ salePrice: "30.00" }), "salePrice"],
  ["a sale below zero", () => ({ salePrice: "-1" }), "salePrice"],
  ["a sale in words", () => ({ salePrice: "half" }), "salePrice"],
  [
    "an end before the beginning",
    () => ({
      salePrice: "20",
      saleFrom: later(DAY_MS),
      saleUntil: later(HOUR_MS),
    }),
    "saleUntil",
  ],
  [
    "an end that is over",
    () => ({ salePrice: "20", saleUntil: later(-HOUR_MS) }),
    "saleUntil",
  ],
  [
    "a day that is none",
    () => ({ salePrice: "20", saleFrom: "soon" }),
    "saleFrom",
  ],
  [
    "an option's sale above its price",
    () => ({ variants: [{ title: "S", price: "9", salePrice: "10" }] }),
    "variants.0.salePrice",
  ],
];
test.each(wrong)("%s is refused", async (_, given, field) => {
  const { id } = await makeProduct(shop.deps, { price: "28.00" });
  const answer = await change(id, given());
  expect(answer.status).toBe(422);
  expect(Object.keys(Object(Object(answer.json).fields))).toEqual([field]);
  expect((await shown()).price).toBe("28.00");
});

test("a price that falls below its sale is refused", async () => {
  const { id } = await makeProduct(shop.deps, { price: "28.00" });
  await change(id, { salePrice: "20.00" });
  const answer = await change(id, { price: "20.00" });
  expect(answer.json).toMatchObject({
    fields: { salePrice: expect.anything() },
  });
});

test.each([
  ["", "28.00", "26.00", { price: "28.00", isLowest: false }],
  ["US", "28.00", undefined, { price: "28.00", isLowest: false }],
  ["US", "22.00", "28.00", undefined],
  ["NO", "28.00", "26.00", { price: "26.00", isLowest: true }],
  ["DE", "28.00", "22.00", undefined],
  ["DE", "28.00", undefined, undefined],
])(
  "from %p, for %p and lately %p, beside 22.00",
  (country, regularPrice, lowestPrice, struck) => {
    const item = { price: "22.00", regularPrice, lowestPrice };
    expect(struckPrice(item, country)).toEqual(struck);
  },
);
