import { afterEach, beforeEach, expect, test } from "bun:test";
import { API, cancelPath } from "#shared/api/paths.ts";
import { PlacedOrder } from "#shared/orders/schema.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { orders } from "#server/db/schema/orders.ts";
import { startApp, type TestApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { tokenIn } from "#tests/support/orders.ts";

const HOUR_MS = 60 * 60 * 1000;

let shop: TestApp;
beforeEach(async () => {
  shop = startApp({ TRUST_PROXY: "1", OWNER_EMAIL: "maker@example.com" });
  await makeProduct(shop.deps);
});
afterEach(() => shop.close());

const from = (address: string) => ({ "x-forwarded-for": address });
const mails = () => shop.deps.db.select().from(outbox).all();
const mailsOf = async (kind: string) =>
  (await mails()).filter((mail) => mail.kind === kind);

async function orderAs(
  given: Parameters<typeof orderBody>[1] & { website?: string },
  address: string,
  visitor: Visitor = shop.visitor(),
) {
  await addProduct(visitor, { id: 1 });
  const body = { ...orderBody(await readCart(visitor)), ...given };
  return visitor.post(API.orders, body, from(address));
}

test("accepts forty orders for one mailbox, confirms five and tells the maker", async () => {
  for (let index = 0; index < 40; index += 1) {
    const customerEmail =
      index % 2 ? `Ada+${index}@Example.com` : "ada@example.com";
    const answer = await orderAs({ customerEmail }, `10.0.0.${index % 4}`);
    expect(answer.status).toBe(201);
  }
  expect(await shop.deps.db.select().from(orders).all()).toHaveLength(40);
  expect(await mailsOf("order_customer")).toHaveLength(5);
  const owner = await mailsOf("order_owner");
  expect(owner).toHaveLength(40);
  expect(owner.at(4)?.remarks?.unconfirmed).toBeUndefined();
  expect(owner.at(5)?.remarks?.unconfirmed).toBe("limit");
  // A day later the same customer is confirmed again.
  shop.clock.advance(24 * HOUR_MS + 1);
  await orderAs({ customerEmail: "ada@example.com" }, "10.0.0.9");
  expect(await mailsOf("order_customer")).toHaveLength(6);
});

test("mails one mailbox about five orders a day, also if each is cancelled", async () => {
  for (let index = 0; index < 12; index += 1) {
    const customerEmail = "ada@example.com";
    const answer = await orderAs({ customerEmail }, `10.0.0.${index % 4}`);
    const token = tokenIn(PlacedOrder.parse(answer.json).url);
    const cancelled = await shop
      .visitor()
      .post(cancelPath(token), {}, from(`10.0.1.${index}`));
    expect(cancelled.status).toBe(200);
  }
  const toAda = (await mails()).filter(
    ({ recipient }) => recipient === "ada@example.com",
  );
  expect(toAda.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 5 }, () => "order_cancelled"),
  );
});

test("accepts an order that a program filled in, and sends no confirmation", async () => {
  const answer = await orderAs({ website: "http://spam.example" }, "10.0.0.1");
  expect(answer.status).toBe(201);
  expect(await mailsOf("order_customer")).toEqual([]);
  expect((await mailsOf("order_owner"))[0]?.remarks?.unconfirmed).toBe(
    "program",
  );
});

test.each([
  "WIN $1000 at http://spam.example",
  "www.spam.example",
  "Ada ada@spam.example",
  "Ada from cheap-pills.com",
])(
  "refuses the name %j, which mails would turn into a link",
  async (customerName) => {
    const answer = await orderAs({ customerName }, "10.0.0.1");
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      fields: {
        customerName: "Enter your name alone, without a web or email address.",
      },
    });
  },
);

test.each(["St.John Smith", "J. R. Ewing", "Zoë O'Hara-Núñez", "Dr. Me"])(
  "takes the name %j",
  async (customerName) => {
    expect((await orderAs({ customerName }, "10.0.0.1")).status).toBe(201);
  },
);

test("lets thirty shoppers behind one address order in a minute", async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1) {
    const customerEmail = `shopper${index}@example.com`;
    statuses.push((await orderAs({ customerEmail }, "10.0.0.1")).status);
  }
  expect(statuses.slice(0, 30).every((status) => status === 201)).toBe(true);
  expect(statuses[30]).toBe(429);
});

test("orders with invalid details do not count against the rate limit", async () => {
  for (let index = 0; index < 60; index += 1) {
    const answer = await orderAs({ customerEmail: "no address" }, "10.0.0.1");
    expect(answer.status).toBe(422);
  }
  expect((await orderAs({}, "10.0.0.1")).status).toBe(201);
});

test("sixty people behind one address can sign up in an hour", async () => {
  const statuses = [];
  for (let index = 0; index < 61; index += 1) {
    const email = `guest${index}@example.com`;
    const answer = await shop
      .visitor()
      .post(API.subscribe, { email }, from("10.0.0.1"));
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses[60]).toBe(429);
});

test("one mailbox gets three welcome mails a day, whatever its address variants", async () => {
  for (let index = 0; index < 10; index += 1)
    await shop
      .visitor()
      .post(
        API.subscribe,
        { email: `ada+${index}@example.com` },
        from(`10.0.1.${index}`),
      );
  expect(await mailsOf("newsletter_welcome")).toHaveLength(3);
});

test("tells the maker when one order took more than half of a charm's stock", async () => {
  const moon = await makeCharm(shop.deps, { name: "Moon", stockQuantity: 9 });
  const visitor = shop.visitor();
  await addClip(visitor, { selectedCharms: [moon.id] });
  const [line] = await readCart(visitor);
  await visitor.put(`${API.cart}/${line?.id}`, { quantity: 5 });
  const body = orderBody(await readCart(visitor));
  expect((await visitor.post(API.orders, body)).status).toBe(201);
  expect((await mailsOf("order_owner"))[0]?.remarks?.largeTakes).toEqual([
    { name: "Moon", taken: 5, before: 9 },
  ]);
});
