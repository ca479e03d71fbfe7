import { expect, test } from "bun:test";
import { createQuietWatch } from "#server/runtime/shrinking.ts";

const EVERY_MS = 10_000;

/** Returns at which looks memory is given back, by the processor time of each. */
function shrinksAt(processorMs: number[]): number[] {
  const isDue = createQuietWatch(EVERY_MS);
  let total = 0;
  return processorMs.flatMap((used, look) => {
    total += used;
    return isDue(total) ? [look] : [];
  });
}

test("a shop that was never busy keeps its memory", () => {
  expect(shrinksAt([120, 0, 40, 499])).toEqual([]);
});

test("memory is given back once after each busy time, when it is over", () => {
  expect(shrinksAt([9_000, 8_000, 300, 10, 10])).toEqual([2]);
  expect(shrinksAt([9_000, 0, 0, 600, 0])).toEqual([1, 4]);
});

test("a busy shop keeps its memory and its compiled code", () => {
  expect(shrinksAt([9_000, 500, 2_000, 15_000])).toEqual([]);
});
