import { expect, test } from "bun:test";
import { sumOfCart } from "#shared/cart/sum.ts";
import { soldAt, struckPrice } from "#shared/catalog/sale.ts";
import { deliveryCents } from "#shared/delivery/rules.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import { type Discount, sumUp } from "#shared/money/sum.ts";
import { orderState } from "#shared/orders/state.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { type Random, randomFor } from "#tests/support/seed.ts";

const CARTS = 4_000;
const NOW = Date.parse("2026-11-27T12:00:00Z");

const add = (cents: readonly number[]) =>
  cents.reduce((sum, each) => sum + each, 0);

type Cents = (most: number) => number;

/** A line at what is paid now: some are on sale, some were, some will be. */
function randomLine(
  random: Random,
  { cents, most }: { cents: Cents; most: number },
) {
  const regular = cents(most);
  const day = () =>
    random.pick([
      undefined,
      new Date(NOW + (random.integer(9) - 4) * DAY_MS).toISOString(),
    ]);
  const offered: Parameters<typeof soldAt>[0] = {
    price: toPrice(regular),
    salePrice: random.integer(2) === 0 ? toPrice(cents(regular)) : undefined,
    saleFrom: day(),
    saleUntil: day(),
    lowestPrice: toPrice(cents(2 * most)),
  };
  const sold = soldAt(offered, NOW);
  return {
    sold,
    priceCents: priceCents(sold.price),
    quantity: 1 + random.integer(random.pick([1, 3, 99])),
    isReduced: sold.regularPrice !== undefined,
  };
}

/** A way of delivery with up to three tiers, free from some sum or never. */
function randomDelivery(random: Random, cents: Cents) {
  const froms = new Set(
    Array.from({ length: random.integer(4) }, () => 2 + random.integer(98)),
  );
  return {
    price: toPrice(cents(2_000)),
    tiers: [...froms]
      .sort((one, other) => one - other)
      .map((from) => ({ from, price: toPrice(cents(2_000)) })),
    freeFrom: random.integer(3) === 0 ? toPrice(cents(20_000)) : null,
  };
}

function randomDiscount(
  random: Random,
  { cents, most }: { cents: Cents; most: number },
) {
  if (random.integer(5) === 0) return undefined;
  const kind = random.pick<Discount["kind"]>(["percent", "amount", "delivery"]);
  const value =
    kind === "percent"
      ? random.pick([100, 1 + random.integer(100)])
      : cents(2 * most) + cents(100);
  const leavesOutSales = random.integer(2) === 0;
  return { kind, value, leavesOutSales } satisfies Discount;
}

function randomCart(random: Random) {
  const digits = random.pick([2, 2, 0]);
  const unit = 10 ** (2 - digits);
  const cents = (most: number) => random.integer(most / unit) * unit;
  const most = random.pick([300, 10_000, 9_999_999]);
  const lines = Array.from({ length: random.integer(9) }, () =>
    randomLine(random, { cents, most }),
  );
  const option = randomDelivery(random, cents);
  const clips = add(lines.map(({ quantity }) => quantity));
  const { clipsCents } = sumUp({ lines });
  return {
    lines,
    option,
    clips,
    deliveryCents: deliveryCents(option, { clips, clipsCents }),
    discount: randomDiscount(random, { cents, most }),
    digits,
    unit,
  };
}

/** Random carts, and how many there were of each sort, which is said at the end. */
function randomCarts(name: string) {
  const random = randomFor(name);
  const counts: Record<string, number> = {};
  const count = (sort: string, times = 1) => {
    counts[sort] = (counts[sort] ?? 0) + times;
  };
  const carts = Array.from({ length: CARTS }, () => {
    const { unit, option, clips, ...summands } = randomCart(random);
    count("carts");
    if (summands.digits === 0) count("without decimals");
    if (summands.lines.some(({ isReduced }) => isReduced)) count("with a sale");
    if (option.tiers.some(({ from }) => clips >= from)) count("at a tier");
    count(`code: ${summands.discount?.kind ?? "none"}`);
    return { unit, option, clips, summands, given: JSON.stringify(summands) };
  });
  const say = () => {
    const said = Object.entries(counts).map(([sort, n]) => `${n} ${sort}`);
    process.stdout.write(`${name}: ${said.join(", ")}\n`);
    // A sort that hardly occurs proves nothing.
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(CARTS / 10);
  };
  return { random, carts, count, say };
}

test("the parts of every sum add up to its total", () => {
  const { carts, say } = randomCarts("sums");
  for (const { unit, summands, given } of carts) {
    const { lines, deliveryCents: sent, discount } = summands;
    const sum = sumUp(summands);
    const ofDelivery = discount?.kind === "delivery" ? sent : 0;
    const parts = {
      clips: add(sum.lineCents),
      total: sum.clipsCents - sum.discountCents + sum.deliveryCents,
      paid: add(sum.paidCents) + sent - ofDelivery,
    };
    expect(parts, given).toEqual({
      clips: sum.clipsCents,
      total: sum.totalCents,
      paid: sum.totalCents,
    });
    const all = [...sum.paidCents, sum.totalCents, sum.discountCents];
    expect(Math.min(...all), given).toBeGreaterThanOrEqual(0);
    expect(
      all.filter((each) => each % unit !== 0),
      given,
    ).toEqual([]);
    for (const [at, paid] of sum.paidCents.entries()) {
      const own = sum.lineCents[at] ?? 0;
      expect(paid, given).toBeLessThanOrEqual(own);
      const isLeftOut = discount?.leavesOutSales && lines[at]?.isReduced;
      if (isLeftOut || !discount) expect(paid, given).toBe(own);
      // Nobody's line bears more than a unit above its exact share.
      const taken = sum.discountCents - ofDelivery;
      const exact = isLeftOut ? 0 : (taken * own) / (sum.discountedCents || 1);
      expect(Math.abs(own - paid - exact), given).toBeLessThan(unit + 0.01);
    }
  }
  say();
});

test("a price on sale is one of two, and a delivery one of its prices", () => {
  const { carts, say } = randomCarts("prices");
  for (const { summands, option, clips, given } of carts) {
    for (const { sold } of summands.lines) {
      const { price, regularPrice = price } = sold;
      expect(priceCents(price), given).toBeLessThanOrEqual(
        priceCents(regularPrice),
      );
      for (const country of ["DE", "US"]) {
        const struck = struckPrice(sold, country)?.price ?? "99999999.00";
        expect(priceCents(struck), given).toBeGreaterThan(priceCents(price));
      }
    }
    const { clipsCents } = sumUp(summands);
    const [last = option.price] = option.tiers
      .filter(({ from }) => from <= clips)
      .map(({ price }) => price)
      .reverse();
    const isFree = clipsCents >= priceCents(option.freeFrom ?? "99999999.00");
    expect(summands.deliveryCents, given).toBe(isFree ? 0 : priceCents(last));
  }
  say();
});

test("cart, checkout and the kept order come to the sum that the shop reckons", () => {
  const { carts, say } = randomCarts("places");
  for (const { summands, given } of carts) {
    const { discount, deliveryCents: sent } = summands;
    const sum = sumUp(summands);
    // A page knows what the shop said that a code takes, and no rule.
    const isOfDelivery = discount?.kind === "delivery";
    const said: Discount | undefined = discount && {
      kind: isOfDelivery ? "delivery" : "amount",
      value: isOfDelivery ? 0 : sum.discountCents,
    };
    const cart = summands.lines.map(({ sold, quantity }) => ({
      product: { price: sold.price },
      quantity,
      available: true,
    }));
    const gone = { product: { price: "7.00" }, quantity: 1, available: false };
    const shown = sumOfCart([...cart, gone], {
      discount: said,
      deliveryCents: sent,
    });
    const kept = sumUp({
      ...summands,
      discount: discount && { ...discount, ...said },
    });
    expect(shown.totalCents, given).toBe(sum.totalCents);
    expect(kept, given).toEqual(sum);
  }
  say();
});

test("refunds of lines, in any order and steps, add up to what was paid", () => {
  const { random, carts, count, say } = randomCarts("refunds");
  for (const { unit, summands, given } of carts) {
    const { totalCents, paidCents: lineCents } = sumUp(summands);
    const rest = summands.lines.map((_, at) => at);
    const withdrawnLines: number[] = [];
    let refundedCents = 0;
    const state = () =>
      orderState({
        status: "sent",
        payment: "paid",
        totalCents,
        lineCents,
        withdrawnLines,
        refundedCents,
      });
    while (rest.length > 0) {
      withdrawnLines.push(...rest.splice(random.integer(rest.length), 1));
      // Several withdrawals may be paid back at once.
      if (rest.length > 0 && random.integer(3) === 0) continue;
      const { refundableCents, stands } = state();
      const exact = add(withdrawnLines.map((at) => lineCents[at] ?? 0));
      const due = (stands ? exact : totalCents) - refundedCents;
      expect(refundableCents, given).toBe(due);
      expect([refundableCents >= 0, refundableCents % unit]).toEqual([true, 0]);
      refundedCents += refundableCents;
      count("refunds");
    }
    if (lineCents.length === 0) continue;
    expect(refundedCents, given).toBe(totalCents);
    expect(state().refundableCents, given).toBe(0);
  }
  say();
});

const line = (priceCents: number, quantity = 1, isReduced = false) => ({
  priceCents,
  quantity,
  isReduced,
});
const percent = (value: number, leavesOutSales = false): Discount => ({
  kind: "percent",
  value,
  leavesOutSales,
});

test.each<[string, Parameters<typeof sumUp>[0], number, number[]]>([
  ["nothing", { lines: [] }, 0, []],
  ["lines", { lines: [line(2_400, 2), line(100)] }, 4_900, [4_800, 100]],
  ["delivery", { lines: [line(2_400)], deliveryCents: 490 }, 2_890, [2_400]],
  [
    "a third of three",
    { lines: [line(100), line(100), line(100)], discount: percent(33) },
    201,
    [67, 67, 67],
  ],
  [
    "a remainder that goes to the first of equals",
    {
      lines: [line(100), line(100), line(100)],
      discount: { kind: "amount", value: 100 },
    },
    200,
    [66, 67, 67],
  ],
  [
    "more than the clips cost",
    {
      lines: [line(500)],
      deliveryCents: 490,
      discount: { kind: "amount", value: 9_900 },
    },
    490,
    [0],
  ],
  [
    "all of it",
    { lines: [line(500)], deliveryCents: 490, discount: percent(100) },
    490,
    [0],
  ],
  [
    "the delivery",
    {
      lines: [line(500)],
      deliveryCents: 490,
      discount: { kind: "delivery", value: 0 },
    },
    500,
    [500],
  ],
  [
    "without what is reduced",
    { lines: [line(4_050), line(2_240, 1, true)], discount: percent(10, true) },
    5_885,
    [3_645, 2_240],
  ],
  [
    "only what is reduced",
    { lines: [line(2_240, 1, true)], discount: percent(10, true) },
    2_240,
    [2_240],
  ],
  [
    "yen",
    { lines: [line(33_300)], discount: percent(10), digits: 0 },
    30_000,
    [30_000],
  ],
  [
    "decimals of an earlier currency",
    { lines: [line(1_050), line(1_000)], discount: percent(50), digits: 0 },
    1_050,
    [538, 512],
  ],
])("reckons %s", (_, summands, totalCents, paidCents) => {
  expect(sumUp(summands)).toMatchObject({ totalCents, paidCents });
});
