import { test } from "bun:test";
import { killedDuringOrders } from "#tests/hard/rows/killed.ts";
import { killedBetweenSteps } from "#tests/hard/rows/order-steps.ts";
import { powerCut } from "#tests/hard/rows/power-cut.ts";
import { stoppedDuringOrders } from "#tests/hard/rows/stopped.ts";
import { C_COMPILER } from "#tests/support/machine.ts";

// `npm run test:hard` runs the same with larger counts.

test("killed at random moments, the shop loses no order and no mail", async () => {
  await killedDuringOrders.run({ kills: 40 });
}, 120_000);

test("killed at random moments, the shop loses and doubles no step of an order", async () => {
  await killedBetweenSteps.run({ kills: 12, waitsForMails: false });
}, 120_000);

test("told to stop while it sells, the shop answers everything that it has taken", async () => {
  await stoppedDuringOrders.run({ stops: 8 });
});

test.skipIf(!C_COMPILER.isThere())(
  "cut off from power while it sells, the shop has every order that it acknowledged",
  async () => {
    await powerCut.run({ cuts: 5 });
  },
);
