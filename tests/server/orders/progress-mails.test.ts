import { expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { cancelPath } from "#tests/support/api.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { retryMails } from "#server/mail/admin.ts";
import { addClip, addProduct, makeProduct } from "#tests/support/make.ts";
import {
  move,
  openShopWithOrder,
  orderWithLinks,
} from "#tests/support/orders.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";

const SECOND_MS = 1_000;

const openShop = (smtp?: TestSmtp) =>
  openShopWithOrder({
    smtp,
    env: { SHOP_NAME: "Comb & Co", SHOP_TIME_ZONE: "Asia/Tokyo" },
  });

test("the mail about a step is sent after a minute, not before", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShop(smtp);
  const { time, worker, visitor, order } = shop;
  await move(visitor, order.makerToken, {
    status: "making",
    note: "About Friday,\nperhaps earlier",
  });
  await time.pass(MINUTE_MS - SECOND_MS, worker);
  expect(smtp.mails).toHaveLength(2);
  await time.pass(2 * SECOND_MS, worker);
  const [, , making] = smtp.mails;
  const confirmation = smtp.mails.find(({ recipients }) =>
    recipients.includes("ada@example.com"),
  );
  expect(making?.recipients).toEqual(["ada@example.com"]);
  expect(making?.mail).toMatchObject({
    subject: "Your order 1001 at Comb & Co is being made",
    inReplyTo: confirmation?.mail.messageId,
    references: confirmation?.mail.messageId,
  });
  expect(making?.mail.text).toContain(
    "From the maker: About Friday,\nperhaps earlier",
  );
  expect(making?.mail.html).toContain("About Friday,");
  expect(making?.mail.text).toContain(`Follow your order: ${order.url}`);
  expect(making?.mail.text).toContain("1 x Sea Foam");
});

test("undoing a step removes its mail, also after a restart", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShop(smtp);
  const { time, start, visitor, order } = shop;
  await move(visitor, order.makerToken, { status: "making" });
  await shop.worker.stop(SECOND_MS);
  const worker = await start();
  await time.pass(30 * SECOND_MS, worker);
  await move(visitor, order.makerToken, { status: "received" });
  await time.pass(2 * MINUTE_MS, worker);
  expect(smtp.mails).toHaveLength(2);
});

test('"Retry now" does not shorten the delay of a minute', async () => {
  await using smtp = await startSmtp();
  await using shop = await openShop(smtp);
  const { time, worker, visitor, order } = shop;
  await move(visitor, order.makerToken, { status: "making" });
  await retryMails(shop.deps);
  await worker.idle();
  expect(smtp.mails).toHaveLength(2);
  await time.pass(MINUTE_MS + SECOND_MS, worker);
  expect(smtp.mails).toHaveLength(3);
});

test("the mail of an order that is sent has its tracking link, the maker's word and the designs", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShop(smtp);
  const { time, worker, visitor } = shop;
  await addClip(visitor, { customText: "MILA" });
  const order = await orderWithLinks(shop, visitor);
  await worker.idle();
  const confirmation = smtp.mails.at(-1)?.recipients.includes("ada@example.com")
    ? smtp.mails.at(-1)
    : smtp.mails.at(-2);
  await move(visitor, order.makerToken, { status: "making" });
  await time.pass(MINUTE_MS + SECOND_MS, worker);
  const making = smtp.mails.at(-1);
  const trackingUrl = "https://parcel.example.com/?a=1&b=%22";
  await move(visitor, order.makerToken, {
    status: "sent",
    trackingUrl,
    note: "Enjoy it!",
  });
  await time.pass(MINUTE_MS + SECOND_MS, worker);
  const { mail } = smtp.mails.at(-1) ?? {};
  expect(mail?.subject).toBe("Your order 1002 at Comb & Co is on its way");
  const thread = confirmation?.mail.messageId;
  expect(mail).toMatchObject({ inReplyTo: thread, references: thread });
  for (const each of [making?.mail, mail])
    expect(each?.attachments.map(({ filename }) => filename)).toContain(
      "design-1.jpg",
    );
  expect(mail?.text).toContain("From the maker: Enjoy it!");
  expect(mail?.text).toContain(`Follow your order: ${order.url}`);
  expect(mail?.text).toContain(`Follow the parcel: ${trackingUrl}`);
  expect(mail?.html).toContain(
    'href="https://parcel.example.com/?a=1&amp;b=%22"',
  );
  expect(mail?.text).not.toContain("DHL");
});

test("the mail of an order that is sent has the parcel's carrier and number in both parts", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShop(smtp);
  const { time, worker, visitor, order } = shop;
  const tracking = { number: "00340434161094042557" };
  await move(visitor, order.makerToken, { status: "sent", tracking });
  await time.pass(MINUTE_MS + SECOND_MS, worker);
  const { mail } = smtp.mails.at(-1) ?? {};
  expect(mail?.text).toContain("\nDHL 00340434161094042557\n");
  expect(mail?.text).toContain(
    "Follow the parcel: https://www.dhl.com/global-en/home/tracking.html?tracking-id=00340434161094042557",
  );
  expect(mail?.html).toContain("DHL <strong>00340434161094042557</strong>");
});

test("maker and shopper get a mail about a cancelled order, the maker at once", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShop(smtp);
  const { time, worker, visitor, order } = shop;
  await visitor.post(cancelPath(order.token));
  await worker.idle();
  const toMaker = smtp.mails.filter(({ recipients }) =>
    recipients.includes("maker@example.com"),
  );
  expect(toMaker.map(({ mail }) => mail.subject)).toEqual([
    "New order 1001: $24.00 from Ada Example",
    "Order 1001 is cancelled: $24.00 from Ada Example",
  ]);
  expect(toMaker[1]?.mail.inReplyTo).toBe(toMaker[0]?.mail.messageId);
  expect(toMaker[1]?.mail.text).toContain("You had not started on it");
  await time.pass(MINUTE_MS + SECOND_MS, worker);
  const { recipients, mail } = smtp.mails.at(-1) ?? {};
  expect(recipients).toEqual(["ada@example.com"]);
  expect(mail?.text).toContain("you have nothing to pay for it");
});

test("the maker's mail about a cancellation answers one that was being sent", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShop(smtp);
  const { worker, visitor } = shop;
  const sending = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<undefined>();
  smtp.refusal = (recipient) => {
    if (recipient === "maker@example.com") sending.resolve();
    return cancelled.promise;
  };
  await addProduct(visitor, await makeProduct(shop.deps));
  const { token } = await orderWithLinks(shop, visitor);
  await sending.promise;
  await visitor.post(cancelPath(token));
  cancelled.resolve(undefined);
  await worker.idle();
  const find = (subject: string) =>
    smtp.mails.find(({ mail }) => mail.subject?.startsWith(subject))?.mail;
  const first = find("New order 1002");
  expect(first?.messageId).toBeString();
  expect(find("Order 1002 is cancelled")?.inReplyTo).toBe(first?.messageId);
});

test("mails show the shop's local time and link to the recipient's page", async () => {
  await using smtp = await startSmtp();
  await using shop = await openShop(smtp);
  const { order } = shop;
  const [owner, customer] = ["maker@example.com", "ada@example.com"].map(
    (address) =>
      smtp.mails.find(({ recipients }) => recipients.includes(address))?.mail,
  );
  for (const mail of [owner, customer])
    for (const text of [mail?.text, mail?.html])
      expect(text).toContain("Saturday, November 21, 2026 at 7:00");
  // The customer may be in another time zone.
  expect(customer?.text).toMatch(/ at 7:00\sPM GMT\+9\. /);
  expect(customer?.text).toContain(order.url);
  expect(customer?.html).toContain(`href="${order.url}"`);
  const makerUrl = `https://clips.example.com/make/${order.makerToken}`;
  expect(owner?.text).toContain(makerUrl);
  expect(owner?.html).toContain(`href="${makerUrl}"`);
  // Each mail has only the link of its recipient.
  expect(customer?.text).not.toContain("/make/");
  expect(owner?.text).not.toContain("/orders/");
});

test("without a mail server, undoing a step removes the file of its mail", async () => {
  await using shop = await openShop();
  const { time, worker, visitor, order } = shop;
  const folder = join(shop.deps.config.dataDir, "mail");
  const files = () => (existsSync(folder) ? readdirSync(folder) : []);
  await move(visitor, order.makerToken, { status: "making" });
  await time.pass(MINUTE_MS + SECOND_MS, worker);
  expect(files().filter((name) => name.includes("making"))).toHaveLength(1);
  await move(visitor, order.makerToken, { status: "received" });
  expect(files().filter((name) => name.includes("making"))).toEqual([]);
});
