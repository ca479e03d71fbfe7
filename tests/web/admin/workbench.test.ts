import { expect, test } from "bun:test";
import type { BenchOrder } from "#shared/workbench/schema.ts";
import {
  boxOf,
  mainStep,
  rangeOf,
  stepsFor,
} from "#web/admin/workbench/choice.ts";
import { hitsIn } from "#web/admin/workbench/order-words.ts";
import { spansOf } from "#web/admin/workbench/Months.tsx";
import { sumOf, withTicks } from "#web/admin/workbench/pick-ticks.ts";

const order = (id: number, given: Partial<BenchOrder> = {}): BenchOrder => ({
  id,
  createdAt: "2026-11-20T10:00:00Z",
  status: "received",
  stands: true,
  group: "new",
  customerName: "Ada",
  items: [],
  withdrawnLines: [],
  total: "24.00",
  currency: "EUR",
  readyBy: null,
  isLate: false,
  movedAt: "2026-11-20T10:00:00Z",
  payment: { state: "open" },
  amounts: {
    total: "24.00",
    paid: "0.00",
    refundable: "0.00",
    refunded: "0.00",
    owed: "24.00",
  },
  isCollected: false,
  hasGift: false,
  hasNote: false,
  memo: "",
  url: `/make/${id}`,
  ...given,
});
const making = (id: number) => order(id, { status: "making", group: "making" });

/** The steps with the numbers of those that they fit, and the main one. */
function steps(...chosen: BenchOrder[]) {
  const fitting = stepsFor(chosen);
  const counts = fitting.map(({ step, orders }) => [step, orders.length]);
  return { main: mainStep(fitting), counts };
}

test("the main step is the one that most can take, of a tie the earlier one", () => {
  expect(steps(order(1), order(2), making(3))).toEqual({
    main: "making",
    counts: [
      ["making", 2],
      ["sent", 1],
    ],
  });
  expect(steps(order(1), making(2), making(3)).main).toBe("sent");
  expect(steps(order(1), making(2)).main).toBe("making");
});

test("what is new alone can be sent right away", () => {
  expect(steps(order(1), order(2)).counts).toEqual([
    ["making", 2],
    ["sent", 2],
  ]);
});

test("what was paid and no longer stands goes back, and nothing else does", () => {
  const amounts = { ...order(1).amounts, refundable: "24.00" };
  const over = order(1, { stands: false, status: "cancelled", amounts });
  expect(steps(over).counts).toEqual([["refunded", 1]]);
  expect(steps(order(2, { stands: false })).counts).toEqual([]);
});

test("a range goes either way, and is one order without a beginning", () => {
  const shown = [1, 2, 3, 4].map((id) => ({ id }));
  const ids = (from: number | undefined, to: number) =>
    rangeOf(shown, from, to).map(({ id }) => id);
  expect(ids(1, 3)).toEqual([1, 2, 3]);
  expect(ids(4, 2)).toEqual([2, 3, 4]);
  expect(ids(undefined, 2)).toEqual([2]);
  expect(ids(9, 2)).toEqual([2]);
  expect(ids(1, 9)).toEqual([]);
});

test("the box of a group is mixed where some of it is chosen", () => {
  const group = [order(1), order(2)];
  const chosen = (...ids: number[]) =>
    new Map(ids.map((id) => [id, order(id)]));
  expect(boxOf(group, chosen())).toBe(false);
  expect(boxOf(group, chosen(2, 7))).toBe("mixed");
  expect(boxOf(group, chosen(1, 2))).toBe(true);
});

test("every hit of a search is marked, and signs of patterns are none", () => {
  expect(hitsIn("Juno Meadows", "juno")).toEqual(["", "Juno", " Meadows"]);
  expect(hitsIn("a.b", ".")).toEqual(["a", ".", "b"]);
  expect(hitsIn("Ada (market)", "(")).toEqual(["Ada ", "(", "market)"]);
  expect(hitsIn("Ada", "  ")).toEqual(["Ada"]);
});

test("the months of this year are folds, and each year before is one", () => {
  const months = [
    { month: "2026-02", orders: 3, total: "10.00" },
    { month: "2025-12", orders: 2, total: "5.50" },
    { month: "2025-01", orders: 1, total: "1.00" },
  ];
  expect(spansOf(months, "2026")).toEqual([
    {
      key: "2026-02",
      from: "2026-02-01",
      to: "2026-02-28",
      orders: 3,
      total: "10.00",
    },
    {
      key: "2025",
      from: "2025-01-01",
      to: "2025-12-31",
      orders: 3,
      total: "6.50",
    },
  ]);
});

test("ticks that wait are seen in the list, the last one of each part", () => {
  const part = (key: string) => ({ key, name: key, count: 1, isPicked: false });
  const picks = {
    ids: [1],
    clips: 2,
    list: {
      resins: [part("resin 1")],
      charms: [part("charm 1"), part("charm 2")],
      letters: [],
      clips: [],
    },
  };
  const ticked = withTicks(picks, [
    { key: "charm 1", isPicked: true },
    { key: "resin 1", isPicked: true },
    { key: "resin 1", isPicked: false },
  ]);
  expect(sumOf(picks)).toEqual({ done: 0, all: 3 });
  expect(sumOf(ticked)).toEqual({ done: 1, all: 3 });
});
