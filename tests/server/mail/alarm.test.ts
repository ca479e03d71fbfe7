import { expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { MailStatus } from "#shared/admin/schema.ts";
import { DAY_MS, HOUR_MS } from "#shared/text/dates.ts";
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

test("names the customer whom a mail did not reach, the reason and the order's page", async () => {
  await using smtp = await startSmtp();
  const toMaker = (recipient: string) => recipient === "maker@example.com";
  smtp.refusal = (recipient) =>
    toMaker(recipient) ? undefined : "550 5.1.1 No such user";
  await using shop = await openShop({ SMTP_URL: smtp.url() });
  await (await shop.start()).idle();
  const { unreached = [], ...status } = MailStatus.parse(await shop.status());
  // The maker was told.
  expect(status).toMatchObject({ ordersFailed: 1, ordersUntold: 0 });
  expect(unreached).toEqual([
    {
      orderId: 1001,
      name: "Ada Example",
      reason: expect.stringContaining("It said: 550 5.1.1 No such user"),
      path: expect.stringMatching(/^\/make\//),
    },
  ]);
  const page = await shop.visitor().get(`/api${unreached[0]?.path}`);
  expect(page.json).toMatchObject({ id: 1001, customerName: "Ada Example" });
});

test("tells the maker that she was not told of an order", async () => {
  await using smtp = await startSmtp();
  const toMaker = (recipient: string) => recipient === "maker@example.com";
  smtp.refusal = (recipient) =>
    toMaker(recipient) ? "550 5.1.1 No such user" : undefined;
  await using shop = await openShop({ SMTP_URL: smtp.url() });
  const worker = await shop.start();
  await shop.time.skip(6 * DAY_MS, worker);
  const maker = await logIn(shop);
  const { json } = await maker.get(API.mailStatus);
  expect(json).toMatchObject({
    ordersFailed: 1,
    ordersUntold: 1,
    unreached: [],
  });
});
