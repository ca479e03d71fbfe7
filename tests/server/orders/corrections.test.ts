import { beforeEach, describe, expect, test } from "bun:test";
import { DAY_MS } from "#shared/text/dates.ts";
import { MakerOrder, ShopperOrder } from "#shared/orders/progress.ts";
import { charmStore } from "#server/clips/part-store.ts";
import { changeCatalog } from "#server/catalog/item-rows.ts";
import { CharmInput } from "#shared/clip/parts.ts";
import { eraseCustomer } from "#server/operations/erase.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { products } from "#server/db/schema/catalog.ts";
import { orderCorrections } from "#server/db/schema/orders.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { API, makePath, orderPath } from "#tests/support/api.ts";
import {
  ADDRESS,
  confirmationPath,
  correct,
  correctionPath,
  linksOf,
  move,
  offerDelivery,
  orderWithLinks,
  pay,
  PAYMENT,
  tokenIn,
} from "#tests/support/orders.ts";
import { PlacedOrder } from "#shared/orders/schema.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  charmBody,
  makeCharm,
  makeProduct,
  makeResin,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { composeRow, outboxRows, sendAll } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

const shop = setUpApp({
  OWNER_EMAIL: "maker@example.com",
  PUBLIC_URL: "https://clips.example.com",
});
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

/** An order of two clips of 24.00 and of one with a counted charm of 3.50. */
async function orderBoth() {
  const product = await makeProduct(shop.deps, {
    name: "Sea Foam",
    stockQuantity: 5,
  });
  const rosebud = await makeCharm(shop.deps, {
    name: "Rosebud",
    stockQuantity: 3,
  });
  const daisy = await makeCharm(shop.deps, {
    name: "Daisy",
    price: "5.00",
    stockQuantity: 2,
  });
  const resin = await makeResin(shop.deps, { name: "Agate", price: "2.00" });
  await addProduct(visitor, product, { quantity: 2 });
  await addClip(visitor, {
    selectedCharms: [rosebud.id],
    customText: "MILA",
    resinId: resin.id,
  });
  const order = await orderWithLinks(shop, visitor);
  return { ...order, product, rosebud, daisy, resin };
}
const stockOf = async ({ id }: { id: number }) =>
  (await charmStore.get(shop.deps.db, id)).stockQuantity;
const leftOf = async (name: string) =>
  (await shop.deps.db.select().from(products).all()).find(
    (row) => row.name === name,
  )?.stockQuantity;
const read = async (token: string) =>
  MakerOrder.parse((await visitor.get(makePath(token))).json);
const kindsWaiting = async () =>
  (await outboxRows(shop.deps.db))
    .filter(({ state, kind }) => state !== "sent" && kind !== "order_owner")
    .map(({ kind, recipient }) => [kind, recipient]);
async function compose(kind: string) {
  const row = (await outboxRows(shop.deps.db)).findLast(
    (each) => each.kind === kind,
  );
  return composeRow(shop, row);
}

describe("correcting the lines", () => {
  test("adds up again, moves the stock, and remembers what changed", async () => {
    const order = await orderBoth();
    expect([order.total, await leftOf("Sea Foam")]).toEqual(["78.50", 3]);
    const answer = await correct(visitor, order.makerToken, {
      lines: [
        { line: 0, quantity: 1 },
        {
          line: 1,
          quantity: 2,
          design: { selectedCharms: [order.daisy.id], customText: "MIRA" },
        },
      ],
    });
    expect(answer.status).toBe(200);
    const corrected = MakerOrder.parse(answer.json);
    // 24 + 2 x (30.50 - 3.50 + 5.00), in the resin that it had.
    expect([corrected.total, corrected.revision]).toEqual(["88.00", 1]);
    expect(corrected.items[1]).toMatchObject({
      productName: 'Custom Claw Clip - "MIRA"',
      description: "Agate; Daisy",
      price: "32.00",
      quantity: 2,
    });
    expect(await leftOf("Sea Foam")).toBe(4);
    expect(await stockOf(order.rosebud)).toBe(3);
    const sold = await charmStore.get(shop.deps.db, order.daisy.id);
    expect([sold.stockQuantity, sold.inStock]).toEqual([0, false]);
    expect(corrected.corrections[0]?.changes).toEqual([
      { what: "quantity", line: "Sea Foam", before: "2", after: "1" },
      {
        what: "quantity",
        line: 'Custom Claw Clip - "MILA"',
        before: "1",
        after: "2",
      },
      {
        what: "letters",
        line: 'Custom Claw Clip - "MILA"',
        before: "MILA",
        after: "MIRA",
      },
      {
        what: "charms",
        line: 'Custom Claw Clip - "MILA"',
        before: "Rosebud",
        after: "Daisy",
      },
      { what: "total", before: "78.50", after: "88.00" },
    ]);
    // Cancelling gives back what the corrected order has taken.
    await move(visitor, order.makerToken, { status: "cancelled" });
    expect([await leftOf("Sea Foam"), await stockOf(order.daisy)]).toEqual([
      5, 2,
    ]);
    expect(await stockOf(order.rosebud)).toBe(3);
  });

  test("takes a line out, gives its stock back, and keeps the last one", async () => {
    const order = await orderBoth();
    const taken = await correct(visitor, order.makerToken, {
      lines: [{ line: 0, quantity: 0 }],
    });
    expect(taken.status).toBe(200);
    const corrected = MakerOrder.parse(taken.json);
    expect([corrected.total, corrected.items.length]).toEqual(["30.50", 1]);
    expect(corrected.corrections[0]?.changes).toEqual([
      { what: "quantity", line: "Sea Foam", before: "2", after: "0" },
      { what: "total", before: "78.50", after: "30.50" },
    ]);
    expect(await leftOf("Sea Foam")).toBe(5);
    expect(await stockOf(order.rosebud)).toBe(2);
    expect(await kindsWaiting()).toEqual([
      ["order_customer", "ada@example.com"],
    ]);
    expect((await compose("order_customer")).text).not.toContain("Sea Foam");
    const last = await correct(visitor, order.makerToken, {
      revision: 1,
      lines: [{ line: 0, quantity: 0 }],
    });
    expect([last.status, last.json]).toMatchObject([
      422,
      {
        fields: {
          "lines.0.quantity":
            "An order keeps at least one clip. Cancel it instead.",
        },
      },
    ]);
    expect((await read(order.makerToken)).items).toHaveLength(1);
  });

  test("keeps the price of what stays, and takes today's of what is new", async () => {
    const order = await orderBoth();
    const { rosebud, daisy } = order;
    for (const { id, price } of [
      { id: rosebud.id, price: "9.00" },
      { id: daisy.id, price: "6.00" },
    ]) {
      const input = CharmInput.parse(
        charmBody({ name: `Charm ${id}`, price, stockQuantity: 2 }),
      );
      await changeCatalog(shop.deps, (tx) =>
        charmStore.update(tx, {
          ...input,
          id,
          now: shop.clock.now(),
          ifMatchUpdatedAt: undefined,
        }),
      );
    }
    const answer = await correct(visitor, order.makerToken, {
      lines: [{ line: 1, design: { selectedCharms: [rosebud.id, daisy.id] } }],
    });
    expect(MakerOrder.parse(answer.json).items[1]).toMatchObject({
      price: "36.50",
      charms: [
        { name: "Rosebud", price: "3.50" },
        { name: `Charm ${daisy.id}`, price: "6.00" },
      ],
    });
  });

  test("is refused beyond stock, limits and what there is, and writes nothing", async () => {
    const order = await orderBoth();
    const before = await read(order.makerToken);
    for (const [lines, status, code] of [
      [[{ line: 0, quantity: 6 }], 409, "not_enough"],
      [[{ line: 1, quantity: 4 }], 409, "charm_out_of_stock"],
      [[{ line: 0, quantity: -1 }], 422, "invalid"],
      [[{ line: 0, quantity: 100 }], 422, "invalid"],
      [[{ line: 9, quantity: 1 }], 422, "invalid"],
      [[{ line: -1, quantity: 1 }], 422, "invalid"],
      [[{ line: 0, design: { customText: "X" } }], 422, "invalid"],
      [[{ line: 1, design: { customText: "MUCHTOOLONG" } }], 422, "invalid"],
      [[{ line: 1, design: {} }], 422, "invalid"],
      [[{ line: 1, design: { selectedCharms: [9_999] } }], 422, "invalid"],
      [
        [{ line: 1, design: { customText: "A", resinId: 9_999 } }],
        422,
        "invalid",
      ],
    ] as const) {
      const answer = await visitor.post(correctionPath(order.makerToken), {
        revision: 0,
        lines,
      });
      expect([lines, answer.status, answer.json]).toMatchObject([
        lines,
        status,
        { code },
      ]);
    }
    expect(await read(order.makerToken)).toEqual(before);
    expect([await leftOf("Sea Foam"), await stockOf(order.rosebud)]).toEqual([
      3, 2,
    ]);
  });

  test("is refused once it is made, and the total once it is paid", async () => {
    await changeSite(shop.deps, { payment: PAYMENT });
    const order = await orderBoth();
    await pay(visitor, order.makerToken, "paid");
    const lines = [{ line: 0, quantity: 1 }];
    const paid = await correct(visitor, order.makerToken, { lines });
    expect([paid.status, paid.json]).toMatchObject([
      409,
      { message: expect.stringContaining("is paid") },
    ]);
    await pay(visitor, order.makerToken, "open");
    await move(visitor, order.makerToken, { status: "making" });
    const late = await correct(visitor, order.makerToken, { lines });
    expect(late.json).toMatchObject({ code: "not_correctable" });
    const phone = "+49 30 1234567";
    const contact = await correct(visitor, order.makerToken, {
      customerPhone: phone,
    });
    expect(contact.json).toMatchObject({ customerPhone: phone, revision: 1 });
    await move(visitor, order.makerToken, { status: "cancelled" });
    const gone = await visitor.post(correctionPath(order.makerToken), {
      revision: 1,
      customerPhone: "+49 30 7654321",
    });
    expect(gone.json).toMatchObject({
      message: "This order no longer stands, so it cannot be corrected.",
    });
  });

  test("in two windows at once is refused to the second, with the order as it is", async () => {
    const order = await orderBoth();
    await correct(visitor, order.makerToken, {
      lines: [{ line: 0, quantity: 1 }],
    });
    const second = await correct(visitor, order.makerToken, {
      lines: [{ line: 0, quantity: 3 }],
    });
    expect([second.status, second.json]).toMatchObject([
      412,
      { code: "stale", current: { revision: 1 } },
    ]);
    const shopper = await visitor.post(correctionPath(order.token), {
      revision: 1,
      lines: [],
    });
    expect(shopper.status).toBe(404);
  });

  test("unticks the parts of which another number is needed", async () => {
    const order = await orderBoth();
    const tick = (key: string, isPicked: boolean) =>
      visitor.post(`/api/make/${order.makerToken}/picks`, { key, isPicked });
    const rosebud = `charm ${order.rosebud.id}`;
    await tick(rosebud, true);
    await tick("letter M", true);
    const picked = async () => {
      const { pickList } = await read(order.makerToken);
      return Object.values(pickList)
        .flat()
        .filter(({ isPicked }) => isPicked)
        .map(({ key }) => key);
    };
    expect(await picked()).toEqual([rosebud, "letter M"]);
    expect((await tick("charm 9999", true)).status).toBe(404);
    await tick(rosebud, false);
    expect(await picked()).toEqual(["letter M"]);
    await tick(rosebud, true);
    await correct(visitor, order.makerToken, {
      lines: [
        {
          line: 1,
          design: { selectedCharms: [order.rosebud.id], customText: "MIMA" },
        },
      ],
    });
    expect(await picked()).toEqual([rosebud]);
  });
});

describe("the customer", () => {
  test("gets the corrected order in a minute, once for several corrections", async () => {
    await changeSite(shop.deps, { payment: PAYMENT });
    const order = await orderBoth();
    await sendAll(shop);
    await correct(visitor, order.makerToken, {
      lines: [{ line: 0, quantity: 1 }],
    });
    await pay(visitor, order.makerToken, "asked");
    await correct(visitor, order.makerToken, {
      revision: 1,
      customerName: "Ada Lovelace",
    });
    expect(await kindsWaiting()).toEqual([
      ["order_payment", "ada@example.com"],
      ["order_corrected", "ada@example.com"],
    ]);
    const mail = await compose("order_corrected");
    for (const part of [
      "Quantity (Sea Foam): 2 → 1",
      "Total: $78.50 → $54.50",
      "Name: Ada Example → Ada Lovelace",
      "1 x Sea Foam",
      "IBAN: DE89",
    ])
      expect(mail.text).toContain(part);
    const shown = await visitor.get(orderPath(order.token));
    expect(ShopperOrder.parse(shown.json).total).toBe("54.50");
    expect(shown.text).not.toContain("corrections");
  });

  test("at a mistyped address gets all mails at the corrected one", async () => {
    const order = await orderBoth();
    const { db } = shop.deps;
    await shop.deps.commit(NO_LOCK, (tx) =>
      tx
        .update(outbox)
        .set({ state: "failed", lastError: "550 no such user" })
        .run(),
    );
    expect((await read(order.makerToken)).confirmation).toEqual({
      state: "failed",
      reason: "550 no such user",
    });
    await move(visitor, order.makerToken, { status: "making" });
    const answer = await correct(visitor, order.makerToken, {
      customerEmail: "ada@example.org",
    });
    expect(MakerOrder.parse(answer.json).confirmation.state).toBe("waiting");
    expect(await kindsWaiting()).toEqual([
      ["order_making", "ada@example.org"],
      ["order_customer", "ada@example.org"],
    ]);
    const rows = await outboxRows(db);
    expect(JSON.stringify(rows)).not.toContain("ada@example.com");
    for (const customerEmail of [
      "",
      "ada@",
      "a@b.org, c@d.org",
      "x\r\ny@z.org",
    ])
      expect(
        (
          await correct(visitor, order.makerToken, {
            revision: 1,
            customerEmail,
          })
        ).status,
      ).toBe(422);
  });

  test("is sent the confirmation again by one press, a few times a day", async () => {
    const order = await orderBoth();
    await sendAll(shop);
    for (let time = 1; time < 5; time++) {
      const answer = await visitor.post(confirmationPath(order.makerToken));
      expect(answer.status).toBe(200);
      await sendAll(shop);
    }
    const sixth = await visitor.post(confirmationPath(order.makerToken));
    expect(sixth.status).toBe(429);
    shop.clock.advance(DAY_MS);
    const next = await visitor.post(confirmationPath(order.makerToken));
    expect(next.json).toMatchObject({ confirmation: { state: "waiting" } });
  });

  test("has the postal address corrected, with the delivery as it was", async () => {
    const [post] = await offerDelivery(shop.deps);
    const product = await makeProduct(shop.deps);
    await addProduct(visitor, product);
    const placed = await visitor.post(
      API.orders,
      orderBody(await readCart(visitor), {
        deliveryId: post?.id,
        address: ADDRESS,
        total: "28.90",
      }),
    );
    const { id } = PlacedOrder.parse(placed.json);
    const token = tokenIn((await linksOf(shop, id)).maker);
    const before = MakerOrder.parse((await visitor.get(makePath(token))).json);
    // All fields are sent, as her page does.
    const address = { ...ADDRESS, ...before.address, line1: "Beispielweg 21" };
    const answer = await correct(visitor, token, {
      address,
      lines: [{ line: 0, quantity: 3 }],
    });
    // Three clips of 24.00 would travel for nothing by now.
    expect(answer.json).toMatchObject({
      total: "76.90",
      address: { line1: "Beispielweg 21", city: "Musterstadt" },
      delivery: { price: "4.90" },
    });
    const { corrections } = MakerOrder.parse(answer.json);
    expect(corrections[0]?.changes.at(-1)).toEqual({
      what: "address",
      before: "Beispielweg 12, 10117 Musterstadt, DE",
      after: "Beispielweg 21, 10117 Musterstadt, DE",
    });
    expect((await compose("order_customer")).text).toContain("Beispielweg 21");
    // The letter goes to Germany and Austria alone.
    const abroad = await correct(visitor, token, {
      revision: 1,
      address: { ...ADDRESS, country: "IT" },
    });
    expect([abroad.status, abroad.json]).toMatchObject([
      422,
      {
        fields: {
          "address.country":
            "This way of delivery does not reach that country. Please choose another.",
        },
      },
    ]);
    for (const wrong of [
      { ...ADDRESS, line1: "" },
      { ...ADDRESS, line1: "x".repeat(10_000) },
      { ...ADDRESS, city: "Musterstadt\nBerlin" },
      { ...ADDRESS, country: "XX" },
    ])
      expect(
        (await correct(visitor, token, { revision: 1, address: wrong })).status,
      ).toBe(422);
  });

  test("who is erased leaves no correction and no tick", async () => {
    const order = await orderBoth();
    await visitor.post(`/api/make/${order.makerToken}/picks`, {
      key: "letter M",
      isPicked: true,
    });
    await correct(visitor, order.makerToken, {
      customerName: "Ada Lovelace",
    });
    const { db } = shop.deps;
    const { dataDir } = shop.deps.config;
    await eraseCustomer(db, { dataDir, email: "ada@example.com" });
    expect(await db.select().from(orderCorrections).all()).toEqual([]);
    expect(JSON.stringify(await outboxRows(db))).not.toContain("Lovelace");
  });
});
