import { expect, test } from "bun:test";
import { createQuietTurns } from "#server/runtime/quiet.ts";

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("work without a hurry waits for a short turn of the event loop", async () => {
  let now = 0;
  let turns = 0;
  const quietTurn = createQuietTurns(50, () => now);
  let hasRun = false;
  const waiting = quietTurn().then(() => {
    hasRun = true;
  });
  for (; turns < 10; turns += 1) {
    now += 2;
    await nextTurn();
  }
  expect(hasRun).toBe(false);
  await waiting;
  expect(now).toBe(20);
});

test("in a busy shop, one job runs after each wait", async () => {
  let now = 0;
  const quietTurn = createQuietTurns(50, () => now);
  const ranAt: number[] = [];
  const jobs = [1, 2, 3].map(async () => {
    await quietTurn();
    ranAt.push(now);
  });
  while (ranAt.length < 3) {
    now += 2;
    await nextTurn();
  }
  await Promise.all(jobs);
  const waits = ranAt.map((at, n) => at - (ranAt[n - 1] ?? 0));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...waits)).toBeLessThan(60);
});
