import { beforeEach, describe, expect, test } from "bun:test";
import { API, withdrawPath } from "#tests/support/api.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { NO_LEGAL, type Legal } from "#shared/site/legal.ts";
import { ShopperOrder } from "#shared/orders/progress.ts";
import { cancelPath, orderPath } from "#tests/support/api.ts";
import { composeMail } from "#server/mail/compose.ts";
import { shopMails } from "#server/mails.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { addClip, addProduct, makeProduct } from "#tests/support/make.ts";
import { move, orderWithLinks, pay } from "#tests/support/orders.ts";
import { outboxRows } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

const shop = setUpApp({
  OWNER_EMAIL: "maker@example.com",
  PUBLIC_URL: "https://clips.example.com",
});
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const offer = (legal: Partial<Legal> = {}) =>
  changeSite(shop.deps, { legal: { withdrawalDays: 14, ...legal } });

const withdraw = (token: string, body?: unknown) =>
  visitor.post(withdrawPath(token), body);
const read = async (token: string) =>
  ShopperOrder.parse((await visitor.get(orderPath(token))).json);

/** Orders a ready-made clip, and then a custom one. */
async function orderOne(parts: { custom?: boolean; ready?: boolean } = {}) {
  const { custom = false, ready = true } = parts;
  if (ready) {
    const product = await makeProduct(shop.deps, { name: "Sea Foam" });
    await addProduct(visitor, product);
  }
  if (custom) await addClip(visitor, { customText: "MILA" });
  return orderWithLinks(shop, visitor);
}

const WITHDRAWN = ["order_withdrawn", "order_withdrawn_owner"];

/** The mails about withdrawals, as they are sent. */
async function mailsOf(kinds: string[]) {
  const { deps } = shop;
  const { config, log } = deps;
  const rows = (await outboxRows(deps.db)).filter(({ kind }) =>
    kinds.includes(kind),
  );
  const mails = shopMails(deps);
  const tools = { config, log, mails, pictureMs: 1_000 };
  return Promise.all(
    rows.map((row) => composeMail(row, { ...tools, now: deps.clock.now() })),
  );
}

describe("a shop that offers no withdrawal", () => {
  test("has neither the call nor the form", async () => {
    const { token } = await orderOne();
    expect((await withdraw(token)).status).toBe(404);
    const form = { name: "Mila", orderId: "1001", email: "mila@example.com" };
    expect((await visitor.post(API.withdraw, form)).status).toBe(404);
    expect(await read(token)).toMatchObject({
      canWithdraw: false,
      withdrawnAt: null,
    });
    expect(NO_LEGAL.withdrawalDays).toBe(0);
  });
});

describe("withdrawing by the order's page", () => {
  test("mails a receipt with content and time, and the maker, once", async () => {
    await offer();
    const { token, id, customerEmail } = await orderOne();
    expect((await read(token)).canWithdraw).toBe(true);
    const first = await withdraw(token);
    expect(first.status).toBe(200);
    const withdrawnAt = new Date(shop.clock.now()).toISOString();
    expect(first.json).toMatchObject({
      status: "received",
      canWithdraw: false,
      withdrawnAt,
      withdrawnLines: [0],
    });
    shop.clock.advance(DAY_MS);
    const again = await withdraw(token);
    expect(again.status).toBe(200);
    expect(again.json).toEqual(first.json);
    const [receipt, owner, ...more] = await mailsOf(WITHDRAWN);
    expect(more).toEqual([]);
    expect(receipt?.to).toBe(customerEmail);
    expect(receipt?.text).toContain(`order ${id}`);
    expect(receipt?.text).toContain("1 × Sea Foam");
    expect(receipt?.text).toMatch(/reached us on \w+, \w+ \d+, 20\d\d at /);
    expect(owner?.to).toBe("maker@example.com");
    expect(owner?.subject).toStartWith(`Withdrawal from order ${id}`);
    expect(owner?.text).toContain("1 × Sea Foam");
  });

  test("excepts clips made to a wish, unless the maker takes them back", async () => {
    await offer();
    const both = await orderOne({ custom: true });
    expect((await read(both.token)).withdrawableLines).toEqual([0]);
    const refused = await withdraw(both.token, { lines: [1] });
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { code: "not_withdrawable" },
    ]);
    expect((await withdraw(both.token)).json).toMatchObject({
      withdrawnLines: [0],
    });
    const custom = await orderOne({ custom: true, ready: false });
    expect((await read(custom.token)).canWithdraw).toBe(false);
    expect((await withdraw(custom.token)).status).toBe(409);
    await offer({ withdrawalCustom: true });
    expect((await withdraw(custom.token)).status).toBe(200);
  });

  test("takes the rest of an order later, each line once", async () => {
    await offer({ withdrawalCustom: true });
    const { token } = await orderOne({ custom: true });
    await withdraw(token, { lines: [1] });
    expect((await read(token)).withdrawableLines).toEqual([0]);
    await withdraw(token, { lines: [1] });
    await withdraw(token, { lines: [0, 1, 0] });
    expect((await read(token)).withdrawnLines).toEqual([1, 0]);
    expect(await mailsOf(WITHDRAWN)).toHaveLength(4);
  });

  test("tells the maker what to send back of what was paid, and only then", async () => {
    await offer({ withdrawalCustom: true });
    const paid = await orderOne({ custom: true });
    await pay(visitor, paid.makerToken, "paid");
    await withdraw(paid.token, { lines: [0] });
    const unpaid = await orderOne();
    await withdraw(unpaid.token);
    const [first, second] = await mailsOf(["order_withdrawn_owner"]);
    expect(first?.text).toContain("WITHDRAWN\n1 × Sea Foam");
    expect(first?.text).toContain("The order was paid. Send $24.00 back");
    expect(second?.text).not.toContain("Send $");
    for (const mail of [first, second])
      expect(mail?.text).not.toContain("keeps its status");
  });

  test("refuses lines that there are not, and a cancelled order", async () => {
    await offer();
    const { token } = await orderOne();
    for (const lines of [[], [1], [-1], ["0"], "all"])
      expect((await withdraw(token, { lines })).status).toBe(422);
    expect((await withdraw("nobody")).status).toBe(404);
    await visitor.post(cancelPath(token));
    expect((await withdraw(token)).status).toBe(409);
  });

  test("stays possible after the days, and is marked as late for the maker", async () => {
    await offer();
    const { token, makerToken } = await orderOne();
    await move(visitor, makerToken, { status: "making" });
    shop.clock.advance(20 * DAY_MS);
    await move(visitor, makerToken, { status: "sent" });
    shop.clock.advance(13 * DAY_MS);
    const inTime = await orderOne();
    shop.clock.advance(2 * DAY_MS);
    expect((await withdraw(token)).status).toBe(200);
    expect((await withdraw(inTime.token)).status).toBe(200);
    const [, late, , timely] = await mailsOf(WITHDRAWN);
    expect(late?.subject).toStartWith("Late: Withdrawal");
    expect(late?.text).toContain("more than 14 days");
    expect(timely?.subject).toStartWith("Withdrawal");
  });
});

describe("withdrawing by the form", () => {
  const declare = (body: object) => visitor.post(API.withdraw, body);

  test("answers the same for an order that there is not", async () => {
    await offer();
    const { id, customerEmail } = await orderOne();
    const name = "Mila";
    const known = await declare({ name, orderId: id, email: customerEmail });
    const unknown = await declare({
      name,
      orderId: "9999",
      email: customerEmail,
    });
    expect([known.status, known.json]).toEqual([200, { ok: true }]);
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
    const receipts = await mailsOf(["withdrawal"]);
    const [one, other] = receipts.map(({ text }) =>
      text.replaceAll(/\b(?:9999|1001)\b/g, "N"),
    );
    expect(one).toBe(other);
    const [fits, fitsNot] = await mailsOf(["withdrawal_owner"]);
    expect(fits?.text).toContain("fit an order");
    expect(fits?.text).toContain("https://clips.example.com/make/");
    expect(fitsNot?.text).toContain("No order has this number");
  });

  test("tells the maker always, and mails one mailbox three receipts a day", async () => {
    await offer();
    for (let each = 0; each < 5; each++)
      await declare({ name: "M", orderId: "1", email: "mila@example.com" });
    expect(await mailsOf(["withdrawal"])).toHaveLength(3);
    expect(await mailsOf(["withdrawal_owner"])).toHaveLength(5);
  });

  test("is limited by the hour, and takes no advertisement", async () => {
    await offer();
    const form = { name: "M", orderId: "1", email: "mila@example.com" };
    for (const part of [
      { name: "www.example.com" },
      { orderId: "see bit.ly/x" },
      { orderId: "" },
      { email: "nobody" },
    ])
      expect((await declare({ ...form, ...part })).status).toBe(422);
    // Not "so we can confirm the order", as at the checkout.
    const { json } = await declare({ ...form, email: "" });
    expect(json).toMatchObject({
      fields: { email: "Please enter your email" },
    });
    let status = 200;
    for (let each = 0; each < 61 && status === 200; each++)
      ({ status } = await declare(form));
    expect(status).toBe(429);
  });
});
