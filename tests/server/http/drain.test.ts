import { expect, test } from "bun:test";
import { drained } from "#server/http/listening.ts";

const NEVER = new Promise<never>(() => {});
const HOUR_MS = 3_600_000;

test("a stop does not wait for an open connection without a pending request", async () => {
  await drained({ closed: NEVER, pending: () => 0, deadlineMs: HOUR_MS });
});

test("a stop waits for pending requests", async () => {
  const lookedOften = Promise.withResolvers<void>();
  let looks = 0;
  let left = 1;
  let isOver = false;
  const waiting = drained({
    closed: NEVER,
    pending() {
      looks += 1;
      // A shop without pending requests is checked fewer times.
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

test("a stop ends at its deadline or as soon as all connections are closed", async () => {
  await drained({ closed: NEVER, pending: () => 1, deadlineMs: 20 });
  const closed = Promise.resolve();
  await drained({ closed, pending: () => 1, deadlineMs: HOUR_MS });
});
