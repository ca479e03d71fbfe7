import { beforeEach, describe, expect, test } from "bun:test";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { MakerOrder } from "#shared/orders/progress.ts";
import { makePath, withdrawPath } from "#tests/support/api.ts";
import { type Answer, setUpApp, type Visitor } from "#tests/support/app.ts";
import { addProduct, makeProduct } from "#tests/support/make.ts";
import {
  move,
  orderWithLinks,
  pay,
  PAYMENT,
  refund,
  takeBackRefund,
} from "#tests/support/orders.ts";
import { composeRow, outboxRows, sendAll } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

// The maker notes what went back: nothing of it is lost, and nothing is paid
// back twice, whatever is sent and whenever.

const shop = setUpApp({ SHOP_CURRENCY: "EUR" });
let visitor: Visitor;
beforeEach(async () => {
  visitor = shop.visitor();
  await changeSite(shop.deps, {
    payment: PAYMENT,
    legal: { withdrawalDays: 14 },
  });
});

/** An order of two clips, for 24.00 and 30.00. */
async function orderTwo() {
  for (const price of ["24.00", "30.00"])
    await addProduct(visitor, await makeProduct(shop.deps, { price }));
  const order = await orderWithLinks(shop, visitor);
  shop.clock.advance(1_000);
  return order;
}
async function orderPaid() {
  const order = await orderTwo();
  await pay(visitor, order.makerToken, "paid");
  await sendAll(shop);
  return order;
}
const look = async (token: string) =>
  MakerOrder.parse((await visitor.get(makePath(token))).json);
const amounts = async (token: string) => {
  const { paid, refundable, refunded } = (await look(token)).amounts;
  return { paid, refundable, refunded };
};
const refundMails = async () =>
  (await outboxRows(shop.deps.db)).filter(
    ({ kind }) => kind === "order_refunded",
  );
const statuses = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).sort();

describe("an amount that cannot be paid back", () => {
  const FORM = "Give an amount such as 24.00.";
  const ZERO = "Enter the amount that you sent back; it is above zero.";
  const cases: [currency: string, amount: unknown, sentence: string][] = [
    ["EUR", "54.01", "€54.00"],
    ["EUR", "999999999999.99", "€54.00"],
    ["EUR", "0", ZERO],
    ["EUR", 0, ZERO],
    ["EUR", "0.00", ZERO],
    ["EUR", "-1", FORM],
    ["EUR", -24, FORM],
    ["EUR", "1.005", FORM],
    ["EUR", 1.005, FORM],
    ["EUR", "1,50", FORM],
    ["EUR", "1e1", FORM],
    ["EUR", "", FORM],
    ["EUR", null, FORM],
    ["EUR", ["10.00"], FORM],
    ["EUR", "1".repeat(500), FORM],
    ["JPY", "10.50", "without decimals"],
    ["JPY", "53.99", "without decimals"],
    ["JPY", "54.50", "¥54 "],
  ];
  test.each(cases)("in %s: %p", async (currency, amount, sentence) => {
    await changeSite(shop.deps, { currency });
    const { makerToken } = await orderPaid();
    const before = await look(makerToken);
    const { status, json } = await visitor.post(
      `${makePath(makerToken)}/payment`,
      { state: "refunded", amount },
    );
    expect([status, json]).toMatchObject([
      422,
      { fields: { amount: expect.stringContaining(sentence) } },
    ]);
    expect(await look(makerToken)).toEqual({ ...before, isSeen: true });
    expect(await refundMails()).toEqual([]);
  });

  test("is any, where nothing was paid or all went back", async () => {
    const { makerToken } = await orderTwo();
    const unpaid = await refund(visitor, makerToken, { amount: "1.00" });
    expect([unpaid.status, unpaid.json]).toMatchObject([
      409,
      { code: "payment_skipped" },
    ]);
    await pay(visitor, makerToken, "paid");
    // Nothing is due while all of it stands: she has to name what she gives.
    expect(await refund(visitor, makerToken)).toMatchObject({
      status: 422,
      json: { fields: { amount: ZERO } },
    });
    await refund(visitor, makerToken, { amount: "54" });
    expect(await refund(visitor, makerToken, { amount: "0.01" })).toMatchObject(
      {
        status: 422,
        json: {
          fields: { amount: "All that was paid has gone back already." },
        },
      },
    );
    const open = await pay(visitor, makerToken, "open");
    expect([open.status, open.json]).toMatchObject([
      409,
      { message: "Part of the payment went back. Take that back first." },
    ]);
    expect(await amounts(makerToken)).toMatchObject({ refunded: "54.00" });
  });
});

describe("amounts that go back", () => {
  test("add up, each with its mail, and the last one can be taken back", async () => {
    const { makerToken } = await orderPaid();
    await refund(visitor, makerToken, { amount: "10.00" });
    await refund(visitor, makerToken, { amount: "4.50" });
    expect(await look(makerToken)).toMatchObject({
      payment: { state: "paid" },
      amounts: { paid: "54.00", refundable: "0.00", refunded: "14.50" },
    });
    const mails = await refundMails();
    const texts = await Promise.all(mails.map((row) => composeRow(shop, row)));
    expect(texts.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("€10.00"),
      expect.stringContaining("€4.50"),
    ]);
    for (const { text } of texts) expect(text).not.toContain("€14.50");
    const undone = await takeBackRefund(visitor, makerToken, "14.50");
    expect([undone.status, undone.json]).toMatchObject([
      200,
      { amounts: { refunded: "10.00" } },
    ]);
    expect(await refundMails()).toEqual(mails.slice(0, 1));
    // A press whose reply was lost takes nothing more back.
    const again = await takeBackRefund(visitor, makerToken, "14.50");
    expect([again.status, again.json]).toMatchObject([
      409,
      { code: "payment_changed" },
    ]);
    expect(await amounts(makerToken)).toMatchObject({ refunded: "10.00" });
  });

  test("from two windows at once go back once", async () => {
    const { makerToken } = await orderPaid();
    const seen = { amount: "30.00", refunded: "0.00" };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => refund(visitor, makerToken, seen)),
    );
    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: "payment_changed",
      message: expect.stringContaining("moved on in the meantime"),
    });
    expect(await amounts(makerToken)).toMatchObject({ refunded: "30.00" });
    expect(await refundMails()).toHaveLength(1);
    // Nor is more taken back than one of them.
    const undone = await Promise.all(
      [1, 2, 3].map(() => takeBackRefund(visitor, makerToken, "30.00")),
    );
    expect(statuses(undone)).toEqual([200, 409, 409]);
  });

  test("without what was seen never come to more than was paid", async () => {
    const { makerToken } = await orderPaid();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => refund(visitor, makerToken, { amount: "20.00" })),
    );
    expect(statuses(answers)).toEqual([200, 200, 422, 422]);
    expect(await amounts(makerToken)).toMatchObject({ refunded: "40.00" });
    expect(await refundMails()).toHaveLength(2);
    // Two at the same moment stay two: only the last one's mail is taken back.
    await takeBackRefund(visitor, makerToken, "40.00");
    expect(await refundMails()).toHaveLength(1);
  });

  test("are all that is due where none is named, once", async () => {
    const { makerToken } = await orderPaid();
    await move(visitor, makerToken, { status: "cancelled" });
    const answers = await Promise.all(
      [1, 2, 3].map(() => refund(visitor, makerToken)),
    );
    expect(statuses(answers)).toEqual([200, 200, 200]);
    expect(await look(makerToken)).toMatchObject({
      payment: { state: "refunded" },
      amounts: { refundable: "0.00", refunded: "54.00" },
    });
    expect(await refundMails()).toHaveLength(1);
  });

  test("are in the order's own currency, whatever the shop's is now", async () => {
    const inEuro = await orderPaid();
    await changeSite(shop.deps, { currency: "JPY" });
    const inYen = await orderPaid();
    expect(
      await refund(visitor, inEuro.makerToken, { amount: "60.00" }),
    ).toMatchObject({
      json: { fields: { amount: expect.stringContaining("€54.00") } },
    });
    await refund(visitor, inEuro.makerToken, { amount: "10.50" });
    await changeSite(shop.deps, { currency: "USD" });
    expect(
      await refund(visitor, inYen.makerToken, { amount: "10.50" }),
    ).toMatchObject({ status: 422 });
    await refund(visitor, inYen.makerToken, { amount: "10" });
    const mails = await Promise.all(
      (await refundMails()).map((row) => composeRow(shop, row)),
    );
    expect(
      mails.map(({ text }) => /We have sent (\S+)/.exec(text)?.[1]),
    ).toEqual(["€10.50", "¥10"]);
  });
});

describe("a withdrawal between asking and paying", () => {
  test("from all of it: what arrives all the same goes back, once", async () => {
    const { token, makerToken } = await orderTwo();
    await pay(visitor, makerToken, "asked");
    await visitor.post(withdrawPath(token));
    // Her page still shows that it was asked for.
    const late = await pay(visitor, makerToken, "paid", "asked");
    expect([late.status, late.json]).toMatchObject([
      409,
      { code: "payment_changed", message: expect.stringContaining(".") },
    ]);
    const reminded = await visitor.post(`${makePath(makerToken)}/reminder`);
    expect([reminded.status, reminded.json]).toMatchObject([
      409,
      {
        message: "This order no longer stands, so there is nothing to ask for.",
      },
    ]);
    expect((await pay(visitor, makerToken, "paid", "open")).status).toBe(200);
    expect(await amounts(makerToken)).toEqual({
      paid: "54.00",
      refundable: "54.00",
      refunded: "0.00",
    });
    await refund(visitor, makerToken);
    await refund(visitor, makerToken);
    expect(await amounts(makerToken)).toMatchObject({ refunded: "54.00" });
    expect(await refundMails()).toHaveLength(1);
  });

  test("from a part of it: the whole is paid, and that part goes back", async () => {
    const { token, makerToken } = await orderTwo();
    await pay(visitor, makerToken, "asked");
    await visitor.post(withdrawPath(token), { lines: [0] });
    expect((await pay(visitor, makerToken, "paid", "asked")).status).toBe(200);
    expect(await amounts(makerToken)).toMatchObject({ refundable: "24.00" });
    await refund(visitor, makerToken, { refunded: "0.00" });
    shop.clock.advance(2 * MINUTE_MS);
    await visitor.post(withdrawPath(token), { lines: [1] });
    expect(await amounts(makerToken)).toEqual({
      paid: "54.00",
      refundable: "30.00",
      refunded: "24.00",
    });
    // A window of before the second withdrawal saw less, and is refused.
    const stale = await refund(visitor, makerToken, {
      amount: "24.00",
      refunded: "0.00",
    });
    expect(stale.status).toBe(409);
    await refund(visitor, makerToken, { refunded: "24.00" });
    expect(await look(makerToken)).toMatchObject({
      payment: { state: "refunded" },
      amounts: { refundable: "0.00", refunded: "54.00" },
    });
  });
});
