import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import {
  acknowledged,
  type Checkout,
  fillStock,
  orderUntilGone,
  readBooks,
} from "../process/checkouts.ts";
import { freePort } from "#tests/support/process/executable.ts";
import { after, randomFor } from "#tests/support/seed.ts";
import { until } from "#tests/support/until.ts";
import { count, defineRow } from "../row.ts";

const NAME = "SIGTERM during orders";
const SHOPPERS_AT_ONCE = 8;
const LONGEST_LIFE_MS = 250;

export const stoppedDuringOrders = defineRow(
  NAME,
  { stops: 20, longestStopMs: 15_000 },
  async ({ stops, longestStopMs }) => {
    const random = randomFor(NAME);
    const env = { PORT: String(freePort()) };
    const begun: Checkout[] = [];
    let slowestMs = 0;
    let folder: string | undefined;
    for (let stop = 1; stop <= stops; stop += 1) {
      const shop = await startDemo(env, { folder });
      if (!folder) await fillStock(shop.url);
      folder = shop.folder;
      const before = begun.length;
      const shopping = Array.from({ length: SHOPPERS_AT_ONCE }, () =>
        orderUntilGone(shop.url, begun),
      );
      await until(() => begun.length > before);
      await after(random.next() * LONGEST_LIFE_MS);
      const toldAt = performance.now();
      expect(await shop.stop()).toBe(0);
      slowestMs = Math.max(slowestMs, performance.now() - toldAt);
      await Promise.all(shopping);
      // The stored orders are exactly the acknowledged orders.
      const ids = readBooks(shop.dataDir).orders.map((row) => row.id);
      expect(ids).toEqual(idsOf(begun));
      if (stop === stops) await shop[Symbol.asyncDispose]();
    }
    expect(slowestMs).toBeLessThan(longestStopMs);
    return {
      text: `${stops} stops, ${count(acknowledged(begun))} acknowledged, 0 answers lost, each exit 0, slowest ${slowestMs.toFixed(0)} ms`,
    };
  },
);

const idsOf = (begun: Checkout[]) =>
  begun
    .flatMap(({ orderId }) => (orderId === undefined ? [] : [orderId]))
    .sort((a, b) => a - b);
