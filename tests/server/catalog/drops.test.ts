import { beforeEach, expect, test } from "bun:test";
import { HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { ProductInput, ProductList } from "#shared/catalog/schema.ts";
import { startPaceWatch } from "#server/orders/pace.ts";
import { createPages } from "#server/pages/pages.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { updateProduct } from "#tests/support/catalog.ts";
import {
  makeProduct,
  orderBody,
  productBody,
  readCart,
} from "#tests/support/make.ts";
import { afterTest } from "#tests/support/temp.ts";

// It is 10:00 UTC; the drop opens two hours later, at 13:00 in Berlin.
const OPENS = "2026-11-21T13:00:00+01:00";
const NAME = "Sherbet Cloud";

const shop = setUpApp(
  { ...ADMIN_ENV, SHOP_TIME_ZONE: "Europe/Berlin" },
  (deps) => createPages(deps, PAGE_ASSETS),
);
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const add = (productId: number) => visitor.post(API.cart, { productId });
const shown = async () =>
  ProductList.parse((await visitor.get(API.products)).json);

test("a drop is refused until its moment, in words with the time, and sold from then on", async () => {
  const drop = await makeProduct(shop.deps, {
    name: NAME,
    availableFrom: OPENS,
  });
  const early = await add(drop.id);
  expect(early.json).toEqual({
    code: "not_yet",
    message: `${NAME} opens on Saturday, November 21 at 1:00 PM GMT+1. Please come back then.`,
  });
  expect(early.status).toBe(409);
  shop.clock.advance(2 * HOUR_MS - 1);
  expect((await add(drop.id)).status).toBe(409);
  shop.clock.advance(1);
  expect((await add(drop.id)).status).toBe(201);
  // The server's clock decides, also where it is set back.
  shop.clock.advance(-MINUTE_MS);
  expect((await add(drop.id)).status).toBe(409);
});

test("cached lists and pages show it as on sale from its moment", async () => {
  await makeProduct(shop.deps, { name: NAME, availableFrom: OPENS });
  const watch = startPaceWatch(shop.deps);
  afterTest(watch.stop);
  const look = async () => {
    await watch.look();
    await shop.deps.changes.settled();
    const { text } = await visitor.get("/");
    const [product] = await shown();
    return [product?.availableFrom, text.includes('"availableFrom":"2026')];
  };
  expect(await look()).toEqual(["2026-11-21T12:00:00.000Z", true]);
  shop.clock.advance(2 * HOUR_MS);
  expect(await look()).toEqual([null, false]);
});

test("a change without the time keeps it, null opens the sale, and no impossible time is taken", async () => {
  const maker = await logIn(shop);
  const made = await maker.post(
    API.adminProducts,
    productBody({ availableFrom: OPENS }),
  );
  const id = Number(Reflect.get(Object(made.json), "id"));
  const put = (given: object) =>
    maker.put(`${API.adminProducts}/${id}`, { ...productBody(), ...given });
  expect((await put({})).json).toMatchObject({
    availableFrom: "2026-11-21T12:00:00.000Z",
  });
  for (const availableFrom of [
    "2026-02-30T12:00:00Z",
    "soon",
    5,
    "9999-01-01T00:00:00Z",
  ])
    expect((await put({ availableFrom })).status).toBe(422);
  expect((await add(id)).status).toBe(409);
  expect((await put({ availableFrom: null })).status).toBe(200);
  expect((await add(id)).status).toBe(201);
});

test("a clip in a cart whose opening is moved cannot be ordered until then", async () => {
  const drop = await makeProduct(shop.deps, { name: NAME });
  await add(drop.id);
  const body = orderBody(await readCart(visitor));
  await updateProduct(
    shop.deps,
    drop.id,
    ProductInput.parse(productBody({ name: NAME, availableFrom: OPENS })),
  );
  const [line] = await readCart(visitor);
  expect(line).toMatchObject({
    available: false,
    unavailableReason:
      "It can be bought from Saturday, November 21 at 1:00 PM GMT+1.",
  });
  const refused = await visitor.post(API.orders, body);
  expect(refused.json).toMatchObject({
    code: "line_unavailable",
    message: `${NAME} can only be bought from Saturday, November 21 at 1:00 PM GMT+1. Please change or remove it, then place the order again.`,
  });
  shop.clock.advance(2 * HOUR_MS);
  expect((await visitor.post(API.orders, body)).status).toBe(201);
});

test("its moment goes into a calendar, whatever its name has in it", async () => {
  const drop = await makeProduct(shop.deps, {
    name: `Cloud, sky; and \\ sea ${"ü".repeat(60)}`,
    availableFrom: OPENS,
  });
  const path = `/api/products/${drop.id}/opening.ics`;
  const { status, headers, text } = await visitor.get(path);
  expect([status, headers.get("content-type")]).toEqual([
    200,
    "text/calendar;charset=utf-8",
  ]);
  expect(text).toContain("\r\nDTSTART:20261121T120000Z\r\n");
  const lines = text.split("\r\n");
  for (const each of lines) expect(Buffer.byteLength(each)).toBeLessThan(76);
  expect(text.replaceAll("\r\n ", "")).toContain(
    "SUMMARY:Cloud\\, sky\\; and \\\\ sea üü",
  );
  shop.clock.advance(2 * HOUR_MS);
  expect((await visitor.get(path)).status).toBe(404);
});
