import { expect, test } from "bun:test";
import type * as z from "zod/mini";
import { eq } from "drizzle-orm";
import { DAY_MS } from "#shared/text/dates.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import { addDays, dayAt } from "#shared/text/days.ts";
import { MakerOrder, ShopperOrder } from "#shared/orders/progress.ts";
import { ORDER_STATUSES, type OrderStatus } from "#shared/orders/state.ts";
import type { MailKind } from "#server/db/schema/mails.ts";
import { orderEvents, orders } from "#server/db/schema/orders.ts";
import { MAKER } from "#server/db/locks.ts";
import { readWeek } from "#server/news/week-data.ts";
import { enqueueMail } from "#server/mail/queue.ts";
import {
  listOpenOrders,
  listOrders,
  listOrdersSince,
} from "#server/orders/order-list.ts";
import { pacingOf } from "#server/orders/pace.ts";
import { listUnpaid } from "#server/orders/order-payment.ts";
import { readPicks } from "#server/orders/bench-changes.ts";
import { listBench } from "#server/orders/bench.ts";
import { type Group, GROUPS } from "#shared/workbench/rules.ts";
import { BenchQuery } from "#shared/workbench/schema.ts";
import { countOpenOrders } from "#server/orders/bench.ts";
import { listUntoldOrders } from "#server/push/store.ts";
import { makePath, orderPath } from "#tests/support/api.ts";
import { setUpApp } from "#tests/support/app.ts";
import {
  ADDRESS,
  codePath,
  IBAN,
  type LinkedOrder,
  offerDelivery,
  orderWithLinks,
  PAYMENT,
  POST_AND_PICKUP,
} from "#tests/support/orders.ts";
import { addProduct, makeProduct } from "#tests/support/make.ts";
import { composeRow, outboxRows } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

// Every order that there can be, read by everything that says how it stands.
// What is expected is reckoned here once more, from the words of the contract.

const shop = setUpApp({ SHOP_CURRENCY: "EUR" });

const WAYS = ["open", "posted", "collected"] as const;
const WITHDRAWALS = ["none", "part", "whole"] as const;
const PAYMENTS = ["open", "asked", "paid"] as const;
const REFUNDS = ["none", "part", "all"] as const;
const FIRST_LINE_CENTS = 2_400;
const PART_CENTS = 1_000;

type Case = {
  way: (typeof WAYS)[number];
  status: OrderStatus;
  withdrawal: (typeof WITHDRAWALS)[number];
  payment: (typeof PAYMENTS)[number];
  refund: (typeof REFUNDS)[number];
};

const CASES: Omit<Case, "way">[] = ORDER_STATUSES.flatMap((status) =>
  WITHDRAWALS.flatMap((withdrawal) =>
    PAYMENTS.flatMap((payment) =>
      REFUNDS.filter((refund) => payment === "paid" || refund === "none").map(
        (refund) => ({ status, withdrawal, payment, refund }),
      ),
    ),
  ),
);

/** Returns what an order is, in the words of the contract. */
function expected(given: Case, totalCents: number) {
  const { status, withdrawal, payment, refund } = given;
  const stands = status !== "cancelled" && withdrawal !== "whole";
  const paid = payment === "paid" ? totalCents : 0;
  const refunded = { none: 0, part: PART_CENTS, all: totalCents }[refund];
  const part = withdrawal === "part" ? FIRST_LINE_CENTS : 0;
  const refundable = Math.max(
    0,
    Math.min(paid, stands ? part : totalCents) - refunded,
  );
  const owed = stands && payment !== "paid" ? totalCents : 0;
  const isPaidBack = !stands && refunded > 0 && refundable === 0;
  const unpaidState = owed > 0 ? payment : "open";
  return {
    stands,
    isOpen: stands && (status === "received" || status === "making"),
    isAsked: owed > 0 && payment === "asked",
    state: paid > 0 ? (isPaidBack ? "refunded" : "paid") : unpaidState,
    cents: { total: totalCents, paid, refundable, refunded, owed },
  };
}

const STEPS: Record<OrderStatus, OrderStatus[]> = {
  received: [],
  making: ["making"],
  sent: ["making", "sent"],
  cancelled: ["cancelled"],
};

/** Stores an order as it is in a case. */
function put(id: number, given: Case, totalCents: number) {
  const now = shop.clock.now();
  const { status, withdrawal, payment, refund } = given;
  const lines = { none: [], part: [0], whole: [0, 1] }[withdrawal];
  const refunds = {
    none: null,
    part: [{ at: now, cents: PART_CENTS }],
    all: [{ at: now, cents: totalCents }],
  }[refund];
  return shop.deps.commit(MAKER, async (tx) => {
    await tx.delete(orderEvents).where(eq(orderEvents.orderId, id)).run();
    for (const step of STEPS[status])
      await tx
        .insert(orderEvents)
        .values({
          orderId: id,
          status: step,
          actor: "maker",
          note: "",
          trackingUrl: "",
          createdAt: now,
        })
        .run();
    await tx
      .update(orders)
      .set({
        status,
        withdrawals: lines.length > 0 ? [{ at: now, lines }] : null,
        isWithdrawn: withdrawal === "whole",
        clipsToMake: 2 - lines.length,
        paymentState: payment === "open" ? null : payment,
        paymentAskedAt: payment === "open" ? null : now - 8 * DAY_MS,
        paidAt: payment === "paid" ? now : null,
        refunds,
        refundedAt: refunds ? now : null,
      })
      .where(eq(orders.id, id))
      .run();
  });
}

async function setUp(way: Case["way"]): Promise<LinkedOrder> {
  const visitor = shop.visitor();
  const options = await offerDelivery(
    shop.deps,
    way === "open" ? [] : POST_AND_PICKUP,
    {},
  );
  const [post, pickup] = options;
  await changeSite(shop.deps, {
    payment: { ...PAYMENT, cash: true },
    deliveryOptions: options,
  });
  for (const [name, price] of [
    ["Sea Foam", "24.00"],
    ["Dusk", "30.00"],
  ])
    await addProduct(visitor, await makeProduct(shop.deps, { name, price }));
  const order = await orderWithLinks(shop, visitor, {
    ...(way === "posted" && {
      deliveryId: post?.id,
      address: ADDRESS,
      total: "58.90",
    }),
    ...(way === "collected" && { deliveryId: pickup?.id }),
  });
  await shop.deps.commit(MAKER, (tx) =>
    tx.update(orders).set({ readyBy: "2020-01-01" }).run(),
  );
  return order;
}

const amountsOf = (cents: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(cents).map(([name, value]) => [name, toPrice(value)]),
  );

/** The pages of both, and the code to pay. */
async function checkPages(order: LinkedOrder, given: Case, cents: number) {
  const want = expected(given, cents);
  const visitor = shop.visitor();
  const read = async (path: string) => (await visitor.get(path)).json;
  const shopper = ShopperOrder.parse(await read(orderPath(order.token)));
  const maker = MakerOrder.parse(await read(makePath(order.makerToken)));
  for (const page of [shopper, maker]) {
    expect(page.stands).toBe(want.stands);
    expect(page.amounts).toEqual(amountsOf(want.cents) as typeof page.amounts);
    expect(page.payment.state as string).toBe(want.state);
    expect(page.canCancel).toBe(want.stands && given.status === "received");
  }
  expect(shopper.payment.bank !== undefined).toBe(want.isAsked);
  expect(maker.payment.canAsk).toBe(want.cents.owed > 0);
  expect(maker.payment.isOverdue).toBe(want.isAsked);
  expect(maker.due).toBe(want.isOpen ? "late" : null);
  const picture = await visitor.get(codePath(order.token));
  expect(picture.status).toBe(want.isAsked ? 200 : 404);
}

/** The workbench: each of its lists and its counts. */
async function checkBench(order: LinkedOrder, given: Case, cents: number) {
  const want = expected(given, cents);
  const isOwed = want.stands && given.status === "sent" && want.cents.owed > 0;
  const isDue = want.cents.refundable > 0;
  // A day is set in half of the cases, so that each group is asked for.
  const isLate = given.withdrawal === "part";
  const stage = given.status === "making" ? "making" : "new";
  const listed: Group | null = want.isOpen
    ? isLate
      ? "late"
      : stage
    : isOwed
      ? "unpaid"
      : isDue
        ? "refunds"
        : null;
  await shop.deps.commit(MAKER, (tx) =>
    tx
      .update(orders)
      .set({ readyBy: isLate ? "2020-01-01" : null })
      .run(),
  );
  const list = async (asked: z.input<typeof BenchQuery>) => {
    const found = await listBench(shop.deps, BenchQuery.parse(asked));
    return found.orders.map(({ id, group }) => ({ id, group }));
  };
  const own = [{ id: order.id, group: listed }];
  const { counts, count, clipsOnBench } = await listBench(
    shop.deps,
    BenchQuery.parse({ state: "all" }),
  );
  expect(count).toBe(1);
  const left = { none: 2, part: 1, whole: 0 }[given.withdrawal];
  expect(clipsOnBench).toBe(given.status === "making" ? left : 0);
  expect((await readPicks(shop.deps.db)).clips).toBe(clipsOnBench);
  expect(counts).toEqual({
    ...{ late: 0, new: 0, making: 0, unpaid: 0, refunds: 0 },
    ...(listed && { [listed]: 1 }),
  });
  expect(await list({ state: "all" })).toEqual(own);
  expect(await list({})).toEqual(listed ? own : []);
  expect(await list({ state: "unpaid" })).toEqual(isOwed ? own : []);
  expect(await list({ state: "done" })).toEqual(listed ? [] : own);
  for (const group of GROUPS)
    expect(await list({ group })).toEqual(group === listed ? own : []);
  await shop.deps.commit(MAKER, (tx) =>
    tx.update(orders).set({ readyBy: "2020-01-01" }).run(),
  );
}

/**
 * Asks what lists and counts orders: export, labels, week, pace, push and icon.
 */
async function checkLists(order: LinkedOrder, given: Case, cents: number) {
  const { deps, clock } = shop;
  const want = expected(given, cents);
  const now = clock.now();
  const all = await Array.fromAsync(listOrders(deps.db));
  expect(all.find(({ id }) => id === order.id)).toMatchObject({
    stands: want.stands,
    isOpen: want.isOpen,
    amounts: amountsOf(want.cents),
  });
  const isIn = (rows: readonly { id: number }[]) =>
    rows.some(({ id }) => id === order.id);
  expect(isIn(await listOpenOrders(deps.db))).toBe(want.isOpen);
  expect((await countOpenOrders(deps)).open).toBe(want.isOpen ? 1 : 0);
  expect(isIn(await listOrdersSince(deps.db, 0))).toBe(want.stands);
  expect(isIn(await listUnpaid(deps.db, now))).toBe(want.isAsked);
  const [untold] = await listUntoldOrders(deps.db, { toldOrderId: 0 });
  expect(untold?.stands).toBe(want.stands ? 1 : 0);
  // At a clip a day, the next one is ready after those that are to be made.
  const pace = { clipsPerWeek: 7, daysOff: [], leadDays: 0 };
  const pacing = pacingOf(deps.db, { pace, pause: null, timeZone: "UTC" }, now);
  const left = { none: 2, part: 1, whole: 0 }[given.withdrawal];
  expect(await pacing.readyBy(1)).toBe(
    addDays(dayAt(now, "UTC"), 1 + (want.isOpen ? left : 0)),
  );
  await checkBench(order, given, cents);
  const week = await readWeek(deps);
  expect(isIn(week.open)).toBe(want.isOpen);
  expect(isIn(week.owed)).toBe(want.cents.owed > 0 && !want.isOpen);
  expect(week.overdue).toBe(want.isAsked ? 1 : 0);
  expect(week.refunds.map(({ refundableCents }) => refundableCents)).toEqual(
    want.cents.refundable > 0 ? [want.cents.refundable] : [],
  );
}

const TRAVELS =
  /on (its|their) way|wrapped|shipp?|travel|parcel|package them|tracking/i;
const ABOUT_DELIVERY = /about (payment and )?delivery/i;
const ABOUT_PAYMENT = /about payment/i;

const ofStatus: Partial<Record<MailKind, OrderStatus[]>> = {
  order_making: ["making", "sent"],
  order_sent: ["sent"],
  order_cancelled: ["cancelled"],
};

/** Every mail about the order that can be composed now. */
async function checkMails(given: Case, cents: number, totalText: string) {
  const want = expected(given, cents);
  for (const row of await outboxRows(shop.deps.db)) {
    if (!(ofStatus[row.kind]?.includes(given.status) ?? true)) continue;
    const { kind } = row;
    const { text, html, subject } = await composeRow(shop, row);
    for (const body of [text, html]) {
      const isAsking = body.replaceAll(" ", "").includes(IBAN);
      // The maker's own mails name no account.
      expect([kind, isAsking]).toEqual([
        kind,
        want.isAsked && ASKS.includes(kind),
      ]);
    }
    const isToCustomer = !kind.endsWith("owner");
    const said = `${subject}\n${text}`;
    if (given.way === "collected" && isToCustomer && !/refund/.test(kind))
      expect([kind, TRAVELS.exec(said)?.[0]]).toEqual([kind, undefined]);
    if (given.way !== "open") expect(said).not.toMatch(ABOUT_DELIVERY);
    if (want.cents.paid > 0) expect(said).not.toMatch(/nothing .*charged/i);
    if (!want.stands) expect(said).not.toMatch(/we start crafting/i);
    if (given.status === "sent") expect(said).not.toMatch(/then it travels/i);
    if (want.state !== "open") expect(said).not.toMatch(ABOUT_PAYMENT);
    if (kind === "order_refunded" && want.cents.paid > 0) {
      expect(said).toContain("€10.00");
      expect(said.split(totalText).length).toBeLessThanOrEqual(2);
    }
    if (kind === "order_cancelled" && want.state === "paid")
      expect(said).toContain(`€${toPrice(want.cents.refundable)}`);
    if (kind === "order_cancelled")
      expect(said).not.toMatch(/order again|mistake/);
  }
}

const ASKS: MailKind[] = [
  "order_customer",
  "order_payment",
  "order_payment_reminder",
  "order_paid",
  "order_refunded",
];

const KINDS: MailKind[] = [
  "order_making",
  "order_sent",
  "order_cancelled",
  "order_cancelled_owner",
  "order_payment",
  "order_payment_reminder",
  "order_paid",
  "order_refunded",
];

for (const way of WAYS)
  test(`every reader says the same of an order: ${way}`, async () => {
    const order = await setUp(way);
    const cents = priceCents(order.total);
    const now = shop.clock.now();
    await shop.deps.commit(MAKER, async (tx) => {
      for (const kind of KINDS)
        await enqueueMail(tx, {
          kind,
          recipient: order.customerEmail,
          orderId: order.id,
          ...(kind === "order_refunded" && {
            remarks: { refund: { at: now, cents: PART_CENTS } },
          }),
          now,
        });
    });
    for (const each of CASES) {
      const given = { ...each, way };
      await put(order.id, given, cents);
      try {
        await checkPages(order, given, cents);
        await checkLists(order, given, cents);
        await checkMails(given, cents, `€${order.total}`);
      } catch (error) {
        throw new Error(JSON.stringify(given), { cause: error });
      }
    }
    // What was tried is all that there is.
    expect(CASES).toHaveLength(4 * 3 * (1 + 1 + 3));
  }, 60_000);
