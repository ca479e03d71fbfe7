import { beforeEach, describe, expect, test } from "bun:test";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { IDEMPOTENCY_HEADER } from "#shared/cart/calls.ts";
import { MakerOrder, type StatusBody } from "#shared/orders/progress.ts";
import {
  correctOrder,
  resendOrderMails,
  sendConfirmation,
} from "#shared/orders/calls.ts";
import { placeOwnOrder } from "#shared/workbench/calls.ts";
import { OwnOrder, type OwnOrderBody } from "#shared/workbench/own-order.ts";
import { pathOf } from "#shared/api/call.ts";
import { getProduct } from "#server/catalog/store.ts";
import { charmStore } from "#server/clips/part-store.ts";
import { orders } from "#server/db/schema/orders.ts";
import { eraseCustomer } from "#server/operations/erase.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { API, withdrawPath } from "#tests/support/api.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addProduct,
  makeCharm,
  makeProduct,
  makeResin,
  orderBody,
  readCart,
  SIZES,
} from "#tests/support/make.ts";
import {
  ADDRESS,
  look,
  move,
  offerDelivery,
  pay,
  PAYMENT,
  refund,
  reminderPath,
  tokenIn,
} from "#tests/support/orders.ts";
import { composeRow, outboxRows, sendAll } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

const shop = setUpApp({
  ...ADMIN_ENV,
  OWNER_EMAIL: "maker@example.com",
  PUBLIC_URL: "https://clips.example.com",
});
let maker: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
});

const { path } = placeOwnOrder;
const market = { customerName: "Market, November 21", source: "market" };
const add = (body: Partial<OwnOrderBody>, headers?: Record<string, string>) =>
  maker.post(path, { ...market, items: [], ...body }, headers);
async function added(body: Partial<OwnOrderBody>) {
  const answer = await add(body);
  if (answer.status !== 201) throw new Error(answer.text);
  const order = OwnOrder.parse(answer.json);
  return {
    ...order,
    token: tokenIn(order.url),
    makerToken: tokenIn(order.makerUrl),
  };
}
const rowOf = async (id: number) =>
  (await shop.deps.db.select().from(orders).all()).find((row) => row.id === id);
const mails = async () =>
  (await outboxRows(shop.deps.db)).map(({ kind, recipient }) => [
    kind,
    recipient,
  ]);

describe("an order of her own", () => {
  test("is paid in cash, takes the next number and the stock, and mails nobody", async () => {
    const clip = await makeProduct(shop.deps, { stockQuantity: 2 });
    const order = await added({
      items: [{ productId: clip.id, quantity: 2 }],
      paid: true,
    });
    expect(order).toMatchObject({
      id: 1001,
      customerName: "Market, November 21",
      customerEmail: "",
      customerPhone: "",
      total: "48.00",
      items: [{ productName: "Blush Petal", quantity: 2, price: "24.00" }],
      confirmation: "none",
      payment: { state: "paid" },
    });
    expect(await getProduct(shop.deps.db, clip.id)).toMatchObject({
      stockQuantity: 0,
      inStock: false,
    });
    expect(await rowOf(1001)).toMatchObject({
      source: "market",
      paidAt: shop.clock.now(),
      clipsToMake: 0,
    });
    expect(await mails()).toEqual([]);
    const page = await look(maker, order.makerToken);
    expect(page.json).toMatchObject({
      id: 1001,
      source: "market",
      confirmation: { state: "none" },
      amounts: { paid: "48.00", owed: "0.00" },
      isSeen: true,
    });
  });

  test("has products, designs and things of her own, at the shop's prices", async () => {
    const sizes = await makeProduct(shop.deps, { variants: SIZES });
    const moon = await makeCharm(shop.deps, { stockQuantity: 3 });
    const resin = await makeResin(shop.deps, { price: "2.00" });
    await changeSite(shop.deps, {
      pace: { clipsPerWeek: 7, daysOff: [], leadDays: 0 },
    });
    const order = await added({
      items: [
        {
          productId: sizes.id,
          variantId: sizes.variants?.[1]?.id,
          quantity: 1,
        },
        { productId: sizes.id, quantity: 1 },
        {
          design: { selectedCharms: [moon.id], customText: "MILA" },
          quantity: 2,
        },
        { name: "Gift wrap", price: "1.5", quantity: 1 },
      ],
    });
    expect(order.items).toMatchObject([
      { variantTitle: "Large", price: "28.00" },
      { variantTitle: "Small", price: "24.00" },
      {
        productId: -1,
        customText: "MILA",
        resin: { id: resin.id },
        quantity: 2,
      },
      { productName: "Gift wrap", price: "1.50", imageUrl: "" },
    ]);
    expect((await charmStore.get(shop.deps.db, moon.id)).stockQuantity).toBe(1);
    expect(order.readyBy).toBeDefined();
    expect(await rowOf(order.id)).toMatchObject({ clipsToMake: 5 });
    // Its page, for the maker and for the customer, has all of it.
    const page = MakerOrder.parse((await look(maker, order.makerToken)).json);
    expect(page.items.map(({ picture }) => picture)).toHaveLength(4);
    const own = await maker.get(`${API.orders}/${order.token}`);
    expect(own.status).toBe(200);
  });

  test("goes to an address by a way of delivery, which its total includes", async () => {
    const [post] = await offerDelivery(shop.deps);
    const clip = await makeProduct(shop.deps);
    const items = [{ productId: clip.id, quantity: 1 }];
    const given = { items, deliveryId: post?.id };
    expect((await add(given)).json).toMatchObject({
      code: "invalid",
      fields: { "address.line1": expect.any(String) },
    });
    const sent = await added({ ...given, address: ADDRESS, note: "Blue" });
    expect(sent).toMatchObject({
      total: "28.90",
      delivery: { name: "Letter mail with tracking" },
      address: { line1: "Beispielweg 12" },
      note: "Blue",
      payment: { state: "open" },
    });
    // Handed over at the market: no way of delivery has to be chosen.
    expect(await added({ items })).not.toHaveProperty("delivery");
  });

  test("mails the confirmation to a customer who wants it, and asks for the money", async () => {
    await changeSite(shop.deps, { payment: { ...PAYMENT, askAtOnce: true } });
    const clip = await makeProduct(shop.deps);
    const items = [{ productId: clip.id, quantity: 1 }];
    const customerEmail = "ada@example.com";
    const silent = await added({ items, customerEmail });
    expect(silent).toMatchObject({
      confirmation: "none",
      payment: { state: "open" },
    });
    expect(await mails()).toEqual([]);
    const told = await added({ items, customerEmail, confirm: true });
    expect(told).toMatchObject({
      confirmation: "queued",
      payment: { state: "asked" },
    });
    expect(await mails()).toEqual([["order_customer", customerEmail]]);
    const [row] = await outboxRows(shop.deps.db);
    const { text } = await composeRow(shop, row);
    expect(text).toContain("We reach you at ada@example.com.");
    // Paid at the market: the mail asks for nothing.
    await added({ items, customerEmail, confirm: true, paid: true });
    const paid = await composeRow(shop, (await outboxRows(shop.deps.db))[1]);
    expect(paid.text).not.toContain("DE02");
  });

  test("costs what a sale says while it runs, and not before", async () => {
    const clip = await makeProduct(shop.deps, {
      salePrice: "20.00",
      saleFrom: "2026-11-22T10:00:00Z",
    });
    const items = [{ productId: clip.id, quantity: 1 }];
    expect(await added({ items })).toMatchObject({ total: "24.00" });
    shop.clock.advance(2 * 24 * 60 * MINUTE_MS);
    expect(await added({ items })).toMatchObject({ total: "20.00" });
  });

  test("of one key is one order, and another body of it is refused", async () => {
    const clip = await makeProduct(shop.deps, { stockQuantity: 5 });
    const items = [{ productId: clip.id, quantity: 1 }];
    const key = { [IDEMPOTENCY_HEADER]: "a-1" };
    const both = await Promise.all([add({ items }, key), add({ items }, key)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const [one, two] = both.map(({ json }) => OwnOrder.parse(json));
    expect(two).toEqual(one);
    expect((await add({ items, paid: true }, key)).json).toMatchObject({
      code: "key_reused",
    });
    await add({ items }, { [IDEMPOTENCY_HEADER]: "a-2" });
    expect((await getProduct(shop.deps.db, clip.id)).stockQuantity).toBe(3);
    expect(await shop.deps.db.select().from(orders).all()).toHaveLength(2);
  });

  test("is refused in a sentence for what is not there, and takes nothing", async () => {
    const clip = await makeProduct(shop.deps, {
      name: "Kelp",
      stockQuantity: 1,
    });
    const gone = await makeProduct(shop.deps, { name: "Sand", inStock: false });
    const moon = await makeCharm(shop.deps, { stockQuantity: 1 });
    const design = { selectedCharms: [moon.id] };
    const refused: [OwnOrderBody["items"], object][] = [
      [
        [{ productId: clip.id, quantity: 2 }],
        { code: "not_enough", message: expect.stringContaining("Kelp") },
      ],
      [
        [{ productId: gone.id, quantity: 1 }],
        { code: "out_of_stock", message: expect.stringContaining("Sand") },
      ],
      [
        [{ design, quantity: 2 }],
        {
          code: "charm_out_of_stock",
          message: expect.stringContaining("Rosebud"),
        },
      ],
      [[{ productId: 99, quantity: 1 }], { code: "not_found" }],
      [[], { fields: { items: "Add at least one thing." } }],
      [
        [{ productId: clip.id, quantity: 100 }],
        { fields: { "items.0.quantity": expect.any(String) } },
      ],
      [
        [{ name: " ", price: "1", quantity: 1 }],
        { fields: { "items.0.name": "Say what it is." } },
      ],
      [[{ name: "Wrap", price: "-1", quantity: 1 }], { code: "invalid" }],
      [[{ design: {}, quantity: 1 }], { code: "invalid" }],
    ];
    for (const [items, reply] of refused)
      expect((await add({ items })).json).toMatchObject(reply);
    const items = [{ productId: clip.id, quantity: 1 }];
    for (const [body, field] of [
      [{ customerName: " " }, "customerName"],
      [{ customerName: "a@b.example" }, "customerName"],
      [{ customerEmail: "ada" }, "customerEmail"],
      [{ customerPhone: "12" }, "customerPhone"],
      [{ source: "x".repeat(41) }, "source"],
    ] as const)
      expect((await add({ items, ...body })).json).toMatchObject({
        code: "invalid",
        fields: { [field]: expect.any(String) },
      });
    expect(await shop.deps.db.select().from(orders).all()).toEqual([]);
    expect((await getProduct(shop.deps.db, clip.id)).stockQuantity).toBe(1);
    expect((await shop.visitor().post(path, {})).status).toBe(401);
  });

  test("and a shopper's of the last piece at once leave one of them without it", async () => {
    const clip = await makeProduct(shop.deps, { stockQuantity: 1 });
    const shoppers = [1, 2, 3].map((n) => shop.visitor(`10.0.0.${n}`));
    const bodies = await Promise.all(
      shoppers.map(async (visitor) => {
        // Only one of them can hold it.
        await visitor.post(API.cart, { productId: clip.id, quantity: 1 });
        return orderBody(await readCart(visitor));
      }),
    );
    // Later, when nobody holds it any more.
    shop.clock.advance(60 * MINUTE_MS);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() =>
        add(
          { items: [{ productId: clip.id, quantity: 1 }] },
          { [IDEMPOTENCY_HEADER]: crypto.randomUUID() },
        ),
      ),
      ...shoppers.map((visitor, at) => visitor.post(API.orders, bodies[at])),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await shop.deps.db.select().from(orders).all()).toHaveLength(1);
    expect(await getProduct(shop.deps.db, clip.id)).toMatchObject({
      stockQuantity: 0,
      inStock: false,
    });
  });

  test("takes what lies in a cart, which then says that it is sold out", async () => {
    const clip = await makeProduct(shop.deps, { stockQuantity: 1 });
    const few = await makeProduct(shop.deps, { name: "Two", stockQuantity: 2 });
    const shopper = shop.visitor("10.0.0.1");
    const sentences = async () =>
      (await readCart(shopper)).map((line) => line.unavailableReason ?? "free");
    await addProduct(shopper, clip);
    await addProduct(shopper, few, { quantity: 2 });
    const body = orderBody(await readCart(shopper));
    expect(await sentences()).toEqual(["free", "free"]);
    const items = [clip, few].map(({ id }) => ({ productId: id, quantity: 1 }));
    expect((await add({ items })).status).toBe(201);
    expect(await sentences()).toEqual([
      "It is sold out.",
      "There is only one of it. Please choose one.",
    ]);
    const refused = await shopper.post(API.orders, body);
    expect([refused.status, refused.json]).toMatchObject([
      409,
      {
        code: "line_unavailable",
        message: expect.stringContaining(
          "Blush Petal can no longer be bought: it is sold out.",
        ),
      },
    ]);
    // Not more than there is.
    const more = { items: [{ productId: few.id, quantity: 2 }] };
    expect((await add(more)).json).toMatchObject({ code: "not_enough" });
  });

  test("sells what opens only later, and in a pause, as she is there", async () => {
    const availableFrom = "2026-12-01T10:00:00Z";
    const clip = await makeProduct(shop.deps, { availableFrom });
    const pause = {
      from: "2026-11-20T00:00:00.000Z",
      until: "2026-12-24T00:00:00.000Z",
      text: "",
    };
    await changeSite(shop.deps, { pause });
    expect(
      (await add({ items: [{ productId: clip.id, quantity: 1 }] })).status,
    ).toBe(201);
  });
});

test("no step of an order without an address writes to anybody but the maker", async () => {
  const legal = { withdrawalDays: 14 };
  await changeSite(shop.deps, { payment: PAYMENT, legal });
  const clip = await makeProduct(shop.deps);
  const items = [{ productId: clip.id, quantity: 2 }];
  const { id, token, makerToken } = await added({ items, confirm: true });
  const to = (body: StatusBody) => move(maker, makerToken, body);
  const params = { token: makerToken };
  const steps: Record<string, () => Promise<{ status: number }>> = {
    making: () => to({ status: "making" }),
    "back to received": () => to({ status: "received" }),
    cancelled: () => to({ status: "cancelled" }),
    "back from it": () => to({ status: "received" }),
    asked: () => pay(maker, makerToken, "asked"),
    corrected: () =>
      maker.post(pathOf(correctOrder, params), {
        revision: 0,
        lines: [{ line: 0, quantity: 1 }],
      }),
    paid: () => pay(maker, makerToken, "paid"),
    sent: () => to({ status: "sent" }),
    "paid back": () => refund(maker, makerToken, { amount: "1.00" }),
    withdrawn: () => maker.post(withdrawPath(token)),
    resent: () => maker.post(resendOrderMails.path, { query: String(id) }),
  };
  for (const [name, step] of Object.entries(steps)) {
    expect([name, (await step()).status]).toEqual([name, 200]);
    await sendAll(shop);
  }
  const rows = await outboxRows(shop.deps.db);
  expect(rows.map(({ recipient }) => recipient)).not.toContain("");
  expect(new Set(rows.map(({ recipient }) => recipient))).toEqual(
    new Set(["maker@example.com"]),
  );
  for (const row of rows) {
    const mail = await composeRow(shop, row);
    expect([row.kind, mail.replyTo]).toEqual([row.kind, undefined]);
    expect(mail.html).not.toMatch(/"(?:mailto|tel):[?"]/);
  }
  expect(MakerOrder.parse((await look(maker, makerToken)).json)).toMatchObject({
    customerEmail: "",
    confirmation: { state: "none" },
  });
});

test("nobody without an address is reminded or sent a confirmation, in words", async () => {
  await changeSite(shop.deps, { payment: PAYMENT });
  const clip = await makeProduct(shop.deps);
  const { makerToken } = await added({
    items: [{ productId: clip.id, quantity: 1 }],
  });
  await pay(maker, makerToken, "asked");
  shop.clock.advance(9 * 24 * 60 * MINUTE_MS);
  const message =
    "This order has no email address, so nobody can be written to.";
  for (const [where, code] of [
    [reminderPath(makerToken), "payment_skipped"],
    [pathOf(sendConfirmation, { token: makerToken }), "not_correctable"],
  ] as const)
    expect((await maker.post(where)).json).toMatchObject({ code, message });
});

test("an address that she adds later gets the confirmation", async () => {
  const clip = await makeProduct(shop.deps);
  const { makerToken } = await added({
    items: [{ productId: clip.id, quantity: 1 }],
  });
  await maker.post(pathOf(correctOrder, { token: makerToken }), {
    revision: 0,
    customerEmail: "ada@example.com",
  });
  expect(await mails()).toEqual([["order_customer", "ada@example.com"]]);
});

test("an order without an address is erased by its number, and no other by it", async () => {
  const clip = await makeProduct(shop.deps);
  const items = [{ productId: clip.id, quantity: 1 }];
  const { id } = await added({ items, customerPhone: "+49 30 1234567" });
  const other = await added({ items, customerEmail: "ada@example.com" });
  const { db, config } = shop.deps;
  for (const email of [String(id), String(other.id)])
    await eraseCustomer(db, { dataDir: config.dataDir, email });
  expect(await rowOf(id)).toMatchObject({ customerName: "(erased)" });
  expect(await rowOf(other.id)).toMatchObject({
    customerEmail: "ada@example.com",
  });
});
