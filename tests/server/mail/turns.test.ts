import { expect, test } from "bun:test";
import { HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { getMailStatus } from "#server/mail/admin.ts";
import { subscribe } from "#server/news/subscription.ts";
import { startApp } from "#tests/support/app.ts";
import { addProduct, makeProduct, order } from "#tests/support/make.ts";
import { withMailing } from "#tests/support/outbox.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "#tests/support/until.ts";

// These ask whose mail goes first, and what a refusal means for the others.

const OWNER = "maker@example.com";
const TEST_MS = 60_000;
const SECOND_MS = 1_000;

async function openShop(smtp: TestSmtp, env: Record<string, string> = {}) {
  const shop = withMailing(
    startApp({ SMTP_URL: smtp.url(), OWNER_EMAIL: OWNER, ...env }),
  );
  const product = await makeProduct(shop.deps);
  let orders = 0;
  return {
    ...shop,
    /** Returns whose mail the order's confirmation is. */
    async order() {
      orders += 1;
      const customerEmail = `customer${orders}@example.com`;
      const shopper = shop.visitor();
      await addProduct(shopper, product);
      await order(shopper, { customerEmail });
      return customerEmail;
    },
    async signUp(count: number, name = "reader") {
      for (let index = 0; index < count; index += 1)
        await subscribe(shop.deps, `${name}${index}@example.com`);
    },
  };
}

const receivers = ({ mails }: TestSmtp) =>
  mails.flatMap(({ recipients }) => recipients);

/** Lets a server take so many mails in each window of its own clock. */
function allow(
  smtp: TestSmtp,
  {
    mails,
    windowMs,
    now,
  }: { mails: number; windowMs: number; now: () => number },
) {
  let [window, taken, refusals] = [-1, 0, 0];
  smtp.refusal = () => {
    const current = Math.floor(now() / windowMs);
    if (current !== window) [window, taken] = [current, 0];
    if (taken < mails) {
      taken += 1;
      return undefined;
    }
    refusals += 1;
    return "450 4.7.1 Rate limit exceeded, slow down";
  };
  return { refusals: () => refusals };
}

test("orders' mails go before all sign-ups that wait", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShop(smtp);
  await shop.signUp(30);
  const customer = await shop.order();
  const worker = await shop.start();
  await worker.idle();
  expect(receivers(smtp)).toHaveLength(32);
  // They are taken first, and others are composed faster.
  expect(receivers(smtp).slice(0, 12)).toContain(customer);
  expect(receivers(smtp).slice(0, 12)).toContain(OWNER);
});

test("sign-ups leave a lane free while the server hangs on them", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShop(smtp);
  const held = Promise.withResolvers<undefined>();
  smtp.refusal = (recipient) =>
    recipient.startsWith("reader") ? held.promise : undefined;
  await shop.signUp(30);
  const worker = await shop.start();
  await until(() => smtp.connections === 4);
  const customer = await shop.order();
  await smtp.arrived(2);
  expect(receivers(smtp).toSorted()).toEqual([customer, OWNER].toSorted());
  held.resolve(undefined);
  await worker.idle();
  expect(receivers(smtp)).toHaveLength(32);
});

test(
  "an order's mails take a limited server's next free places",
  async () => {
    await using smtp = await startSmtp();
    await using shop = await openShop(smtp);
    const { clock, time } = shop;
    const windowMs = 10 * SECOND_MS;
    const { refusals } = allow(smtp, { mails: 20, windowMs, now: clock.now });
    await shop.signUp(200);
    const worker = await shop.start();
    await worker.idle();
    const waits: number[] = [];
    for (const secondsOn of [3, 8, 1, 6]) {
      await time.pass(secondsOn * SECOND_MS, worker);
      const before = receivers(smtp).length;
      const customer = await shop.order();
      await worker.idle();
      const freeAt = Math.ceil(clock.now() / windowMs) * windowMs;
      const isThere = () => {
        const fresh = receivers(smtp).slice(before);
        return fresh.includes(customer) && fresh.includes(OWNER);
      };
      for (let step = 0; !isThere() && step < 3_000; step += 1)
        await time.pass(SECOND_MS / 4, worker);
      waits.push(Math.max(0, clock.now() - freeAt));
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(3 * SECOND_MS);
    await time.pass(5 * MINUTE_MS, worker);
    expect(receivers(smtp)).toHaveLength(200 + 8);
    // Some for each window, not for each mail that waits.
    expect(refusals()).toBeLessThan(300);
  },
  TEST_MS,
);

test.each([
  "450 4.7.1 rate limit for this recipient",
  "550 5.7.1 Daily limit exceeded",
])("no other waits where one recipient is refused with: %s", async (reply) => {
  await using smtp = await startSmtp();
  await using shop = await openShop(smtp);
  smtp.refusal = (recipient) =>
    recipient === "customer3@example.com" ? reply : undefined;
  const customers: string[] = [];
  for (let index = 0; index < 12; index += 1)
    customers.push(await shop.order());
  await shop.signUp(3);
  const worker = await shop.start();
  await worker.idle();
  // No time has passed.
  const got = receivers(smtp).filter((each) => each !== OWNER);
  expect(got).toHaveLength(11 + 3);
  await shop.time.pass(MINUTE_MS, worker);
  smtp.refusal = () => undefined;
  await shop.time.pass(MINUTE_MS, worker);
  expect(receivers(smtp)).toContain("customer3@example.com");
});

test("mails that anybody can cause leave half of the mail account's hour", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShop(smtp, { MAIL_PER_HOUR: "20" });
  const { time } = shop;
  await shop.signUp(15);
  const worker = await shop.start();
  await worker.idle();
  await time.pass(HOUR_MS / 2, worker);
  expect(receivers(smtp)).toHaveLength(10);
  await shop.order();
  await worker.idle();
  expect(receivers(smtp)).toHaveLength(10 + 2);
  // They wait for their turn: nothing is wrong with the mail server.
  await time.pass(HOUR_MS / 2 - MINUTE_MS, worker);
  expect(receivers(smtp)).toHaveLength(10 + 2);
  await time.pass(MINUTE_MS, worker);
  expect(receivers(smtp)).toHaveLength(15 + 2);
});

test("mails that wait for their hour are no alarm", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShop(smtp, { MAIL_PER_HOUR: "2" });
  await shop.signUp(5);
  const worker = await shop.start();
  await shop.time.pass(2 * HOUR_MS, worker);
  const status = await getMailStatus(shop.deps);
  expect(status).toMatchObject({ isStalled: false, failed: 0 });
  expect(status.waiting).toBeGreaterThan(0);
});
