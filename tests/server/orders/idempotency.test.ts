import { beforeEach, expect, test } from "bun:test";
import { IDEMPOTENCY_HEADER } from "#shared/cart/calls.ts";
import { type OrderBody, REPEAT_WINDOW_MS } from "#shared/orders/input.ts";
import { API } from "#tests/support/api.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { orders } from "#server/db/schema/orders.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addProduct,
  makeCharm,
  addClip,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";

const shop = setUpApp();
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const counts = async () => [
  (await shop.deps.db.select().from(orders).all()).length,
  (await shop.deps.db.select().from(outbox).all()).length,
];
const send = (body: OrderBody, key?: string) =>
  visitor.post(API.orders, body, key ? { [IDEMPOTENCY_HEADER]: key } : {});
const fill = async () => {
  await addProduct(visitor, await makeProduct(shop.deps));
  return orderBody(await readCart(visitor));
};

test.each([
  ["with a key", "k-1"],
  ["without a key", undefined],
])(
  "the same order sent eight times at once is placed once, %s",
  async (_, key) => {
    const { id } = await makeCharm(shop.deps, { stockQuantity: 5 });
    await addClip(visitor, { selectedCharms: [id] });
    const body = orderBody(await readCart(visitor));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(body, key)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(await counts()).toEqual([1, 2]);
    expect((await shop.visitor().get(API.charms)).json).toMatchObject([
      { stockQuantity: 4 },
    ]);
  },
);

test("the same key and body always give the same order, however the JSON is written", async () => {
  const body = await fill();
  const first = await send(body, "k-1");
  shop.clock.advance(30 * 24 * 60 * 60 * 1000);
  const { customerName, ...rest } = body;
  const again = await send(
    { ...rest, customerName: ` ${customerName} ` },
    "k-1",
  );
  expect(again.status).toBe(201);
  expect(again.json).toEqual(first.json);
  expect(await counts()).toEqual([1, 2]);
});

test("the same key with another body or from another cart is refused", async () => {
  const body = await fill();
  await send(body, "k-1");
  const other = await send({ ...body, customerName: "Eve" }, "k-1");
  expect([other.status, other.json]).toMatchObject([
    409,
    { code: "key_reused" },
  ]);
  const stranger = shop.visitor();
  const headers = { [IDEMPOTENCY_HEADER]: "k-1" };
  const theirs = await stranger.post(API.orders, body, headers);
  expect(theirs.status).toBe(409);
  expect(theirs.text).not.toContain("Ada");
  expect(await counts()).toEqual([1, 2]);
});

test("a refused order does not use up its key", async () => {
  const body = await fill();
  expect((await send({ ...body, total: "1.00" }, "k-1")).status).toBe(409);
  expect((await send(body, "k-1")).status).toBe(201);
});

test("another design at the same price is another order", async () => {
  const names = ["Daisy", "Moon"];
  for (const [index, name] of names.entries()) {
    const charm = await makeCharm(shop.deps, { name });
    await addClip(visitor, { selectedCharms: [charm.id], customText: "MILA" });
    const answer = await send(orderBody(await readCart(visitor)));
    expect(answer.json).toMatchObject({ id: 1001 + index });
  }
  expect(await readCart(visitor)).toEqual([]);
});

test("another key places another order, even with the same body", async () => {
  const product = await makeProduct(shop.deps);
  for (const [index, key] of ["k-1", "k-2"].entries()) {
    await addProduct(visitor, product);
    const answer = await send(orderBody(await readCart(visitor)), key);
    expect(answer.json).toMatchObject({ id: 1001 + index });
  }
  expect(await counts()).toEqual([2, 4]);
});

test("without a key, a repeat is recognized for ten minutes", async () => {
  const body = await fill();
  const first = await send(body);
  shop.clock.advance(REPEAT_WINDOW_MS);
  expect((await send(body)).json).toEqual(first.json);
  shop.clock.advance(1);
  const late = await send(body);
  expect([late.status, late.json]).toMatchObject([409, { code: "cart_empty" }]);
  expect(await counts()).toEqual([1, 2]);
});

test("without a key, another cart or another body is no repeat", async () => {
  const body = await fill();
  await send(body);
  const changed = await send({ ...body, customerPhone: "5550100" });
  expect(changed.json).toMatchObject({ code: "cart_empty" });
  const other = shop.visitor();
  await addProduct(other, { id: 1 });
  const theirs = await other.post(API.orders, body);
  expect(theirs.json).toMatchObject({ id: 1002 });
});

test("refuses a key with spaces or other characters, and one too long", async () => {
  const body = await fill();
  for (const key of ["a b", "é", "k".repeat(129)]) {
    const { status, json } = await send(body, key);
    expect([status, json]).toMatchObject([
      422,
      { fields: { [IDEMPOTENCY_HEADER]: expect.stringContaining("visible") } },
    ]);
  }
  expect(await counts()).toEqual([0, 0]);
});
