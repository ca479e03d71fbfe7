import { expect, test } from "bun:test";
import { cancelPath } from "#tests/support/api.ts";
import { DAY_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { sweepMails } from "#server/mail/removal.ts";
import { addProduct, makeProduct } from "#tests/support/make.ts";
import {
  move,
  openShopWithOrder,
  orderWithLinks,
} from "#tests/support/orders.ts";
import { outboxRows } from "#tests/support/outbox.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { NO_LOCK } from "#server/db/locks.ts";

// A person reads this when a mail had to wait, or its step was undone.

const CONFIRMED = "Your order 1001 at Barrette & Bloom";

/** The subjects of the mails to a person, in the order of their arrival. */
const subjectsTo = (smtp: TestSmtp, address: string) =>
  smtp.mails
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ mail }) => mail.subject);
const toCustomer = (smtp: TestSmtp) => subjectsTo(smtp, "ada@example.com");

test("after an outage, nobody reads of a cancelled order as if it were a new one", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShopWithOrder({
    smtp,
    beforeOrder: () => smtp.down(),
  });
  const { time, worker, visitor, order } = shop;
  await time.pass(30 * MINUTE_MS, worker);
  await visitor.post(cancelPath(order.token));
  await time.pass(2 * MINUTE_MS, worker);
  await smtp.up();
  await time.pass(200 * MINUTE_MS, worker);
  expect(subjectsTo(smtp, "maker@example.com")).toEqual([
    "Order 1001 is cancelled: $24.00 from Ada Example",
  ]);
  expect(toCustomer(smtp)).toEqual([`${CONFIRMED} is cancelled`]);
});

test("undoing a cancellation during an outage still confirms the order", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShopWithOrder({
    smtp,
    beforeOrder: () => smtp.down(),
  });
  const { time, worker, visitor, order } = shop;
  await move(visitor, order.makerToken, { status: "cancelled" });
  await move(visitor, order.makerToken, {
    status: "received",
    from: "cancelled",
  });
  await smtp.up();
  await time.pass(200 * MINUTE_MS, worker);
  expect(toCustomer(smtp)).toEqual([CONFIRMED]);
  expect(subjectsTo(smtp, "maker@example.com")).toHaveLength(1);
});

test("a mail that waits is not sent once the order is a step further", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShopWithOrder({
    smtp,
  });
  const { time, worker, visitor, order } = shop;
  await move(visitor, order.makerToken, { status: "making" });
  smtp.mode = "busy";
  await time.pass(30 * MINUTE_MS, worker);
  smtp.mode = "accept";
  await move(visitor, order.makerToken, { status: "sent" });
  await time.pass(200 * MINUTE_MS, worker);
  expect(toCustomer(smtp)).toEqual([CONFIRMED, `${CONFIRMED} is on its way`]);
});

test("a mail that waits for the mail server is not sent once the order is a step further", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShopWithOrder({
    smtp,
    // A mail that the server refuses as a whole holds up all that come later.
    beforeOrder: () => smtp.down(),
  });
  const { time, worker, visitor, order } = shop;
  await time.pass(60 * MINUTE_MS, worker);
  await move(visitor, order.makerToken, { status: "making" });
  await time.pass(3 * MINUTE_MS, worker);
  await move(visitor, order.makerToken, { status: "sent" });
  await smtp.up();
  await time.pass(20 * MINUTE_MS, worker);
  expect(toCustomer(smtp)).toEqual([CONFIRMED, `${CONFIRMED} is on its way`]);
});

test("undoing a cancellation brings back the mail that it superseded", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShopWithOrder({
    smtp,
  });
  const { time, worker, visitor, order } = shop;
  const { makerToken } = order;
  await move(visitor, makerToken, { status: "making", note: "Ready Friday" });
  await move(visitor, makerToken, { status: "cancelled" });
  await move(visitor, makerToken, { status: "making", from: "cancelled" });
  await time.pass(10 * MINUTE_MS, worker);
  expect(toCustomer(smtp)).toEqual([CONFIRMED, `${CONFIRMED} is being made`]);
  expect(smtp.mails.at(-1)?.mail.text).toContain("Ready Friday");
});

test("a customer who has read of a cancellation reads that it was undone", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShopWithOrder({
    smtp,
  });
  const { time, worker, visitor, order } = shop;
  const { makerToken } = order;
  for (const status of ["making", "cancelled", "making"] as const) {
    await move(visitor, makerToken, { status });
    await time.pass(2 * MINUTE_MS, worker);
  }
  expect(toCustomer(smtp)).toEqual([
    CONFIRMED,
    `${CONFIRMED} is being made`,
    `${CONFIRMED} is cancelled`,
    `${CONFIRMED} is being made`,
  ]);
});

test("a customer reads of a cancellation after the shop has forgotten its mails", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShopWithOrder({
    smtp,
    env: { MAIL_DAYS: "14" },
  });
  const { time, worker, visitor, order } = shop;
  await time.leap(15 * DAY_MS, worker);
  await sweepMails(shop.deps);
  expect(await outboxRows(shop.deps.db)).toEqual([]);
  await move(visitor, order.makerToken, { status: "cancelled" });
  await time.pass(2 * MINUTE_MS, worker);
  expect(toCustomer(smtp)).toEqual([CONFIRMED, `${CONFIRMED} is cancelled`]);
});

test("undoing a step of an order whose mails are forgotten mails nothing", async () => {
  await using shop = await openShopWithOrder({
    env: { MAIL_DAYS: "14" },
  });
  const { time, worker, visitor, order } = shop;
  const { makerToken } = order;
  await move(visitor, makerToken, { status: "making" });
  const { db, commit } = shop.deps;
  await time.leap(15 * DAY_MS, worker);
  await commit(NO_LOCK, (tx) => tx.delete(outbox).run());
  await move(visitor, makerToken, { status: "sent" });
  await move(visitor, makerToken, { status: "making", from: "sent" });
  expect(await outboxRows(db)).toEqual([]);
});

test("a customer reads of each of many orders that are sent on one day", async () => {
  await using shop = await openShopWithOrder();
  const { visitor, order } = shop;
  const product = await makeProduct(shop.deps);
  const orders = [order];
  for (let more = 0; more < 6; more += 1) {
    await addProduct(visitor, product);
    orders.push(await orderWithLinks(shop, visitor));
  }
  for (const { makerToken } of orders)
    for (const status of ["making", "sent"] as const)
      await move(visitor, makerToken, { status });
  const sent = (await outboxRows(shop.deps.db)).filter(
    ({ kind }) => kind === "order_sent",
  );
  expect(sent.map(({ orderId }) => orderId)).toEqual(
    orders.map(({ id }) => id),
  );
});
