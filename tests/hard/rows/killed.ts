import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import {
  acknowledged,
  type Checkout,
  expectNoneLost,
  fillStock,
  finish,
  orderUntilGone,
  readBooks,
} from "../process/checkouts.ts";
import { freePort } from "#tests/support/process/executable.ts";
import { after, randomFor } from "#tests/support/seed.ts";
import { expectMailedOnce, untilMailed } from "#tests/support/outbox.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "#tests/support/until.ts";
import { count, defineRow } from "../row.ts";

const NAME = "SIGKILL during orders";
// More shoppers would leave thousands of mails, and the mail server takes
// 100 ms for each.
const SHOPPERS_AT_ONCE = 2;
const LONGEST_LIFE_MS = 120;
const OWNER = "owner@example.com";

export const killedDuringOrders = defineRow(
  NAME,
  // 2 s is ten times what a restart takes on an idle machine of two cores.
  { kills: 200, longestRestartMs: 2_000 },
  async ({ kills, longestRestartMs }) => {
    const random = randomFor(NAME);
    await using smtp = await startSmtp();
    const env = {
      PORT: String(freePort()),
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: OWNER,
      ACCESS_LOG: "off",
    };
    const begun: Checkout[] = [];
    let slowestMs = 0;
    let shop = await startDemo(env);
    await fillStock(shop.url);
    const { folder } = shop;
    for (let kill = 0; kill < kills; kill += 1) {
      const before = begun.length;
      const shopping = Array.from({ length: SHOPPERS_AT_ONCE }, () =>
        orderUntilGone(shop.url, begun),
      );
      await until(() => begun.length > before);
      await after(random.next() * LONGEST_LIFE_MS);
      await shop.kill();
      await Promise.all(shopping);
      const killedAt = performance.now();
      shop = await startDemo(env, { folder });
      slowestMs = Math.max(slowestMs, performance.now() - killedAt);
      expectNoneLost(readBooks(shop.dataDir).orders, begun);
    }
    await using last = shop;
    const inTime = acknowledged(begun);
    // Shoppers who got no response retry with the same idempotency key.
    for (const checkout of begun)
      if (checkout.orderId === undefined) await finish(checkout);
    const { orders } = readBooks(last.dataDir);
    expectNoneLost(orders, begun);
    expect(orders).toHaveLength(begun.length);
    const copies = await expectMailsOnce(smtp, last.dataDir, orders);
    expect(await last.stop()).toBe(0);
    expect(slowestMs).toBeLessThan(longestRestartMs);
    return {
      text: `${kills} kills, ${count(inTime)} acknowledged, 0 lost, 0 doubled, ${count(2 * orders.length)} mails sent (${copies} twice, under one Message-ID), slowest restart ${slowestMs.toFixed(0)} ms`,
    };
  },
);

/**
 * Waits until all mails are sent; fails unless every order has its two mails. A
 * mail whose acknowledgement was lost may come twice, under one Message-ID;
 * returns how many mails came twice.
 */
async function expectMailsOnce(
  smtp: TestSmtp,
  dataDir: string,
  orders: { customer_email: string }[],
): Promise<number> {
  await untilMailed(dataDir);
  return expectMailedOnce(
    smtp,
    orders.flatMap((row) => [row.customer_email, OWNER]),
  );
}
