import { beforeEach, describe, expect, test } from "bun:test";
import {
  API,
  cancelPath,
  makePath,
  orderPath,
  statusPath,
} from "#tests/support/api.ts";
import { DAY_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { CharmInput } from "#shared/clip/parts.ts";
import { MakerOrder, type StatusBody } from "#shared/orders/progress.ts";
import { charmStore } from "#server/clips/part-store.ts";
import { outbox } from "#server/db/schema/mails.ts";
import {
  orderEvents,
  orderLines,
  orders,
  secrets,
} from "#server/db/schema/orders.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { updateCharm } from "#tests/support/catalog.ts";
import {
  addClip,
  addProduct,
  charmBody,
  makeCharm,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import {
  type LinkedOrder,
  linksOf,
  look,
  move,
  orderWithLinks,
} from "#tests/support/orders.ts";
import { outboxRows } from "#tests/support/outbox.ts";
import { MAKER } from "#server/db/locks.ts";

const shop = setUpApp({
  OWNER_EMAIL: "maker@example.com",
  PUBLIC_URL: "https://shop.example.com",
  SUPPORT_EMAIL: "help@example.com",
});
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

/** Orders a clip with a counted charm, of which five are in stock. */
async function placeOrder(given: { stock?: number } = {}) {
  const moon = await makeCharm(shop.deps, {
    name: "Moon",
    stockQuantity: given.stock ?? 5,
  });
  await addClip(visitor, { selectedCharms: [moon.id], customText: "MILA" });
  return { moon, order: await orderWithLinks(shop, visitor) };
}

/** The last step of an order; a refusal as it is. */
const lastEvent = (json: unknown): unknown =>
  MakerOrder.safeParse(json).data?.events.at(-1) ?? json;
const to = (order: LinkedOrder, body: StatusBody) =>
  move(visitor, order.makerToken, body);
const cancel = (order: LinkedOrder) => visitor.post(cancelPath(order.token));
const stockOf = async ({ id }: { id: number }) => {
  const { stockQuantity, inStock } = await charmStore.get(shop.deps.db, id);
  return { stockQuantity, inStock };
};
/** The mails about later steps, in the order in which they were queued. */
const laterMails = async () =>
  (await outboxRows(shop.deps.db))
    .filter(({ kind }) => kind !== "order_owner" && kind !== "order_customer")
    .map(({ kind, recipient, state }) => [kind, recipient, state]);

describe("an order's pages", () => {
  test("are opened by two 128-bit tokens, and only their hashes are stored", async () => {
    const { order } = await placeOrder();
    expect(order.url).toBe(`https://shop.example.com/orders/${order.token}`);
    for (const token of [order.token, order.makerToken])
      expect(Buffer.from(token, "base64url")).toHaveLength(16);
    const [row] = await shop.deps.db.select().from(orders).all();
    expect(row?.shopperTokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(order.token);
    expect(JSON.stringify(row)).not.toContain(order.makerToken);
  });

  test("show the shopper the order, and the maker whom to call and what to pick", async () => {
    const { order, moon } = await placeOrder();
    const shown = await visitor.get(orderPath(order.token));
    expect(shown.json).toEqual({
      id: 1001,
      status: "received",
      stands: true,
      events: [{ status: "received", at: order.createdAt }],
      createdAt: order.createdAt,
      readyBy: null,
      items: order.items.map((item) => ({ ...item, picture: null })),
      total: order.total,
      amounts: {
        total: order.total,
        paid: "0.00",
        refundable: "0.00",
        refunded: "0.00",
        owed: order.total,
      },
      currency: "USD",
      canCancel: true,
      payment: { state: "open" },
      invoices: [],
      canWithdraw: false,
      withdrawableLines: [],
      withdrawnAt: null,
      withdrawnLines: [],
    });
    const made = await look(visitor, order.makerToken);
    expect(made.json).toMatchObject({
      customerName: "Ada Example",
      customerEmail: "ada@example.com",
      customerPhone: "+1 (555) 010-0199",
      pickList: {
        resins: [],
        charms: [{ name: moon.name, count: 1 }],
        letters: ["M", "I", "L", "A"].map((name) => ({ name, count: 1 })),
      },
      due: null,
      back: null,
    });
    for (const { headers } of [shown, made])
      expect([
        headers.get("cache-control"),
        headers.get("x-robots-tag"),
        headers.get("referrer-policy"),
      ]).toEqual(["no-store", "noindex, nofollow", "no-referrer"]);
  });

  test("give the same response to every guessed, shortened or swapped token", async () => {
    const { order } = await placeOrder();
    const { token, makerToken } = order;
    const wrong = [
      "AAAAAAAAAAAAAAAAAAAAAA",
      token.slice(0, -1),
      `${token}A`,
      token.toUpperCase(),
      "%00",
      "1001",
      "x".repeat(5_000),
    ];
    const replies = await Promise.all([
      ...[...wrong, makerToken].flatMap((each) => [
        visitor.get(orderPath(each)),
        visitor.post(cancelPath(each)),
      ]),
      ...[...wrong, token].flatMap((each) => [
        visitor.get(makePath(each)),
        visitor.post(statusPath(each), { status: "making" }),
      ]),
    ]);
    const unknown = await visitor.get("/api/nothing");
    for (const { status, json } of replies)
      expect([status, json]).toEqual([404, unknown.json]);
    expect((await look(visitor, makerToken)).json).toMatchObject({
      status: "received",
    });
  });

  test("do not exist for an order from a version without pages", async () => {
    const { order } = await placeOrder();
    await shop.deps.commit(MAKER, (tx) =>
      tx
        .update(orders)
        .set({
          status: null,
          shopperTokenHash: null,
          makerTokenHash: null,
          takenStock: null,
        })
        .run(),
    );
    expect(await linksOf(shop, order.id)).toEqual({
      shopper: undefined,
      maker: undefined,
    });
    expect((await visitor.get(orderPath(order.token))).status).toBe(404);
  });

  test("have new tokens when an order after a restore reuses their number", async () => {
    const { order } = await placeOrder();
    // Simulates a restored backup that has the secret but not the order.
    await shop.deps.commit(MAKER, async (tx) => {
      await tx.delete(outbox).run();
      await tx.delete(orderLines).run();
      await tx.delete(orders).run();
    });
    shop.clock.advance(MINUTE_MS);
    const next = await placeOrder();
    expect(next.order.id).toBe(order.id);
    expect((await visitor.get(orderPath(order.token))).status).toBe(404);
    expect((await visitor.get(makePath(order.makerToken))).status).toBe(404);
    expect((await visitor.get(orderPath(next.order.token))).status).toBe(200);
  });

  test("share one secret, which the first order creates", async () => {
    const { order } = await placeOrder();
    const again = await placeOrder();
    expect(again.order.token).not.toBe(order.token);
    expect(await shop.deps.db.select().from(secrets).all()).toHaveLength(1);
  });
});

describe("the maker", () => {
  test("moves an order on, with a note and a tracking link, and the shopper sees it", async () => {
    const { order } = await placeOrder();
    shop.clock.advance(MINUTE_MS);
    const made = await to(order, { status: "making", note: " About Friday " });
    expect([made.status, made.json]).toMatchObject([
      200,
      { status: "making", back: "received" },
    ]);
    shop.clock.advance(MINUTE_MS);
    await to(order, {
      status: "sent",
      trackingUrl: "https://parcel.example.com/7",
    });
    expect((await visitor.get(orderPath(order.token))).json).toMatchObject({
      status: "sent",
      canCancel: false,
      events: [
        { status: "received", at: "2026-11-21T10:00:00.000Z" },
        {
          status: "making",
          at: "2026-11-21T10:01:00.000Z",
          note: "About Friday",
        },
        {
          status: "sent",
          at: "2026-11-21T10:02:00.000Z",
          trackingUrl: "https://parcel.example.com/7",
        },
      ],
    });
  });

  test("gives the parcel's number, and a link takes its place", async () => {
    const { order } = await placeOrder();
    const sentWith = async (body: Partial<StatusBody>) => {
      const sent = await to(order, { status: "sent", ...body });
      return lastEvent(sent.json);
    };
    const dhl = {
      trackingUrl:
        "https://www.dhl.com/global-en/home/tracking.html?tracking-id=00340434161094042557",
      tracking: { carrier: "dhl", name: "DHL", number: "00340434161094042557" },
    };
    const number = "0034 0434 1610 9404 2557";
    expect(await sentWith({ tracking: { number } })).toMatchObject(dhl);
    expect(await sentWith({ tracking: { carrier: "", number } })).toMatchObject(
      dhl,
    );
    // What is not named stays; an empty link takes both away.
    expect(await sentWith({ note: "Enjoy" })).toMatchObject(dhl);
    expect(await sentWith({ trackingUrl: "" })).not.toHaveProperty("tracking");
    const gls = { carrier: "gls", number: "abc-123" };
    expect(await sentWith({ tracking: gls })).toMatchObject({
      trackingUrl:
        "https://gls-group.com/GROUP/en/parcel-tracking?match=ABC123",
      tracking: { carrier: "gls", name: "GLS", number: "ABC123" },
    });
    const trackingUrl = "https://parcel.example.com/7";
    const linked = await sentWith({ trackingUrl });
    expect(linked).toMatchObject({ trackingUrl });
    expect(linked).not.toHaveProperty("tracking");
    // A number of no carrier needs its link, which is then kept as it is.
    expect(
      await sentWith({ tracking: { number: "PARCEL 7" }, trackingUrl }),
    ).toMatchObject({ trackingUrl, tracking: { number: "PARCEL7" } });
    for (const tracking of [
      { number: "PARCEL 7" },
      { carrier: "nobody", number: "00340434161094042557" },
      { carrier: "dhl", number: "<script>" },
    ])
      expect(await sentWith({ tracking })).toMatchObject({
        code: "invalid",
        fields: { "tracking.number": expect.stringContaining("know this") },
      });
    expect(
      (await to(order, { status: "making", tracking: { number } })).json,
    ).toMatchObject({
      fields: { "tracking.number": expect.stringContaining("is sent") },
    });
  });

  test("shows no number where an earlier copy has changed the link alone", async () => {
    const { order } = await placeOrder();
    const tracking = { number: "1Z999AA10123456784" };
    await to(order, { status: "sent", tracking });
    await shop.deps.commit(MAKER, (tx) =>
      tx.update(orderEvents).set({ trackingUrl: "https://a.example/" }).run(),
    );
    const { json } = await look(visitor, order.makerToken);
    expect(lastEvent(json)).toMatchObject({
      trackingUrl: "https://a.example/",
    });
    expect(lastEvent(json)).not.toHaveProperty("tracking");
  });

  test("repeats a status without another mail, and can change the note that way", async () => {
    const { order } = await placeOrder();
    await to(order, { status: "making", note: "About Friday" });
    expect((await to(order, { status: "making" })).status).toBe(200);
    const changed = await to(order, { status: "making", note: "About Monday" });
    expect(changed.json).toMatchObject({
      events: [{}, { note: "About Monday" }],
    });
    expect(await laterMails()).toEqual([
      ["order_making", "ada@example.com", "queued"],
    ]);
    const emptied = await to(order, { status: "making", note: "" });
    expect(emptied.json).toMatchObject({
      events: [{ status: "received" }, { status: "making" }],
    });
    expect(emptied.text).not.toContain("Monday");
  });

  test("undoes a step, and the mail about that step is not sent", async () => {
    const { order } = await placeOrder();
    await to(order, { status: "making" });
    const [, , mail] = await outboxRows(shop.deps.db);
    expect(mail?.nextAttemptAt).toBe(shop.clock.now() + MINUTE_MS);
    const back = await to(order, { status: "received", from: "making" });
    expect(back.json).toMatchObject({
      status: "received",
      events: [{ status: "received" }],
      back: null,
    });
    expect(await laterMails()).toEqual([]);
    await to(order, { status: "making" });
    expect(await laterMails()).toHaveLength(1);
  });

  test("sends what lies ready in one step, with one mail, and takes it back", async () => {
    const { order } = await placeOrder();
    const sent = await to(order, { status: "sent", from: "received" });
    expect(sent.json).toMatchObject({ status: "sent", back: "received" });
    expect((await laterMails()).map(([kind]) => kind)).toEqual(["order_sent"]);
    await to(order, { status: "received", from: "sent" });
    expect(await laterMails()).toEqual([]);
    await to(order, { status: "making" });
    await to(order, { status: "sent" });
    expect((await laterMails()).map(([kind]) => kind)).toEqual(["order_sent"]);
  });

  test("cannot go back by two, nor move an order from an outdated status", async () => {
    const { order } = await placeOrder();
    await to(order, { status: "making" });
    await to(order, { status: "sent" });
    const skipped = await to(order, { status: "received" });
    expect([skipped.status, skipped.json]).toMatchObject([
      409,
      { code: "status_skipped" },
    ]);
    const stale = await to(order, { status: "making", from: "received" });
    expect([stale.status, stale.json]).toMatchObject([
      409,
      { code: "status_changed" },
    ]);
    const cancelled = await to(order, { status: "cancelled" });
    expect([cancelled.status, cancelled.json]).toMatchObject([
      409,
      { message: expect.stringContaining("is finished already") },
    ]);
    expect((await look(visitor, order.makerToken)).json).toMatchObject({
      status: "sent",
    });
  });

  test("is told what is wrong with a note or a link", async () => {
    const { order } = await placeOrder();
    const refused = await to(order, {
      status: "making",
      note: "n".repeat(10_000),
      trackingUrl: "javascript:alert(1)",
    });
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({
      fields: {
        note: "Keep the note within 500 characters.",
        trackingUrl: expect.stringContaining("https://"),
      },
    });
    expect((await look(visitor, order.makerToken)).json).toMatchObject({
      status: "received",
    });
  });

  test("moves the order once and queues one mail for concurrent requests", async () => {
    const { order } = await placeOrder();
    const taps = await Promise.all(
      [1, 2, 3].map(() => to(order, { status: "making", from: "received" })),
    );
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await laterMails()).toHaveLength(1);
  });
});

describe("cancelling", () => {
  test("returns counted charms to stock once, however often it is requested", async () => {
    const { order, moon } = await placeOrder({ stock: 1 });
    expect(await stockOf(moon)).toEqual({ stockQuantity: 0, inStock: false });
    const replies = await Promise.all([1, 2, 3].map(() => cancel(order)));
    for (const { status, json } of replies)
      expect([status, json]).toMatchObject([
        200,
        { status: "cancelled", canCancel: false },
      ]);
    expect(await stockOf(moon)).toEqual({ stockQuantity: 1, inStock: true });
    expect((await visitor.get(API.charms)).json).toMatchObject([
      { inStock: true },
    ]);
    expect(await laterMails()).toEqual([
      ["order_cancelled", "ada@example.com", "queued"],
      ["order_cancelled_owner", "maker@example.com", "queued"],
    ]);
  });

  test("is refused once the maker has started, with the address to write to", async () => {
    const { order, moon } = await placeOrder();
    await to(order, { status: "making" });
    const refused = await cancel(order);
    expect([refused.status, refused.json]).toMatchObject([
      409,
      {
        code: "not_cancellable",
        message: expect.stringContaining("help@example.com"),
      },
    ]);
    expect(await stockOf(moon)).toEqual({ stockQuantity: 4, inStock: true });
  });

  test("at the same time as starting to make leaves only one of the two in effect", async () => {
    for (let round = 0; round < 20; round += 1) {
      // Advances a day, because one mailbox gets a limited number a day.
      shop.clock.advance(DAY_MS);
      const { order, moon } = await placeOrder();
      const attempts = [
        () => cancel(order),
        () => to(order, { status: "making", from: "received" }),
      ];
      if (round % 2) attempts.reverse();
      await Promise.all(attempts.map((attempt) => attempt()));
      const { json } = await look(visitor, order.makerToken);
      const isCancelled = JSON.stringify(json).includes('"cancelled"');
      expect(await stockOf(moon)).toEqual({
        stockQuantity: isCancelled ? 5 : 4,
        inStock: true,
      });
      const [last] = (await outboxRows(shop.deps.db)).slice(-1);
      expect(last?.kind).toBe(
        isCancelled ? "order_cancelled_owner" : "order_making",
      );
    }
  });

  test("does not put a charm on sale that the maker took off sale meanwhile", async () => {
    const { order, moon } = await placeOrder();
    const edit = CharmInput.parse(
      charmBody({ name: "Moon", stockQuantity: 4, inStock: false }),
    );
    await Promise.all([updateCharm(shop.deps, moon.id, edit), cancel(order)]);
    expect(await stockOf(moon)).toEqual({ stockQuantity: 5, inStock: false });
  });

  test("does not count a charm that the maker has stopped counting", async () => {
    const { order, moon } = await placeOrder();
    const edit = CharmInput.parse(
      charmBody({ name: "Moon", stockQuantity: 0, inStock: true }),
    );
    await updateCharm(shop.deps, moon.id, edit);
    await cancel(order);
    expect(await stockOf(moon)).toEqual({ stockQuantity: 0, inStock: true });
  });

  test("by the maker can be undone, which takes the charms and brings the earlier mail again", async () => {
    const { order, moon } = await placeOrder();
    await to(order, { status: "making" });
    await to(order, { status: "cancelled", note: "The resin did not set." });
    expect(await stockOf(moon)).toEqual({ stockQuantity: 5, inStock: true });
    expect(await laterMails()).toEqual([
      ["order_cancelled", "ada@example.com", "queued"],
    ]);
    await to(order, { status: "making", from: "cancelled" });
    expect(await stockOf(moon)).toEqual({ stockQuantity: 4, inStock: true });
    expect(await laterMails()).toEqual([
      ["order_making", "ada@example.com", "queued"],
    ]);
  });

  test("cannot be undone once others have bought the charm", async () => {
    const { order, moon } = await placeOrder({ stock: 1 });
    await to(order, { status: "cancelled" });
    await addClip(visitor, { selectedCharms: [moon.id] });
    await orderWithLinks(shop, visitor);
    const refused = await to(order, { status: "received" });
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { message: expect.stringContaining("Moon has been sold since") },
    ]);
    expect((await look(visitor, order.makerToken)).json).toMatchObject({
      status: "cancelled",
    });
    expect(await stockOf(moon)).toEqual({ stockQuantity: 0, inStock: false });
  });

  test("by the shopper cannot be undone by the maker", async () => {
    const { order } = await placeOrder();
    await cancel(order);
    const made = await look(visitor, order.makerToken);
    expect(made.json).toMatchObject({ status: "cancelled", back: null });
    expect(await to(order, { status: "received" })).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining("order again") },
    });
  });

  test("sends no mail to a customer who got no confirmation of the order", async () => {
    const product = await makeProduct(shop.deps);
    const program = shop.visitor();
    await addProduct(program, product);
    const body = orderBody(await readCart(program), { website: "spam" });
    expect((await program.post(API.orders, body)).status).toBe(201);
    const { maker = "" } = await linksOf(shop, 1001);
    await move(visitor, maker.slice(maker.lastIndexOf("/") + 1), {
      status: "cancelled",
    });
    expect(await outboxRows(shop.deps.db)).toMatchObject([
      { kind: "order_owner" },
    ]);
  });
});

test("reading an order changes nothing", async () => {
  const { order } = await placeOrder();
  const before = await outboxRows(shop.deps.db);
  await visitor.get(orderPath(order.token));
  await visitor.get(cancelPath(order.token));
  await visitor.get(statusPath(order.makerToken));
  await look(visitor, order.makerToken);
  expect((await look(visitor, order.makerToken)).json).toMatchObject({
    status: "received",
  });
  expect(await outboxRows(shop.deps.db)).toEqual(before);
});

test("too many cancellations from one address are refused with 429", async () => {
  const { order } = await placeOrder();
  const taps = [];
  for (let tap = 0; tap < 31; tap += 1) taps.push(await cancel(order));
  expect(taps.at(-2)?.status).toBe(200);
  expect(taps.at(-1)?.status).toBe(429);
});
