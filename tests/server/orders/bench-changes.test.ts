import { beforeEach, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { MINUTE_MS } from "#shared/text/dates.ts";
import type * as z from "zod/mini";
import { MakerOrder, ShopperOrder } from "#shared/orders/progress.ts";
import * as calls from "#shared/workbench/calls.ts";
import {
  BenchOrder,
  BenchPickList,
  type BenchStatusInput,
  BenchStatusReply,
  ChosenReply,
} from "#shared/workbench/schema.ts";
import { MAKER } from "#server/db/locks.ts";
import { orders } from "#server/db/schema/orders.ts";
import { eraseCustomer } from "#server/operations/erase.ts";
import { logIn } from "#tests/support/admin.ts";
import { makePath, orderPath, withdrawPath } from "#tests/support/api.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
  SIZES,
} from "#tests/support/make.ts";
import {
  type LinkedOrder,
  look,
  move,
  orderWithLinks,
} from "#tests/support/orders.ts";
import { outboxRows } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

const shop = setUpApp({ OWNER_EMAIL: "maker@example.com" });
let maker: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
});

async function place(count: number): Promise<LinkedOrder[]> {
  const product = await makeProduct(shop.deps);
  const placed: LinkedOrder[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const visitor = shop.visitor();
    await addProduct(visitor, product);
    const customerEmail = `customer${nth}@example.com`;
    placed.push(await orderWithLinks(shop, visitor, { customerEmail }));
  }
  return placed;
}

const set = async (body: z.input<typeof BenchStatusInput>) => {
  const answer = await maker.post(calls.setStatuses.path, body);
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return BenchStatusReply.parse(answer.json);
};
const idsOf = (placed: { id: number }[]) => placed.map(({ id }) => id);
const statusOf = async ({ makerToken }: LinkedOrder) =>
  MakerOrder.parse((await look(shop.visitor(), makerToken)).json).status;
const laterMails = async () =>
  (await outboxRows(shop.deps.db))
    .filter(({ kind }) => /making|sent|cancelled/.test(kind))
    .map(({ kind, recipient, nextAttemptAt }) => [
      kind,
      recipient,
      nextAttemptAt,
    ]);

describe("several orders", () => {
  test("move at once, each with one mail after a minute, and go back together", async () => {
    const placed = await place(3);
    const ids = idsOf(placed);
    expect(await set({ ids, status: "making" })).toEqual(
      ids.map((id) => ({ id, ok: true, before: "received" })),
    );
    const dueAt = shop.clock.now() + MINUTE_MS;
    expect(await laterMails()).toEqual(
      placed.map(({ customerEmail }) => ["order_making", customerEmail, dueAt]),
    );
    const undone = { ids, status: "received", from: "making" } as const;
    expect(await set(undone)).toEqual(
      ids.map((id) => ({ id, ok: true, before: "making" })),
    );
    expect(await laterMails()).toEqual([]);
    for (const order of placed) expect(await statusOf(order)).toBe("received");
  });

  test("go straight from received to sent, with what is known of the parcel", async () => {
    const [one, two, three] = await place(3);
    if (!one || !two || !three) throw new Error("three were placed");
    await set({ ids: [two.id], status: "making" });
    const reply = await set({
      ids: [one.id, two.id, three.id],
      status: "sent",
      trackings: [
        {
          id: one.id,
          tracking: { carrier: "dhl", number: "JJD014600006281230704" },
        },
        { id: two.id, trackingUrl: "https://parcels.example/1" },
        { id: 9_999, tracking: { number: "H1" } },
      ],
    });
    expect(reply.map(({ before }) => before)).toEqual([
      "received",
      "making",
      "received",
    ]);
    const read = async ({ token }: LinkedOrder) =>
      ShopperOrder.parse(
        (await shop.visitor().get(orderPath(token))).json,
      ).events.at(-1);
    expect(await read(one)).toMatchObject({
      status: "sent",
      tracking: { carrier: "dhl", number: "JJD014600006281230704" },
    });
    expect(await read(two)).toMatchObject({
      trackingUrl: "https://parcels.example/1",
    });
    expect(await read(three)).not.toHaveProperty("trackingUrl");
    expect((await laterMails()).map(([kind]) => kind)).toEqual([
      "order_sent",
      "order_sent",
      "order_sent",
    ]);
    // Undone, each goes to where it was.
    const back = await set({ ids: [two.id], status: "making", from: "sent" });
    expect(back).toMatchObject([{ ok: true, before: "sent" }]);
    await set({ ids: [one.id, three.id], status: "received", from: "sent" });
    expect(await statusOf(one)).toBe("received");
    expect(await statusOf(two)).toBe("making");
  });

  test("that cannot move say why, and the others move", async () => {
    const [one, two, three, four, five] = await place(5);
    if (!one || !two || !three || !four || !five) throw new Error("placed");
    const visitor = shop.visitor();
    await move(visitor, one.makerToken, { status: "sent" });
    await visitor.post(`/api/orders/${two.token}/cancel`);
    await changeSite(shop.deps, { legal: { withdrawalDays: 14 } });
    await visitor.post(withdrawPath(three.token), {});
    await set({ ids: [four.id], status: "making" });
    const before = (await laterMails()).length;
    const reply = await set({
      ids: [...idsOf([one, two, three, four, five]), 123_456, five.id],
      status: "making",
    });
    expect(reply).toEqual([
      { id: one.id, ok: false, code: "status_skipped", message: SENT },
      { id: two.id, ok: false, code: "status_skipped", message: CANCELLED },
      { id: three.id, ok: false, code: "status_skipped", message: WITHDRAWN },
      { id: four.id, ok: true },
      { id: five.id, ok: true, before: "received" },
      { id: 123_456, ok: false, code: "not_found", message: GONE },
    ]);
    expect(await laterMails()).toHaveLength(before + 1);
    expect(await statusOf(five)).toBe("making");
  });

  test("that another device has moved on are not moved back unasked", async () => {
    const [one, two] = await place(2);
    if (!one || !two) throw new Error("two were placed");
    const ids = idsOf([one, two]);
    await set({ ids, status: "making" });
    await move(shop.visitor(), one.makerToken, { status: "sent" });
    // Pressed on a page that still shows both as new.
    const late = await set({ ids, status: "making" });
    expect(late).toMatchObject([
      { id: one.id, ok: false, code: "status_changed" },
      { id: two.id, ok: true },
    ]);
    expect(await statusOf(one)).toBe("sent");
    const undone = await set({ ids, status: "received", from: "making" });
    expect(undone).toMatchObject([
      { ok: false, code: "status_changed" },
      { ok: true, before: "making" },
    ]);
  });

  test("of an erased customer move without a mail", async () => {
    const [one, two] = await place(2);
    if (!one || !two) throw new Error("two were placed");
    const { config, db } = shop.deps;
    const { dataDir } = config;
    await eraseCustomer(db, { dataDir, email: one.customerEmail });
    const ids = idsOf([one, two]);
    expect(await set({ ids, status: "sent" })).toMatchObject([
      { id: one.id, ok: true },
      { id: two.id, ok: true },
    ]);
    expect((await laterMails()).map(([, to]) => to)).toEqual([
      two.customerEmail,
    ]);
    await set({ ids, status: "received", from: "sent" });
    expect(await laterMails()).toEqual([]);
  });

  test("keep a number that no carrier has to themselves", async () => {
    const [one, two] = await place(2);
    if (!one || !two) throw new Error("two were placed");
    const reply = await set({
      ids: idsOf([one, two]),
      status: "sent",
      trackings: [{ id: one.id, tracking: { number: "?" } }],
    });
    expect(reply).toMatchObject([
      { id: one.id, ok: false, code: "invalid" },
      { id: two.id, ok: true },
    ]);
    expect(await statusOf(one)).toBe("received");
  });

  test("that are too many, none or nonsense are refused in words", async () => {
    await place(1);
    const many = Array.from({ length: 500 }, (_, nth) => 1001 + nth);
    const refused = await maker.post(calls.setStatuses.path, {
      ids: many,
      status: "making",
    });
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({
      code: "invalid",
      fields: { ids: "Choose at most 200 orders at once." },
    });
    for (const body of [
      { ids: [], status: "making" },
      { ids: "1001", status: "making" },
      { ids: ["1001"], status: "making" },
      { ids: [1.5], status: "making" },
      { ids: [-1], status: "making" },
      { ids: [1e300], status: "making" },
      { ids: [1001], status: "paid" },
      { ids: [1001], status: "__proto__" },
      { ids: [1001] },
      { ids: [1001], status: "making", from: "late" },
      {
        ids: [1001],
        status: "making",
        trackings: [{ id: 1001, trackingUrl: "https://parcels.example" }],
      },
      {
        ids: [1001],
        status: "sent",
        trackings: [{ id: 1001, trackingUrl: "javascript:1" }],
      },
      [],
    ]) {
      const answer = await maker.post(calls.setStatuses.path, body);
      expect([body, answer.status]).toEqual([body, 422]);
    }
    expect(await set({ ids: [1001, 1001, 1001], status: "making" })).toEqual([
      { id: 1001, ok: true, before: "received" },
    ]);
    const largest = await set({
      ids: [Number.MAX_SAFE_INTEGER],
      status: "sent",
    });
    expect(largest).toMatchObject([{ ok: false, code: "not_found" }]);
  });

  test("that two devices move at the same moment get one mail each", async () => {
    const placed = await place(3);
    const ids = idsOf(placed);
    const replies = await Promise.all([
      set({ ids, status: "making" }),
      set({ ids: ids.toReversed(), status: "making" }),
      set({ ids, status: "making" }),
    ]);
    expect(replies.flat().every(({ ok }) => ok)).toBe(true);
    const moved = replies.flat().filter(({ before }) => before !== undefined);
    expect(moved).toHaveLength(3);
    expect(await laterMails()).toHaveLength(3);
  });
});

const SENT = "This order is finished already, so this cannot be done any more.";
const CANCELLED =
  "The customer has cancelled this order. If they want it after all, please ask them to order again.";
const WITHDRAWN =
  "The customer has withdrawn from this order, so there is nothing to make or send.";
const GONE = "This order is not there any more.";

describe("one list of parts for several orders", () => {
  const picks = async (ids?: readonly number[]) => {
    const query = ids ? `?ids=${ids.join(",")}` : "";
    const answer = await maker.get(calls.getBenchPicks.path + query);
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
    return BenchPickList.parse(answer.json);
  };
  const tick = async (key: string, isPicked: boolean, ids?: number[]) => {
    const body = { key, isPicked, ...(ids && { ids }) };
    const answer = await maker.post(calls.setBenchPicked.path, body);
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
    return BenchPickList.parse(answer.json);
  };
  const partIn = ({ list }: Pick<BenchPickList, "list">, key: string) =>
    Object.values(list)
      .flat()
      .find((part) => part.key === key);

  async function placeTwo() {
    const moon = await makeCharm(shop.deps, { name: "Moon" });
    const sizes = await makeProduct(shop.deps, {
      name: "Sea Foam",
      variants: SIZES,
    });
    const placed: LinkedOrder[] = [];
    for (const customText of ["ANNA", "MILA"]) {
      const visitor = shop.visitor();
      await addClip(visitor, { selectedCharms: [moon.id], customText });
      const variantId = sizes.variants.at(-1)?.id;
      await addProduct(visitor, sizes, { variantId, quantity: 2 });
      placed.push(await orderWithLinks(shop, visitor));
    }
    const [one, two] = placed;
    if (!one || !two) throw new Error("two were placed");
    const key = `clip ${sizes.id} Large`;
    return { one, two, moon: `charm ${moon.id}`, large: key };
  }

  test("sums what they need, clips of the shelf too", async () => {
    const { one, two, moon, large } = await placeTwo();
    const both = await picks([one.id, two.id]);
    expect(both.ids).toEqual([one.id, two.id]);
    expect(both.clips).toBe(6);
    expect(both.list.charms).toEqual([
      { key: moon, name: "Moon", count: 2, isPicked: false },
    ]);
    expect(both.list.clips).toEqual([
      { key: large, name: "Sea Foam (Large)", count: 4, isPicked: false },
    ]);
    expect(partIn(both, "letter A")?.count).toBe(3);
    expect(partIn(both, "letter M")?.count).toBe(1);
    // The order's own page has them as well.
    const page = MakerOrder.parse(
      (await maker.get(makePath(one.makerToken))).json,
    );
    expect(page.pickList.clips).toEqual([
      { key: large, name: "Sea Foam (Large)", count: 2, isPicked: false },
    ]);
  });

  test("ticks a part in each of them, and is ticked once all are", async () => {
    const { one, two, moon, large } = await placeTwo();
    const ids = [one.id, two.id];
    const visitor = shop.visitor();
    await visitor.post(`/api/make/${one.makerToken}/picks`, {
      ...{ key: moon, isPicked: true },
    });
    expect(partIn(await picks(ids), moon)?.isPicked).toBe(false);
    expect(partIn(await tick(moon, true, ids), moon)?.isPicked).toBe(true);
    expect(partIn(await tick(large, true, ids), large)?.isPicked).toBe(true);
    // Sent again, as by a phone that had lost its connection.
    for (let nth = 0; nth < 3; nth += 1) await tick(moon, true, ids);
    const page = MakerOrder.parse(
      (await maker.get(makePath(two.makerToken))).json,
    );
    expect(partIn({ list: page.pickList }, moon)?.isPicked).toBe(true);
    await tick("letter M", true, ids);
    expect(partIn(await picks([two.id]), "letter M")?.isPicked).toBe(true);
    expect(partIn(await picks(ids), moon)?.isPicked).toBe(true);
    await tick(moon, false, [two.id]);
    expect(partIn(await picks(ids), moon)?.isPicked).toBe(false);
    expect(partIn(await picks([one.id]), moon)?.isPicked).toBe(true);
  });

  test("is that of what is begun where nothing is chosen", async () => {
    const { one, two, moon } = await placeTwo();
    expect(await picks()).toEqual({
      ids: [],
      clips: 0,
      list: { resins: [], charms: [], letters: [], clips: [] },
    });
    await set({ ids: [one.id], status: "making" });
    expect(await picks()).toMatchObject({ ids: [one.id], clips: 3 });
    await tick(moon, true);
    expect(partIn(await picks([two.id]), moon)?.isPicked).toBe(false);
    expect(partIn(await picks([one.id]), moon)?.isPicked).toBe(true);
    await set({ ids: [one.id], status: "sent" });
    expect((await picks()).ids).toEqual([]);
  });

  test("takes a tick for what is needed no longer without harm", async () => {
    const { one, two, moon } = await placeTwo();
    await changeSite(shop.deps, { legal: { withdrawalDays: 14 } });
    const cancel = await shop.visitor().post(`/api/orders/${two.token}/cancel`);
    expect(cancel.status).toBe(200);
    const ids = [one.id, two.id, 77_777, one.id];
    const both = await tick(moon, true, ids);
    expect(both).toMatchObject({ ids: [one.id, two.id], clips: 3 });
    expect(partIn(both, moon)).toMatchObject({ count: 1, isPicked: true });
    await tick("charm 999", true, ids);
    await tick("__proto__", true, ids);
    for (const query of [
      "?ids=",
      "?ids=1,,2",
      "?ids=a",
      "?ids=0",
      "?ids=1 2",
    ]) {
      const answer = await maker.get(calls.getBenchPicks.path + query);
      expect([query, answer.status]).toEqual([query, 422]);
    }
    const many = Array.from({ length: 500 }, (_, nth) => nth + 1).join(",");
    const tooMany = await maker.get(`${calls.getBenchPicks.path}?ids=${many}`);
    expect(tooMany.status).toBe(422);
  });
});

describe("a memo", () => {
  const keep = (id: number, memo: unknown) =>
    maker.put(`/api/admin/orders/${id}/memo`, { memo });

  test("is kept with the order, and never shown to the customer", async () => {
    const [order] = await place(1);
    if (!order) throw new Error("one was placed");
    const memo = "Wants it blue.\nSecond time!";
    const kept = await keep(order.id, memo);
    expect(BenchOrder.parse(kept.json)).toMatchObject({ id: order.id, memo });
    const own = MakerOrder.parse(
      (await maker.get(makePath(order.makerToken))).json,
    );
    expect(own.memo).toBe(memo);
    const shopper = await shop.visitor().get(orderPath(order.token));
    expect(shopper.text).not.toContain("blue");
    expect(shopper.json).not.toHaveProperty("memo");
    expect(BenchOrder.parse((await keep(order.id, " ")).json).memo).toBe("");
    const [row] = await shop.deps.db.select().from(orders).all();
    expect(row?.memo).toBeNull();
  });

  test("that is too long, or of no order, is refused", async () => {
    const [order] = await place(1);
    if (!order) throw new Error("one was placed");
    expect((await keep(order.id, "ö".repeat(2_000))).status).toBe(200);
    expect((await keep(order.id, "ö".repeat(2_001))).status).toBe(422);
    expect((await keep(order.id, "a".repeat(60_000))).status).toBe(422);
    expect((await keep(order.id, null)).status).toBe(422);
    expect((await keep(order.id, "a\u0007")).status).toBe(422);
    expect((await keep(7, "x")).status).toBe(404);
    expect(
      (await maker.put("/api/admin/orders/x/memo", { memo: "" })).status,
    ).toBe(404);
  });
});

test("the chosen orders are read as their own pages show them", async () => {
  const [one, two] = await place(2);
  if (!one || !two) throw new Error("two were placed");
  const ids = [two.id, 99_999, one.id, two.id];
  const answer = await maker.post(calls.readChosen.path, { ids });
  const { orders: chosen } = ChosenReply.parse(answer.json);
  const page = await maker.get(makePath(two.makerToken));
  expect(idsOf(chosen)).toEqual([two.id, one.id]);
  expect(chosen[0]).toEqual(MakerOrder.parse(page.json));
  await shop.deps.commit(MAKER, (tx) =>
    tx
      .update(orders)
      .set({ makerTokenHash: null, status: null })
      .where(eq(orders.id, one.id))
      .run(),
  );
  const again = await maker.post(calls.readChosen.path, { ids: [one.id] });
  expect(again.status).toBe(200);
  const many = Array.from({ length: 201 }, (_, nth) => nth + 1);
  expect((await maker.post(calls.readChosen.path, { ids: many })).status).toBe(
    422,
  );
});
