import { expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { startApp } from "#tests/support/app.ts";
import { addProduct, makeProduct, order } from "#tests/support/make.ts";
import { withMailing } from "#tests/support/outbox.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";

const SETTINGS = { ...ADMIN_ENV, OWNER_EMAIL: "maker@example.com" };

async function openShop(env: Record<string, string> = {}) {
  const shop = startApp({ ...SETTINGS, ...env });
  const visitor = shop.visitor();
  await addProduct(visitor, await makeProduct(shop.deps));
  await order(visitor);
  const maker = await logIn(shop);
  const status = async () => (await maker.get(API.mailStatus)).json;
  return { ...withMailing(shop), status };
}

test("tells the maker that mails have waited for more than an hour", async () => {
  await using shop = await openShop();
  const { status } = shop;
  expect(await status()).toMatchObject({ isStalled: false, ordersFailed: 0 });
  shop.clock.advance(HOUR_MS + 1);
  expect(await status()).toMatchObject({
    isStalled: true,
    ordersFailed: 0,
    ordersWaiting: 1,
  });
});

test("tells the maker for how many orders a mail has failed", async () => {
  await using smtp = await startSmtp();
  smtp.mode = "refuse";
  await using shop = await openShop({ SMTP_URL: smtp.url() });
  await (await shop.start()).idle();
  // The customer's mail is refused for good. The maker's mail is retried.
  expect(await shop.status()).toMatchObject({
    isStalled: false,
    ordersFailed: 1,
    failed: 1,
    waiting: 1,
  });
});

test("tells the maker which mail of an order has not been sent", async () => {
  await using smtp = await startSmtp();
  const toMaker = (recipient: string) => recipient === "maker@example.com";
  smtp.refusal = (recipient) => (toMaker(recipient) ? undefined : "450 Later");
  await using shop = await openShop({ SMTP_URL: smtp.url() });
  await (await shop.start()).idle();
  expect(await shop.status()).toMatchObject({
    sent: 1,
    lastError: { about: "confirmation", orderId: 1001 },
  });
});
