import { beforeEach, describe, expect, test } from "bun:test";
import { ProductInput } from "#shared/catalog/schema.ts";
import { Order } from "#shared/orders/schema.ts";
import { API, cartLinePath } from "#tests/support/api.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { orderLines, orders } from "#server/db/schema/orders.ts";
import { listOrders } from "#server/orders/order-list.ts";
import { getOrder } from "#server/orders/store.ts";
import {
  removeProduct,
  saveClipConfig,
  updateProduct,
} from "#tests/support/catalog.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
  order,
  orderBody,
  productBody,
  readCart,
  SIZES,
} from "#tests/support/make.ts";
import { tamperings } from "#tests/support/hostile/tampering.ts";

const shop = setUpApp();
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const rows = () => shop.deps.db.select().from(orders).all();
const mails = () => shop.deps.db.select().from(outbox).all();
const send = async (given: Parameters<typeof orderBody>[1] = {}) =>
  visitor.post(API.orders, orderBody(await readCart(visitor), given));
const change = (id: number, given: Parameters<typeof productBody>[0]) =>
  updateProduct(shop.deps, id, ProductInput.parse(productBody(given)));
const expectNothingOrdered = async () => {
  expect(await rows()).toEqual([]);
  expect(await shop.deps.db.select().from(orderLines).all()).toEqual([]);
  expect(await mails()).toEqual([]);
};

describe("placing an order", () => {
  test("replies 201 with everything that was ordered, and empties the cart", async () => {
    const sized = await makeProduct(shop.deps, {
      name: "Fern",
      variants: SIZES,
    });
    const plain = await makeProduct(shop.deps, { price: "10.05" });
    const charm = await makeCharm(shop.deps);
    await addProduct(visitor, sized, { variantId: sized.variants[1]?.id });
    await addProduct(visitor, plain, { quantity: 3 });
    await addClip(visitor, { selectedCharms: [charm.id], customText: "ZOË" });
    const answer = await send();
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(Order.parse(answer.json)).toEqual({
      id: 1001,
      customerName: "Ada Example",
      customerEmail: "ada@example.com",
      customerPhone: "+1 (555) 010-0199",
      total: "86.65",
      currency: "USD",
      createdAt: "2026-11-21T10:00:00.000Z",
      items: [
        {
          productId: sized.id,
          productName: "Fern",
          variantTitle: "Large",
          description: "Soft pink resin with pressed petals.",
          quantity: 1,
          price: "28.00",
          imageUrl: "/demo/blush-petal.webp",
        },
        {
          productId: plain.id,
          productName: "Blush Petal",
          variantTitle: null,
          description: "Soft pink resin with pressed petals.",
          quantity: 3,
          price: "10.05",
          imageUrl: "/demo/blush-petal.webp",
        },
        {
          productId: -1,
          productName: 'Custom Claw Clip - "ZOË"',
          variantTitle: null,
          description: "Rosebud",
          quantity: 1,
          price: "28.50",
          imageUrl: "",
          selectedCharms: [charm.id],
          customText: "ZOË",
          charms: [
            {
              id: charm.id,
              name: "Rosebud",
              price: "3.50",
              imageUrl: "/demo/rosebud.webp",
            },
          ],
        },
      ],
    });
    expect(await readCart(visitor)).toEqual([]);
  });

  test("puts both mails in the outbox and wakes the worker after the commit", async () => {
    let seen: Promise<unknown> | undefined;
    shop.deps.onOutboxWake(() => {
      seen = mails();
    });
    await addProduct(visitor, await makeProduct(shop.deps));
    const { id } = await order(visitor);
    expect(await mails()).toMatchObject([
      {
        kind: "order_owner",
        recipient: "owner@example.com",
        orderId: id,
        state: "queued",
      },
      { kind: "order_customer", recipient: "ada@example.com", orderId: id },
    ]);
    expect(await seen).toEqual(await mails());
  });

  test("numbers orders from 1001 and stores each as it was sold", async () => {
    const product = await makeProduct(shop.deps);
    await addProduct(visitor, product);
    const {
      url: _,
      confirmation,
      payment: ____,
      ...first
    } = await order(visitor);
    expect(confirmation).toBe("queued");
    await change(product.id, { name: "Renamed", price: "99.00" });
    await addProduct(visitor, product);
    const {
      url: __,
      confirmation: ___,
      payment: _____,
      ...second
    } = await order(visitor);
    await removeProduct(shop.deps, product.id);
    expect([first.id, second.id]).toEqual([1001, 1002]);
    expect(await getOrder(shop.deps.db, 1001)).toEqual(first);
    expect(await Array.fromAsync(listOrders(shop.deps.db))).toMatchObject([
      { ...first, status: "received", reachedAt: {}, withdrawnLines: [] },
      { ...second, status: "received", reachedAt: {}, withdrawnLines: [] },
    ]);
    await expect(getOrder(shop.deps.db, 1003)).rejects.toThrow(
      expect.objectContaining({ code: "not_found" }),
    );
  });

  test("sells a custom clip whose parts cost more than the highest price", async () => {
    await saveClipConfig(shop.deps, { basePrice: 9_999_999 });
    const { id } = await makeCharm(shop.deps, { price: "99999.99" });
    const clip = await addClip(visitor, { selectedCharms: [id] });
    await visitor.put(cartLinePath(clip.id), { quantity: 99 });
    expect(await order(visitor)).toMatchObject({
      total: "19799998.02",
      items: [{ price: "199999.98", quantity: 99 }],
    });
  });

  test("accepts the items in any order", async () => {
    await addProduct(visitor, await makeProduct(shop.deps));
    await addClip(visitor, { customText: "A" });
    const { items } = orderBody(await readCart(visitor));
    expect((await send({ items: items.toReversed() })).status).toBe(201);
  });

  test("accepts prices as texts and as numbers, and treats them as the same", async () => {
    await addProduct(visitor, await makeProduct(shop.deps, { price: "24.50" }));
    const body = orderBody(await readCart(visitor));
    const as = (amount: string | number) => ({
      ...body,
      total: amount,
      items: body.items.map((item) => ({ ...item, price: amount })),
    });
    const first = await visitor.post(API.orders, as(24.5));
    expect(first.status).toBe(201);
    expect(first.json).toMatchObject({ total: "24.50" });
    const again = await visitor.post(API.orders, as("24.5"));
    expect(again.json).toEqual(first.json);
    expect(await rows()).toHaveLength(1);
  });

  test("trims what was typed and accepts phone numbers with punctuation", async () => {
    await addProduct(visitor, await makeProduct(shop.deps));
    const answer = await send({
      customerName: "  Zoë 👩🏽‍🎨  ",
      customerEmail: " zoe@example.com ",
      customerPhone: " +49 (30) 123.45-67 ",
    });
    expect(answer.json).toMatchObject({
      customerName: "Zoë 👩🏽‍🎨",
      customerEmail: "zoe@example.com",
      customerPhone: "+49 (30) 123.45-67",
    });
  });
});

describe("the cart that the shopper saw must be the current one", () => {
  const refused = async (
    answer: Awaited<ReturnType<typeof send>>,
    code: string,
  ) => {
    expect([answer.status, answer.json]).toMatchObject([409, { code }]);
    expect(answer.json).toHaveProperty("cart", await readCart(visitor));
    await expectNothingOrdered();
  };

  test("a changed price is refused with the fresh cart, then accepted", async () => {
    const { id } = await makeProduct(shop.deps);
    await addProduct(visitor, { id });
    const body = orderBody(await readCart(visitor));
    await change(id, { price: "30.00" });
    const answer = await visitor.post(API.orders, body);
    await refused(answer, "price_changed");
    expect(answer.json).toMatchObject({
      message: expect.stringContaining("costs $30.00 now, it was $24.00."),
      cart: [{ product: { price: "30.00" }, previousPrice: "24.00" }],
    });
    expect((await order(visitor)).total).toBe("30.00");
  });

  test("each clip with a changed price is named, by its variant", async () => {
    const variants = [
      { title: "Small", price: "20.00", available: true },
      { title: "Large", price: "28.00", available: true },
    ];
    const product = await makeProduct(shop.deps, { name: "Fern", variants });
    const [small, large] = product.variants;
    await addProduct(visitor, product, { variantId: small?.id });
    await addProduct(visitor, product, { variantId: large?.id });
    const seen = orderBody(await readCart(visitor));
    await change(product.id, {
      name: "Fern",
      variants: product.variants.map((variant) =>
        variant.id === large?.id ? { ...variant, price: "29.50" } : variant,
      ),
    });
    const answer = await visitor.post(API.orders, seen);
    await refused(answer, "price_changed");
    expect(answer.json).toMatchObject({
      message:
        "Fern (Large) costs $29.50 now, it was $28.00. Please look at the new total and place the order again.",
    });
  });

  test("tampered totals, prices, quantities, names and items are refused", async () => {
    await addProduct(visitor, await makeProduct(shop.deps), { quantity: 2 });
    await addClip(visitor, { customText: "A" });
    const body = orderBody(await readCart(visitor));
    for (const given of tamperings(body)) {
      shop.clock.advance(60_000);
      await refused(await send(given), "price_changed");
    }
    expect(body.total).toBe("73.00");
    expect((await send()).status).toBe(201);
  });

  test("a variant or design changed in another tab is refused at the same price", async () => {
    const product = await makeProduct(shop.deps, { variants: SIZES });
    const sizes = product.variants.map(({ id }) => id);
    const [daisy, moon] = [
      await makeCharm(shop.deps, { name: "Daisy" }),
      await makeCharm(shop.deps, { name: "Moon" }),
    ];
    await addProduct(visitor, product, { variantId: sizes[0] });
    const { id } = await addClip(visitor, { selectedCharms: [daisy.id] });
    const seen = orderBody(await readCart(visitor));
    const design = { selectedCharms: [moon.id], customText: "" };
    await visitor.put(`${API.customClip}/${id}`, design);
    await refused(await visitor.post(API.orders, seen), "price_changed");
    const items = seen.items.map(
      ({ productId, productName, quantity, price }) => ({
        productId,
        productName,
        quantity,
        price,
      }),
    );
    const program = await visitor.post(API.orders, { ...seen, items });
    expect(program.status).toBe(201);
  });

  test("a cart changed in another tab is refused as changed", async () => {
    const { id } = await addProduct(visitor, await makeProduct(shop.deps));
    const body = orderBody(await readCart(visitor));
    await visitor.put(cartLinePath(id), { quantity: 2 });
    const answer = await visitor.post(API.orders, body);
    await refused(answer, "price_changed");
    expect(answer.json).toMatchObject({
      message: expect.stringContaining("Your cart changed"),
    });
  });

  test("an empty cart and a missing cart are refused", async () => {
    await refused(await send(), "cart_empty");
    const { id } = await addProduct(visitor, await makeProduct(shop.deps));
    await visitor.delete(cartLinePath(id));
    await refused(await send(), "cart_empty");
  });

  test("a product that was deleted since is refused by name", async () => {
    const remaining = await makeProduct(shop.deps);
    const gone = await makeProduct(shop.deps, {
      name: "Fern",
      variants: SIZES,
    });
    await addProduct(visitor, remaining);
    const line = await addProduct(visitor, gone);
    const body = orderBody(await readCart(visitor));
    await removeProduct(shop.deps, gone.id);
    const answer = await visitor.post(API.orders, body);
    await refused(answer, "line_unavailable");
    expect(answer.json).toMatchObject({
      message:
        "Fern (Small) can no longer be bought: it is no longer in the shop. Please change or remove it, then place the order again.",
    });
    await visitor.delete(cartLinePath(line.id));
    expect((await order(visitor)).items).toHaveLength(1);
  });

  test("custom clips that were switched off since are refused", async () => {
    await addClip(visitor, { customText: "A" });
    await saveClipConfig(shop.deps, { isEnabled: false });
    await refused(await send(), "line_unavailable");
  });
});

describe("contact details", () => {
  const cases: [string, string, unknown[]][] = [
    [
      "customerName",
      "names",
      ["", "   ", "A".repeat(101), "A\r\nBcc: x", "A\u0000", "\ud800", 7, null],
    ],
    [
      "customerEmail",
      "addresses",
      [
        "",
        "ada",
        "ada@",
        "@example.com",
        "a@b@example.com",
        "ada@example.com, eve@example.com",
        "ada@example.com eve@example.com",
        "ada@example.com\r\nBcc: eve@example.com",
        "Ada <ada@example.com>",
        `${"a".repeat(250)}@example.com`,
        "ada@b\u00fccher",
        "ada@b\u00fccher.de/x",
        "ada@\uff11\uff12\uff17.0.0.1",
        `ada@${"\u4f8b.".repeat(110)}jp`,
        7,
        null,
      ],
    ],
    [
      "customerPhone",
      "phone numbers",
      [
        "",
        "1234",
        "1".repeat(21),
        `${"1".repeat(16)} x12`,
        "1234 x12",
        "call me",
        "12345x",
        "12345 x12 x13",
        "12345\n67",
        12345,
      ],
    ],
  ];
  test.each(cases)(
    "%s: refuses wrong %s with a field message",
    async (field, _, values) => {
      await addProduct(visitor, await makeProduct(shop.deps));
      const body = orderBody(await readCart(visitor));
      for (const value of values) {
        shop.clock.advance(60_000);
        const answer = await visitor.post(API.orders, {
          ...body,
          [field]: value,
        });
        expect(answer.status).toBe(422);
        expect(answer.json).toMatchObject({
          code: "invalid",
          fields: { [field]: expect.stringMatching(/\w/) },
        });
      }
      await expectNothingOrdered();
      expect(await readCart(visitor)).toHaveLength(1);
    },
  );

  test.each([
    "030/1234567",
    "030 \u2013 123 45 67",
    "030\u2011123\u2212456",
    "\uff10\uff13\uff10\uff0d\uff11\uff12\uff13\uff14\uff15\uff16\uff17",
    "+49 (0)30 / 123.45-67",
    "555-0100 x12",
    "555-0100 ext. 1234567",
    `${"1".repeat(15)} x12`,
  ])("%s is a phone number, and kept as it was typed", async (written) => {
    await addProduct(visitor, await makeProduct(shop.deps));
    const answer = await send({ customerPhone: written });
    expect(answer.json).toMatchObject({ customerPhone: written });
  });

  test.each([
    ["ada@b\u00fccher.de", "ada@xn--bcher-kva.de"],
    ["ada@B\u00dcCHER.de", "ada@xn--bcher-kva.de"],
    [
      "ada@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444",
      "ada@xn--e1afmkfd.xn--p1ai",
    ],
    ["ada@\u4f8b\u3048.jp", "ada@xn--r8jz45g.jp"],
  ])("%s is an address, kept as mail servers know it", async (typed, kept) => {
    await addProduct(visitor, await makeProduct(shop.deps));
    const answer = await send({ customerEmail: typed });
    expect(answer.json).toMatchObject({ customerEmail: kept });
  });

  test("the longest allowed values are accepted", async () => {
    await addProduct(visitor, await makeProduct(shop.deps));
    const customerEmail = `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.com`;
    const answer = await send({
      customerName: "👩‍👩‍👧‍👦".repeat(100),
      customerEmail,
      customerPhone: "1".repeat(20),
    });
    expect(answer.status).toBe(201);
  });
});

test("a malformed request or one of the wrong shape is refused", async () => {
  await addProduct(visitor, await makeProduct(shop.deps));
  const body = orderBody(await readCart(visitor));
  const post = (value: unknown) => {
    shop.clock.advance(60_000);
    return visitor.post(API.orders, value);
  };
  expect((await post("{")).status).toBe(400);
  const wrong = [
    "null",
    [],
    {},
    { ...body, total: null },
    { ...body, total: 24.001 },
    { ...body, total: "-24.00" },
    { ...body, total: "1e3" },
    { ...body, items: null },
    { ...body, items: "x" },
    { ...body, items: [{}] },
    { ...body, items: Array(201).fill(body.items[0]) },
    { ...body, items: [{ ...body.items[0], quantity: "1" }] },
    { ...body, items: [{ ...body.items[0], price: "24.001" }] },
  ];
  for (const value of wrong) expect((await post(value)).status).toBe(422);
  expect((await post("x".repeat(70_000))).status).toBe(413);
  await expectNothingOrdered();
});
