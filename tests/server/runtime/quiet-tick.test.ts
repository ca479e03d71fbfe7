import { expect, test } from "bun:test";
import { createQuietTicks } from "#server/runtime/periodic.ts";

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve));

test("work without a hurry waits for a short tick of the event loop", async () => {
  let now = 0;
  let ticks = 0;
  const quietTick = createQuietTicks(50, () => now);
  let hasRun = false;
  const waiting = quietTick().then(() => {
    hasRun = true;
  });
  for (; ticks < 10; ticks += 1) {
    now += 2;
    await nextTick();
  }
  expect(hasRun).toBe(false);
  await waiting;
  expect(now).toBe(20);
});

test("in a busy shop, one job runs after each wait", async () => {
  let now = 0;
  const quietTick = createQuietTicks(50, () => now);
  const ranAt: number[] = [];
  const jobs = [1, 2, 3].map(async () => {
    await quietTick();
    ranAt.push(now);
  });
  while (ranAt.length < 3) {
    now += 2;
    await nextTick();
  }
  await Promise.all(jobs);
  const waits = ranAt.map((at, n) => at - (ranAt[n - 1] ?? 0));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...waits)).toBeLessThan(60);
});
