import { afterEach, beforeEach, expect, test } from "bun:test";
import { DAY_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { API, cartLinePath, customClipPath } from "#tests/support/api.ts";
import { sweepCarts } from "#server/cart/cart-store.ts";
import { cartLines, carts } from "#server/db/schema/carts.ts";
import { startApp, type TestApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";

const COOKIE = "barrette_cart";

let shop: TestApp;
let visitor: Visitor;
beforeEach(() => {
  shop = startApp();
  visitor = shop.visitor();
});
afterEach(() => shop.close());

const cartRows = () => shop.deps.db.select().from(carts).all();
const cookiesOf = async (answer: ReturnType<Visitor["get"]>) =>
  (await answer).headers.getSetCookie();
const attributes = (cookie: string | undefined) =>
  (cookie ?? "").split("; ").slice(1).sort();

test("only adding an item creates a cart and sets its cookie", async () => {
  expect((await visitor.get(API.cart)).json).toEqual([]);
  await visitor.put(cartLinePath(1), { quantity: 1 });
  await visitor.delete(cartLinePath(1));
  await visitor.delete(API.cart);
  await visitor.post(API.orders, orderBody([]));
  expect(visitor.cookies.size).toBe(0);
  expect(await cartRows()).toEqual([]);

  const body = { productId: (await makeProduct(shop.deps)).id };
  const [cookie, hint, ...more] = await cookiesOf(visitor.post(API.cart, body));
  expect(more).toEqual([]);
  expect(cookie).toMatch(/^barrette_cart=[\w-]{43};/);
  expect(attributes(cookie)).toEqual([
    "HttpOnly",
    `Max-Age=${90 * 24 * 60 * 60}`,
    "Path=/",
    "SameSite=Lax",
  ]);
  // The hint is for scripts, and says only that there is a cart.
  expect(hint).toStartWith("barrette_has_cart=1;");
  expect(attributes(hint)).toEqual(attributes(cookie).slice(1));
});

test("on https the cookie is Secure and bound to the host", async () => {
  shop.close();
  shop = startApp({ PUBLIC_URL: "https://shop.example" });
  const browser = shop.visitor();
  const { id } = await makeProduct(shop.deps);
  const [cookie] = await cookiesOf(browser.post(API.cart, { productId: id }));
  expect(cookie).toStartWith("__Host-barrette_cart=");
  expect(attributes(cookie)).toContain("Secure");
  expect(await readCart(browser)).toHaveLength(1);
});

test("the database stores only a hash of the cookie", async () => {
  await addProduct(visitor, await makeProduct(shop.deps));
  const token = visitor.cookies.get(COOKIE) ?? "";
  const [row] = await cartRows();
  expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain(token);
  visitor.cookies.set(COOKIE, row?.tokenHash ?? "");
  expect((await visitor.get(API.cart)).json).toEqual([]);
});

test("a forged, broken or huge cookie reads as an empty cart and is replaced", async () => {
  const { id } = await makeProduct(shop.deps);
  const forged = "A".repeat(43);
  const values = [
    forged,
    "x",
    "%",
    "%00",
    "%E0%A4%A",
    '{"a":1}',
    "[1]",
    "{",
    "null",
    "'; DROP TABLE carts; --",
    "B".repeat(12_000),
  ];
  for (const value of values) {
    visitor.cookies.set(COOKIE, value);
    const read = await visitor.get(API.cart);
    expect([read.status, read.json]).toEqual([200, []]);
    expect((await visitor.put(cartLinePath(1), { quantity: 1 })).status).toBe(
      404,
    );
    expect((await visitor.delete(API.cart)).status).toBe(200);
    await visitor.post(API.cart, { productId: id });
    expect(visitor.cookies.get(COOKIE)).not.toBe(value);
  }
  const thief = shop.visitor();
  thief.cookies.set(COOKIE, forged);
  expect(await readCart(thief)).toEqual([]);
});

test("another visitor's line is 404 and stays as it was", async () => {
  const product = await makeProduct(shop.deps);
  const line = await addProduct(visitor, product);
  const clip = await addClip(visitor, { customText: "MINE" });
  const other = shop.visitor();
  await addProduct(other, product);
  const before = await readCart(visitor);
  for (const id of [line.id, clip.id]) {
    const path = cartLinePath(id);
    expect((await other.put(path, { quantity: 5 })).status).toBe(404);
    expect((await other.put(path, { quantity: 0 })).status).toBe(404);
    expect((await other.delete(path)).status).toBe(404);
    const design = { customText: "YOURS" };
    expect((await other.put(customClipPath(id), design)).status).toBe(404);
  }
  await other.delete(API.cart);
  expect(await readCart(visitor)).toEqual(before);
});

test("using a cart extends its lifetime; reading it does so at most once a day", async () => {
  await addProduct(visitor, await makeProduct(shop.deps));
  const lastUse = async () => (await cartRows())[0]?.lastUsedAt;
  const added = await lastUse();
  shop.clock.advance(DAY_MS / 2);
  expect(await cookiesOf(visitor.get(API.cart))).toEqual([]);
  expect(await lastUse()).toBe(added);
  for (let read = 0; read < 4; read++) {
    shop.clock.advance(80 * DAY_MS);
    expect(await cookiesOf(visitor.get(API.cart))).toHaveLength(2);
    expect(await lastUse()).toBe(shop.clock.now());
  }
  shop.clock.advance(DAY_MS / 2);
  const put = visitor.put(cartLinePath(1), { quantity: 2 });
  expect(await cookiesOf(put)).toHaveLength(2);
  expect(await lastUse()).toBe(shop.clock.now());
});

test("changes within ten minutes write the last use and send the cookie once", async () => {
  const product = await makeProduct(shop.deps);
  await addProduct(visitor, product);
  const lastUse = async () => (await cartRows())[0]?.lastUsedAt;
  const added = await lastUse();
  shop.clock.advance(9 * MINUTE_MS);
  const again = visitor.post(API.cart, { productId: product.id });
  expect(await cookiesOf(again)).toEqual([]);
  expect(await lastUse()).toBe(added);
  shop.clock.advance(MINUTE_MS);
  const later = visitor.post(API.cart, { productId: product.id });
  const [cookie, hint] = await cookiesOf(later);
  expect(cookie).toStartWith(`${COOKIE}=${visitor.cookies.get(COOKIE)};`);
  expect(attributes(cookie)).toContain(`Max-Age=${90 * 24 * 60 * 60}`);
  expect(hint).toStartWith("barrette_has_cart=1;");
  expect(await lastUse()).toBe(shop.clock.now());
});

test("a cart that nobody used for 90 days is empty, then removed", async () => {
  const product = await makeProduct(shop.deps);
  await addProduct(visitor, product);
  shop.clock.advance(30 * DAY_MS);
  const other = shop.visitor();
  await addProduct(other, product);
  shop.clock.advance(60 * DAY_MS);
  expect(await readCart(visitor)).toEqual([]);
  expect((await visitor.put(cartLinePath(1), { quantity: 1 })).status).toBe(
    404,
  );
  expect(await sweepCarts(shop.deps)).toBe(1);
  expect(await cartRows()).toHaveLength(1);
  expect(await shop.deps.db.select().from(cartLines).all()).toHaveLength(1);
  expect(await readCart(other)).toHaveLength(1);
  const old = visitor.cookies.get(COOKIE);
  await addProduct(visitor, product);
  expect(visitor.cookies.get(COOKIE)).not.toBe(old);
});

test("a cart and its cookie last as long as the settings say", async () => {
  shop.close();
  shop = startApp({ CART_DAYS: "365" });
  const faithful = shop.visitor();
  const body = { productId: (await makeProduct(shop.deps)).id };
  const [cookie] = await cookiesOf(faithful.post(API.cart, body));
  expect(attributes(cookie)).toContain(`Max-Age=${365 * 24 * 60 * 60}`);
  shop.clock.advance(364 * DAY_MS);
  expect(await readCart(faithful)).toHaveLength(1);
  shop.clock.advance(365 * DAY_MS);
  expect(await readCart(faithful)).toEqual([]);
});

test("a cart with a lifetime of one day is renewed by reads within the day", async () => {
  shop.close();
  shop = startApp({ CART_DAYS: "1" });
  const hasty = shop.visitor();
  await addProduct(hasty, await makeProduct(shop.deps));
  for (let reads = 0; reads < 4; reads += 1) {
    shop.clock.advance(0.75 * DAY_MS);
    expect(await readCart(hasty)).toHaveLength(1);
  }
});

test("carts are removed after as many days as the settings say", async () => {
  const brief = startApp({ CART_DAYS: "7" });
  await addProduct(brief.visitor(), await makeProduct(brief.deps));
  brief.clock.advance(7 * DAY_MS - 1);
  expect(await sweepCarts(brief.deps)).toBe(0);
  brief.clock.advance(1);
  expect(await sweepCarts(brief.deps)).toBe(1);
  brief.close();
});
