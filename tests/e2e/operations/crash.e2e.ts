import { test } from "bun:test";
import { killedDuringOrders } from "#tests/hard/rows/killed.ts";
import { killedBetweenSteps } from "#tests/hard/rows/order-steps.ts";
import { powerCut } from "#tests/hard/rows/power-cut.ts";
import { stoppedDuringOrders } from "#tests/hard/rows/stopped.ts";
import { C_COMPILER } from "#tests/support/process/machine.ts";

// `npm run test:hard` runs the same with larger counts.

test("killed at random moments, the shop loses no order and no mail", async () => {
  await killedDuringOrders.run({ kills: 40 });
}, 120_000);

test("killed at random moments, the shop neither loses nor repeats a step of an order", async () => {
  await killedBetweenSteps.run({ kills: 12, waitsForMails: false });
}, 120_000);

test("stopped while it sells, the shop answers every request that it has accepted", async () => {
  await stoppedDuringOrders.run({ stops: 8 });
});

test.skipIf(!C_COMPILER.isThere())(
  "after a power failure while it sells, the shop has every acknowledged order",
  async () => {
    await powerCut.run({ cuts: 5 });
  },
);
