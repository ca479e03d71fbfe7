import { expect, test } from "bun:test";
import { drained } from "#server/http/drain.ts";

const NEVER = new Promise<never>(() => {});
const HOUR_MS = 3_600_000;

test("a stop does not wait for a connection on which nothing more comes", async () => {
  await drained({ closed: NEVER, pending: () => 0, deadlineMs: HOUR_MS });
});

test("a stop waits for what is being answered", async () => {
  const lookedOften = Promise.withResolvers<void>();
  let looks = 0;
  let left = 1;
  let isOver = false;
  const waiting = drained({
    closed: NEVER,
    pending() {
      looks += 1;
      // More often than a quiet shop is looked at.
      if (looks === 15) lookedOften.resolve();
      return left;
    },
    deadlineMs: HOUR_MS,
  }).then(() => {
    isOver = true;
  });
  await lookedOften.promise;
  expect(isOver).toBe(false);
  left = 0;
  await waiting;
});

test("a stop waits no longer than its deadline, or than it must", async () => {
  await drained({ closed: NEVER, pending: () => 1, deadlineMs: 20 });
  const closed = Promise.resolve();
  await drained({ closed, pending: () => 1, deadlineMs: HOUR_MS });
});
