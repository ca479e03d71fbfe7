import { beforeEach, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import * as calls from "#shared/workbench/calls.ts";
import { BENCH_PAGE } from "#shared/workbench/rules.ts";
import { BenchMonths, BenchReply } from "#shared/workbench/schema.ts";
import { MAKER } from "#server/db/locks.ts";
import { orders } from "#server/db/schema/orders.ts";
import { fillSearchTexts } from "#server/orders/search.ts";
import { eraseCustomer } from "#server/operations/erase.ts";
import { logIn } from "#tests/support/admin.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeProduct,
  readCart,
} from "#tests/support/make.ts";
import { makeManyOrders } from "#tests/support/many-orders.ts";
import {
  ADDRESS,
  move,
  offerDelivery,
  orderWithLinks,
  pay,
  PAYMENT,
  POST_AND_PICKUP,
} from "#tests/support/orders.ts";
import { changeSite } from "#tests/support/site.ts";

// The clock stands at 10:00 on 2026-11-21 (UTC).

const shop = setUpApp();
let maker: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
});

const ask = async (asked: Record<string, string> = {}) => {
  const query = new URLSearchParams(asked);
  const answer = await maker.get(`${calls.listOrders.path}?${query}`);
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return BenchReply.parse(answer.json);
};
const idsOf = (reply: BenchReply) => reply.orders.map(({ id }) => id);
const list = async (asked: Record<string, string> = {}) =>
  idsOf(await ask(asked));

type Kind = Partial<typeof orders.$inferInsert>;

/** Stores one order of each kind, 1001 first. */
const put = (kinds: Kind[]) =>
  makeManyOrders(shop.deps, kinds.length, (nth) => ({
    readyBy: null,
    status: "received",
    ...kinds[nth],
  }));

const change = (id: number, set: Kind) =>
  shop.deps.commit(MAKER, (tx) =>
    tx.update(orders).set(set).where(eq(orders.id, id)).run(),
  );

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);

describe("the list", () => {
  test("begins with what is late, and has each group by its day, none last", async () => {
    await put([
      { readyBy: null },
      { readyBy: "2026-11-24" },
      { readyBy: "2026-11-21" },
      { status: "making", readyBy: "2026-12-01" },
      { status: "making", readyBy: null },
      { status: "making", readyBy: "2026-11-20" },
      { readyBy: "2026-11-12" },
      { status: "sent", readyBy: "2026-11-01", paymentState: "paid" },
      { status: "sent", paymentState: null },
      {
        status: "sent",
        paymentState: "asked",
        paymentAskedAt: at("2026-11-20"),
      },
      {
        status: "sent",
        paymentState: "asked",
        paymentAskedAt: at("2026-11-18"),
      },
      { status: "cancelled", paymentState: "paid", paidAt: at("2026-11-19") },
      { status: "cancelled" },
      { status: null },
      { isWithdrawn: true, withdrawals: [{ at: 1, lines: [0, 1] }] },
    ]);
    const reply = await ask();
    expect(idsOf(reply)).toEqual([
      ...[1007, 1006],
      ...[1003, 1002, 1001],
      ...[1004, 1005],
      ...[1011, 1010, 1009],
      1012,
    ]);
    expect(reply.orders.map(({ group }) => group)).toEqual([
      ...["late", "late", "new", "new", "new", "making", "making"],
      ...["unpaid", "unpaid", "unpaid", "refunds"],
    ] as (typeof reply.orders)[number]["group"][]);
    expect(reply.count).toBe(11);
    const counts = { late: 2, new: 3, making: 2, unpaid: 3, refunds: 1 };
    expect(reply.counts).toEqual(counts);
    // The late one that is begun, and two that are being made; two clips each.
    expect(reply.clipsOnBench).toBe(6);
    expect(reply.dueToday).toBe(1);
    const done = await ask({ state: "done" });
    expect(idsOf(done)).toEqual([1015, 1014, 1013, 1008]);
    expect(done.counts).toEqual(counts);
    expect(await list({ state: "unpaid" })).toEqual([1011, 1010, 1009]);
    expect(await list({ group: "making" })).toEqual([1004, 1005]);
    expect(await list({ state: "all" })).toHaveLength(15);
  });

  test("names nobody as unpaid in a shop where payment is not noted", async () => {
    await put([{ status: "sent" }, { status: "making" }]);
    expect((await ask()).counts.unpaid).toBe(0);
    expect(await list()).toEqual([1002]);
    await changeSite(shop.deps, { payment: PAYMENT });
    expect(await list()).toEqual([1002, 1001]);
  });

  test("takes a day for over at the midnight of the shop's time zone", async () => {
    await put([{ readyBy: "2026-11-21" }]);
    await changeSite(shop.deps, { timeZone: "Pacific/Kiritimati" });
    expect((await ask()).counts.late).toBe(1);
    await changeSite(shop.deps, { timeZone: "America/New_York" });
    expect((await ask()).counts).toMatchObject({ late: 0, new: 1 });
  });

  test("comes in pages that lead from one group into the next", async () => {
    const kinds: Kind[] = Array.from({ length: 130 }, (_, nth) => ({
      status: nth % 2 === 0 ? "received" : "making",
    }));
    await put(kinds);
    const pages = await Promise.all(
      ["1", "2", "3", "4"].map((page) => list({ page })),
    );
    expect(pages.map(({ length }) => length)).toEqual([
      BENCH_PAGE,
      BENCH_PAGE,
      30,
      0,
    ]);
    const even = Array.from({ length: 65 }, (_, nth) => 1001 + 2 * nth);
    expect(pages.flat()).toEqual([...even, ...even.map((id) => id + 1)]);
    expect((await ask({ page: "3" })).count).toBe(130);
    expect(await list({ state: "all", page: "3" })).toEqual(
      Array.from({ length: 30 }, (_, nth) => 1030 - nth),
    );
  });

  test("has the orders of some days, as the shop's time zone has them", async () => {
    await put([
      { createdAt: Date.parse("2026-10-31T22:30:00Z") },
      { createdAt: Date.parse("2026-10-31T23:30:00Z") },
      { createdAt: Date.parse("2026-11-30T22:59:00Z") },
      { createdAt: Date.parse("2026-11-30T23:00:00Z") },
    ]);
    await changeSite(shop.deps, { timeZone: "Europe/Berlin" });
    const november = { state: "all", from: "2026-11-01", to: "2026-11-30" };
    expect(await list(november)).toEqual([1003, 1002]);
    expect((await ask(november)).count).toBe(2);
    const months = await maker.get(calls.listMonths.path);
    expect(BenchMonths.parse(months.json).months).toEqual([
      { month: "2026-12", orders: 1, total: "54.00" },
      { month: "2026-11", orders: 2, total: "108.00" },
      { month: "2026-10", orders: 1, total: "54.00" },
    ]);
  });

  test("counts every order of a month, and the money of those that stand", async () => {
    expect((await maker.get(calls.listMonths.path)).json).toEqual({
      months: [],
    });
    const createdAt = at("2026-11-03");
    await put([
      { createdAt },
      { createdAt, status: "cancelled" },
      { createdAt, currency: "EUR" },
      { createdAt: at("2026-09-03") },
      { createdAt, isWithdrawn: true },
      { createdAt, status: null, currency: null },
    ]);
    const { json } = await maker.get(calls.listMonths.path);
    expect(BenchMonths.parse(json).months).toEqual([
      { month: "2026-11", orders: 5, total: "108.00" },
      { month: "2026-09", orders: 1, total: "54.00" },
    ]);
  });

  test("says of an order what its page says", async () => {
    const visitor = shop.visitor();
    const options = await offerDelivery(shop.deps, POST_AND_PICKUP, {});
    await changeSite(shop.deps, { payment: PAYMENT });
    await addProduct(visitor, await makeProduct(shop.deps));
    const order = await orderWithLinks(shop, visitor, {
      deliveryId: options[0]?.id,
      address: ADDRESS,
      total: "28.90",
    });
    shop.clock.advance(60_000);
    await pay(visitor, order.makerToken, "asked");
    await move(visitor, order.makerToken, { status: "making" });
    const [row] = (await ask()).orders;
    expect(row).toMatchObject({
      id: order.id,
      status: "making",
      group: "making",
      stands: true,
      isLate: false,
      customerName: order.customerName,
      total: "28.90",
      amounts: { owed: "28.90", paid: "0.00" },
      payment: { state: "asked", askedAt: "2026-11-21T10:01:00.000Z" },
      movedAt: "2026-11-21T10:01:00.000Z",
      isCollected: false,
      hasGift: false,
      hasNote: false,
      memo: "",
      withdrawnLines: [],
    });
    expect(row?.items).toMatchObject([{ productName: "Blush Petal" }]);
    expect(row?.url).toEndWith(order.makerToken);
  });

  test("is nobody's who has no session", async () => {
    const stranger = shop.visitor();
    const answers = await Promise.all([
      stranger.get(calls.listOrders.path),
      stranger.get(calls.listMonths.path),
      stranger.get(calls.getBenchPicks.path),
      stranger.get(calls.followOrders.path),
      stranger.get("/api/admin/exports/orders.csv"),
      stranger.get("/api/admin/exports/nothing.csv"),
      stranger.post(calls.setStatuses.path, { ids: [1001], status: "making" }),
      stranger.post(calls.readChosen.path, { ids: [1001] }),
      stranger.post(calls.setBenchPicked.path, { key: "x", isPicked: true }),
      stranger.put("/api/admin/orders/1001/memo", { memo: "x" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });
});

describe("a search", () => {
  async function placeOne() {
    const visitor = shop.visitor();
    const [post] = await offerDelivery(shop.deps, POST_AND_PICKUP, {});
    await addClip(visitor, { customText: "JUNO" });
    const [line] = await readCart(visitor);
    return orderWithLinks(shop, visitor, {
      customerName: "Zoë Ångström-Łukasz",
      customerEmail: "Zoe@Example.com",
      customerPhone: "+49 (170) 123-4567",
      deliveryId: post?.id,
      address: { ...ADDRESS, line1: "Große Straße 7" },
      total: toPrice(priceCents(line?.product.price ?? "") + 490),
    });
  }

  test("finds a number, a name, an address, letters, a parcel and a memo", async () => {
    await put([{}]);
    const order = await placeOne();
    const { id } = order;
    const visitor = shop.visitor();
    await move(visitor, order.makerToken, {
      status: "sent",
      trackingUrl: "https://parcels.example/find?id=JJD0099",
    });
    await maker.put(`/api/admin/orders/${id}/memo`, {
      memo: "Für die Nichte,\nblaue Schachtel",
    });
    const found = [
      `${id}`,
      `#${id}`,
      "zoe",
      "ZOË ANGSTROM",
      "angstrom zoe",
      "lukasz",
      "zoe@example",
      "1234567",
      "(170) 123",
      "grosse strasse",
      "GROSSE STRAßE 7",
      "juno zoe",
      "jjd0099",
      "nichte",
      "fur blaue",
      "  nichte\t ",
    ];
    for (const search of found)
      expect([search, await list({ state: "all", search })]).toEqual([
        search,
        [id],
      ]);
    for (const search of ["mila zoe", "1003", "zoe 1001", "nichte5"])
      expect([search, await list({ state: "all", search })]).toEqual([
        search,
        [],
      ]);
    expect((await ask({ state: "all", search: "zoe" })).count).toBe(1);
    expect(await list({ state: "all", search: " " })).toHaveLength(2);
    expect(await list({ state: "open", search: "zoe" })).toEqual([]);
  });

  test("takes signs of SQL and of patterns for what they are", async () => {
    await put([{ memo: "100 % cotton_ribbon!" }, { memo: "it's \\ [a-z]" }]);
    await shop.deps.commit(MAKER, (tx) =>
      tx.update(orders).set({ searchText: null }).run(),
    );
    await fillSearchTexts(shop.deps);
    const all = (search: string) => list({ state: "all", search });
    expect(await all("%")).toEqual([1001]);
    expect(await all("_")).toEqual([1001]);
    expect(await all("n_r")).toEqual([1001]);
    expect(await all("n!r")).toEqual([]);
    expect(await all("!")).toEqual([1001]);
    expect(await all("'")).toEqual([1002]);
    expect(await all("\\")).toEqual([1002]);
    expect(await all("[a-z]")).toEqual([1002]);
    for (const search of [
      "' or 1=1 --",
      "'; drop table orders; --",
      "(a+)+$",
      "*",
      "%%%%",
      "\u{1f600}",
      "؟",
    ])
      expect([search, await all(search)]).toEqual([search, []]);
    expect(await list({ state: "all" })).toHaveLength(2);
  });

  test("that is too long, or no text, is refused in words", async () => {
    await put([{}]);
    const words = Array.from({ length: 45 }, (_, nth) => `w${nth}`).join(" ");
    expect(await list({ search: words })).toEqual([]);
    for (const asked of [
      { search: "a".repeat(10_000) } as Record<string, string>,
      { search: "👩‍👩‍👧‍👦".repeat(300) },
      { search: "a\u0000b" },
      { page: "0" },
      { page: "-1" },
      { page: "1e9" },
      { page: "99999999999999999999" },
      { state: "everything" },
      { group: "__proto__" },
      { from: "2026-02-30" },
      { to: "tomorrow" },
    ]) {
      const query = new URLSearchParams(asked);
      const answer = await maker.get(`${calls.listOrders.path}?${query}`);
      expect([asked, answer.status]).toEqual([asked, 422]);
    }
    expect(await list({ page: "999999999999999" })).toEqual([]);
    expect(await list({ from: "0001-01-01", to: "9999-12-31" })).toEqual([
      1001,
    ]);
  });

  test("follows corrections, and finds nothing of who was erased", async () => {
    const order = await placeOne();
    const all = (search: string) => list({ state: "all", search });
    await maker.put(`/api/admin/orders/${order.id}/memo`, { memo: "secret" });
    await shop.visitor().post(`/api/make/${order.makerToken}/correction`, {
      revision: 0,
      customerName: "Ines Berg",
    });
    expect(await all("ines")).toEqual([order.id]);
    expect(await all("angstrom")).toEqual([]);
    const { config, db } = shop.deps;
    await eraseCustomer(db, {
      dataDir: config.dataDir,
      email: "zoe@example.com",
    });
    for (const search of ["ines", "secret", "juno", "strasse", "zoe"])
      expect([search, await all(search)]).toEqual([search, []]);
    expect(await all(`${order.id}`)).toEqual([order.id]);
    const [row] = (await ask({ state: "all" })).orders;
    expect(row).toMatchObject({ memo: "", url: null });
  });

  test("finds what an earlier version placed, corrected or erased", async () => {
    await put([{ searchText: null }, {}]);
    expect(await list({ search: "mila" })).toEqual([1001]);
    expect(await list({ search: "rose lane" })).toEqual([1001, 1002]);
    await fillSearchTexts(shop.deps);
    const [row] = await shop.deps.db
      .select()
      .from(orders)
      .orderBy(orders.id)
      .all();
    expect(row?.searchText).toContain("mila hartmann");
    // Such a version knew neither the text nor the memo.
    await change(1001, {
      customerEmail: "erased@erased.invalid",
      memo: "secret",
    });
    await fillSearchTexts(shop.deps);
    expect(await list({ search: "mila" })).toEqual([]);
    expect(await list({ search: "secret" })).toEqual([]);
  });
});

test("an order that is long over stays where it is", async () => {
  await put([{ createdAt: at("2026-11-20") - 900 * DAY_MS }]);
  expect(await list()).toEqual([1001]);
});
