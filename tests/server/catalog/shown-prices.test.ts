import { beforeEach, expect, test } from "bun:test";
import { API, reorderPath } from "#tests/support/api.ts";
import { logIn } from "#tests/support/admin.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  charmBody,
  makeCharm,
  makeProduct,
  makeResin,
  orderBody,
  productBody,
  readCart,
} from "#tests/support/make.ts";
import { changeSite } from "#tests/support/site.ts";

const shop = setUpApp();
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const sizes = [
  { title: "Small", price: "24.49" },
  { title: "Large", price: "28.50" },
];
const json = async (path: string, from = visitor) =>
  (await from.get(path)).json;

test("a currency without decimals rounds stored prices half up in every list", async () => {
  await makeProduct(shop.deps, { price: "24.50", variants: sizes });
  await makeCharm(shop.deps, { price: "3.49" });
  await makeResin(shop.deps, { price: "0.50" });
  await changeSite(shop.deps, { currency: "JPY" });
  const product = {
    price: "25.00",
    variants: [{ price: "24.00" }, { price: "29.00" }],
  };
  expect(await json(API.products)).toMatchObject([product]);
  expect(await json(`${API.products}/pages/1`)).toMatchObject([product]);
  expect(await json(API.charms)).toMatchObject([{ price: "3.00" }]);
  expect(await json(API.resins)).toMatchObject([{ price: "1.00" }]);
});

test("the prices are as they were once the currency has decimals again", async () => {
  await makeProduct(shop.deps, { price: "24.50" });
  await changeSite(shop.deps, { currency: "KRW" });
  expect(await json(API.products)).toMatchObject([{ price: "25.00" }]);
  await changeSite(shop.deps, { currency: "EUR" });
  expect(await json(API.products)).toMatchObject([{ price: "24.50" }]);
});

test("cart and order have the rounded prices, a clip's parts each by itself", async () => {
  const { id: productId } = await makeProduct(shop.deps, { price: "24.50" });
  const charm = await makeCharm(shop.deps, { price: "3.50" });
  await addProduct(visitor, { id: productId }, { quantity: 3 });
  await changeSite(shop.deps, { currency: "JPY" });
  const design = { selectedCharms: [charm.id], customText: "" };
  const added = await addClip(visitor, design);
  expect(added.product.price).toBe("29.00");
  const cart = await readCart(visitor);
  expect(cart).toMatchObject([
    { product: { price: "25.00" }, quantity: 3 },
    { product: { price: "29.00" }, charms: [{ price: "4.00" }] },
  ]);
  for (const line of cart) expect(line).not.toHaveProperty("previousPrice");
  const placed = await visitor.post(API.orders, orderBody(cart));
  expect(placed.json).toMatchObject({
    currency: "JPY",
    total: "104.00",
    items: [{ price: "25.00" }, { price: "29.00" }],
  });
});

test("the maker is told which price has decimals that the currency lacks", async () => {
  const maker = await logIn(shop);
  await changeSite(shop.deps, { currency: "ISK" });
  const message =
    "Enter a price without decimals: the currency of the shop has none.";
  const refused = await maker.post(
    API.adminProducts,
    productBody({ price: "24.50", variants: sizes }),
  );
  expect(refused.status).toBe(422);
  expect(refused.json).toMatchObject({
    code: "invalid",
    message,
    fields: {
      price: message,
      "variants.0.price": message,
      "variants.1.price": message,
    },
  });
  const charm = await maker.post(API.adminCharms, charmBody({ price: "3.5" }));
  expect(charm.status).toBe(422);
  const config = { basePrice: "19.90" };
  expect((await maker.put(API.adminClipConfig, config)).status).toBe(422);
  const whole = productBody({ price: "24.00" });
  expect((await maker.post(API.adminProducts, whole)).status).toBe(201);
});

test("what the maker reads and gets back is rounded as well", async () => {
  const maker = await logIn(shop);
  const { id } = await makeProduct(shop.deps, { price: "24.50" });
  await maker.put(API.adminClipConfig, { basePrice: "19.50" });
  await changeSite(shop.deps, { currency: "JPY" });
  expect(await json(API.adminClipConfig, maker)).toMatchObject({
    basePrice: "20.00",
  });
  const ids = { ids: [id] };
  const sorted = await maker.put(reorderPath(API.adminProducts), ids);
  expect(sorted.json).toMatchObject([{ price: "25.00" }]);
  const late = { "if-match": '"2020-01-01T00:00:00.000Z"' };
  const body = productBody({ price: "26.00" });
  const stale = await maker.put(`${API.adminProducts}/${id}`, body, late);
  expect(stale.json).toMatchObject({ current: { price: "25.00" } });
});
