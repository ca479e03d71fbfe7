import { test } from "bun:test";
import { killedDuringOrders } from "#tests/hard/rows/killed.ts";
import { killedInvoices } from "#tests/hard/rows/invoices.ts";
import { soldOut } from "#tests/hard/rows/drop.ts";
import { opening } from "#tests/hard/rows/opening.ts";
import { killedBetweenSteps } from "#tests/hard/rows/order-steps.ts";
import { powerCut } from "#tests/hard/rows/power-cut.ts";
import { stoppedDuringOrders } from "#tests/hard/rows/stopped.ts";
import { C_COMPILER } from "#tests/support/process/machine.ts";

// `npm run test:hard` runs the same with larger counts (200 kills, 20 stops, 60
// cuts), and with nothing beside it, so that it checks how long a restart or an
// answer takes.
const LONGEST_MS = 30_000;

test("killed at random moments, the shop loses no order and no mail", async () => {
  await killedDuringOrders.run({ kills: 12, longestRestartMs: LONGEST_MS });
}, 120_000);

test("killed at random moments, the shop neither loses nor repeats a step of an order", async () => {
  await killedBetweenSteps.run({ kills: 6, waitsForMails: false });
}, 120_000);

test("killed at random moments, the shop leaves no number of an invoice out", async () => {
  await killedInvoices.run({ kills: 6 });
}, 120_000);

test("killed while a drop sells, the shop sells every piece once", async () => {
  await soldOut.run({ shoppers: 60, pieces: 4, carts: 20, kills: 2 });
}, 60_000);

test("at a drop's moment every open page is told, and every add is answered in time", async () => {
  await opening.run({
    pages: 120,
    buyers: 30,
    pieces: 5,
    longestMs: LONGEST_MS,
  });
}, 60_000);

test("stopped while it sells, the shop answers every request that it has accepted", async () => {
  await stoppedDuringOrders.run({ stops: 3, longestStopMs: LONGEST_MS });
}, 120_000);

test.skipIf(!C_COMPILER.isThere())(
  "after a power failure while it sells, the shop has every acknowledged order",
  async () => {
    await powerCut.run({ cuts: 3 });
  },
);
