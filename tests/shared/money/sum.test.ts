import { expect, test } from "bun:test";
import { type Discount, sumUp } from "#shared/money/sum.ts";
import { type Random, randomFor } from "../../support/seed.ts";

const CARTS = 4_000;

const add = (cents: readonly number[]) =>
  cents.reduce((sum, each) => sum + each, 0);

function randomCart(random: Random) {
  const digits = random.pick([2, 2, 0]);
  const unit = 10 ** (2 - digits);
  const cents = (most: number) => random.integer(most / unit) * unit;
  const most = random.pick([300, 10_000, 9_999_999]);
  const lines = Array.from({ length: random.integer(9) }, () => ({
    priceCents: cents(most),
    quantity: 1 + random.integer(random.pick([1, 3, 99])),
    isReduced: random.integer(3) === 0,
  }));
  const kind = random.pick<Discount["kind"]>(["percent", "amount", "delivery"]);
  const value =
    kind === "percent" ? 1 + random.integer(100) : cents(2 * most) + unit;
  const discount: Discount = {
    kind,
    value,
    leavesOutSales: random.integer(2) === 0,
  };
  const hasDiscount = random.integer(5) > 0;
  return {
    lines,
    deliveryCents: cents(2_000),
    discount: hasDiscount ? discount : undefined,
    digits,
    unit,
  };
}

test("the parts of every sum add up to its total", () => {
  const random = randomFor("sums");
  for (let cart = 0; cart < CARTS; cart += 1) {
    const { unit, ...summands } = randomCart(random);
    const { lines, deliveryCents, discount } = summands;
    const sum = sumUp(summands);
    const given = JSON.stringify(summands);
    const ofDelivery = discount?.kind === "delivery" ? deliveryCents : 0;
    const parts = {
      clips: add(sum.lineCents),
      total: sum.clipsCents - sum.discountCents + sum.deliveryCents,
      paid: add(sum.paidCents) + deliveryCents - ofDelivery,
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
