import { expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { mailSources } from "#server/mail-sources.ts";
import { startOutbox } from "#server/mail/start.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { startApp } from "#tests/support/app.ts";
import { addProduct, makeProduct, order } from "#tests/support/make.ts";
import { createTestTimer } from "#tests/support/outbox.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";

const SETTINGS = { ...ADMIN_ENV, OWNER_EMAIL: "maker@example.com" };

async function openShop(env: Record<string, string> = {}) {
  const shop = startApp({ ...SETTINGS, ...env });
  const visitor = shop.visitor();
  await addProduct(visitor, await makeProduct(shop.deps));
  await order(visitor);
  const maker = await logIn(shop);
  const status = async () => (await maker.get(API.mailStatus)).json;
  return { ...shop, status };
}

test("tells the maker that mails have waited for more than an hour", async () => {
  const { status, ...shop } = await openShop();
  using _ = shop;
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
  const { status, ...shop } = await openShop({ SMTP_URL: smtp.url() });
  using _ = shop;
  const { timer } = createTestTimer(shop.clock);
  const worker = await startOutbox(shop.deps, mailSources(shop.deps), {
    timer,
  });
  await worker.idle();
  // The customer's mail is refused for good. The maker's mail is retried.
  expect(await status()).toMatchObject({
    isStalled: false,
    ordersFailed: 1,
    failed: 1,
    waiting: 1,
  });
  await worker.stop(1_000);
});

test("tells the maker which mail of an order has not been sent", async () => {
  await using smtp = await startSmtp();
  const toMaker = (recipient: string) => recipient === "maker@example.com";
  smtp.refusal = (recipient) => (toMaker(recipient) ? undefined : "450 Later");
  const { status, ...shop } = await openShop({ SMTP_URL: smtp.url() });
  using _ = shop;
  const { timer } = createTestTimer(shop.clock);
  const worker = await startOutbox(shop.deps, mailSources(shop.deps), {
    timer,
  });
  await worker.idle();
  expect(await status()).toMatchObject({
    sent: 1,
    lastError: { about: "confirmation", orderId: 1001 },
  });
  await worker.stop(1_000);
});
