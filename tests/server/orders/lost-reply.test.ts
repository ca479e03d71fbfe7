import { beforeEach, expect, test } from "bun:test";
import { connect } from "node:net";
import { HOUR_MS } from "#shared/text/dates.ts";
import { RecentOrderReply } from "#shared/orders/checkout.ts";
import { IDEMPOTENCY_HEADER } from "#shared/cart/calls.ts";
import type { OrderBody } from "#shared/orders/input.ts";
import { PlacedOrder } from "#shared/orders/schema.ts";
import { orders } from "#server/db/schema/orders.ts";
import { API, orderPath } from "#tests/support/api.ts";
import { type Answer, setUpApp, type Visitor } from "#tests/support/app.ts";
import { logIn } from "#tests/support/admin.ts";
import {
  addProduct,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { tokenIn } from "#tests/support/orders.ts";
import { siteContent } from "#tests/support/site.ts";
import { listen } from "#tests/support/servers/listener.ts";

const shop = setUpApp();
let visitor: Visitor;
let body: OrderBody;
beforeEach(async () => {
  visitor = shop.visitor();
  await addProduct(visitor, await makeProduct(shop.deps));
  body = orderBody(await readCart(visitor));
});

const headers = { [IDEMPOTENCY_HEADER]: "k-1" };
const count = async () =>
  (await shop.deps.db.select().from(orders).all()).length;

/**
 * Orders over a line that is cut as soon as the shop answers: it has written,
 * and the shopper reads nothing of it.
 */
async function orderOverCutLine(): Promise<void> {
  await using server = listen(shop.app);
  const sent = JSON.stringify(body);
  const head = [
    `POST ${API.orders} HTTP/1.1`,
    `Host: localhost:${server.port}`,
    `Cookie: ${visitor.cookieHeader()}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(sent)}`,
    `${IDEMPOTENCY_HEADER}: k-1`,
  ];
  const cut = Promise.withResolvers<void>();
  const socket = connect(server.port, "127.0.0.1", () =>
    socket.write(`${head.join("\r\n")}\r\n\r\n${sent}`),
  );
  socket.once("data", () => socket.destroy());
  socket.on("error", cut.reject).on("close", () => cut.resolve());
  await cut.promise;
  expect(await count()).toBe(1);
}

/** The order that a refusal names. */
const found = {
  id: 1001,
  url: expect.stringMatching(/\/orders\/[\w-]{22}$/),
  total: "24.00",
  createdAt: "2026-11-21T10:00:00.000Z",
};

async function opensFor({ json }: Answer): Promise<string> {
  const { order } = RecentOrderReply.parse(json);
  const page = await shop.visitor().get(orderPath(tokenIn(order?.url)));
  return page.text;
}

test("a changed digit after a lost reply ends at the order", async () => {
  await orderOverCutLine();
  const changed = { ...body, customerPhone: "+1 (555) 010-0198" };
  for (const key of ["k-2", undefined]) {
    const again = await visitor.post(
      API.orders,
      changed,
      key ? { [IDEMPOTENCY_HEADER]: key } : {},
    );
    expect(await opensFor(again)).toContain('"id":1001');
    expect([again.status, again.json]).toMatchObject([
      409,
      { code: "cart_empty", cart: [], order: found },
    ]);
  }
  expect(await count()).toBe(1);
});

test("the same request after a reload gets the reply that was lost", async () => {
  await orderOverCutLine();
  const again = await visitor.post(API.orders, body, headers);
  expect(again.status).toBe(201);
  expect(PlacedOrder.parse(again.json)).toMatchObject({
    ...found,
    confirmation: "queued",
  });
  expect(await count()).toBe(1);
});

test("another tab is told of the order that emptied the cart", async () => {
  expect((await visitor.get(API.recentOrder)).json).toEqual({ order: null });
  await orderOverCutLine();
  const asked = await visitor.get(API.recentOrder);
  expect(await opensFor(asked)).toContain('"id":1001');
  expect(asked.headers.get("cache-control")).toBe("no-store");
  expect(asked.json).toEqual({ order: found });
});

test("nobody without the cart's cookie learns of the order", async () => {
  await orderOverCutLine();
  const stranger = shop.visitor();
  await addProduct(stranger, { id: 1 });
  await stranger.delete(API.cart);
  for (const other of [shop.visitor(), stranger]) {
    const refused = await other.post(API.orders, body);
    expect(refused.json).toMatchObject({ code: "cart_empty" });
    expect(refused.json).not.toHaveProperty("order");
    expect((await other.get(API.recentOrder)).json).toEqual({ order: null });
  }
});

test("an empty cart names the order for an hour, and the last one of several", async () => {
  await orderOverCutLine();
  shop.clock.advance(HOUR_MS);
  const ask = async () => (await visitor.get(API.recentOrder)).json;
  expect(await ask()).toEqual({ order: found });
  await addProduct(visitor, { id: 1 });
  const next = orderBody(await readCart(visitor));
  expect((await visitor.post(API.orders, next)).status).toBe(201);
  expect(await ask()).toMatchObject({ order: { id: 1002 } });
  shop.clock.advance(HOUR_MS + 1);
  expect(await ask()).toEqual({ order: null });
  const refused = await visitor.post(API.orders, {
    ...body,
    customerName: "Eve",
  });
  expect(refused.json).toMatchObject({ code: "cart_empty" });
  expect(refused.json).not.toHaveProperty("order");
});

test("a pause that begins after a lost reply does not hide the order", async () => {
  await orderOverCutLine();
  const maker = await logIn(shop);
  const pause = { until: "2026-12-20T00:00:00Z", text: "" };
  const saved = await maker.put(API.adminSite, {
    ...siteContent(),
    pause,
  });
  expect(saved.status).toBe(200);
  const changed = { ...body, customerPhone: "+1 (555) 010-0198" };
  const again = await visitor.post(API.orders, changed);
  expect(again.json).toMatchObject({ code: "cart_empty", order: found });
});
