import { beforeEach, describe, expect, test } from "bun:test";
import jsQR from "jsqr";
import { DAY_MS, MINUTE_MS } from "#shared/text/dates.ts";
import type { OrderBody } from "#shared/orders/input.ts";
import { MakerOrder, ShopperOrder } from "#shared/orders/progress.ts";
import {
  cancelPath,
  makePath,
  orderPath,
  withdrawPath,
} from "#tests/support/api.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  ADDRESS,
  codePath,
  IBAN,
  move,
  offerDelivery,
  orderWithLinks,
  pay,
  PAYMENT,
  reminderPath,
} from "#tests/support/orders.ts";
import { addProduct, makeProduct } from "#tests/support/make.ts";
import { composeRow, outboxRows, sendAll } from "#tests/support/outbox.ts";
import { readPng } from "#tests/support/png.ts";
import { changeSite } from "#tests/support/site.ts";

const shop = setUpApp({
  OWNER_EMAIL: "maker@example.com",
  PUBLIC_URL: "https://clips.example.com",
  SHOP_CURRENCY: "EUR",
});
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

async function orderOne() {
  const product = await makeProduct(shop.deps, { name: "Sea Foam" });
  await addProduct(visitor, product);
  const order = await orderWithLinks(shop, visitor);
  shop.clock.advance(1_000);
  return order;
}
const setUp = (more: object = {}) =>
  changeSite(shop.deps, { payment: { ...PAYMENT, ...more } });
const read = async (token: string) =>
  ShopperOrder.parse((await visitor.get(orderPath(token))).json);
const look = async (token: string) =>
  MakerOrder.parse((await visitor.get(makePath(token))).json);

const rows = async (...kinds: string[]) =>
  (await outboxRows(shop.deps.db)).filter(({ kind }) => kinds.includes(kind));
const waiting = async () =>
  (await outboxRows(shop.deps.db)).flatMap(({ kind }) =>
    /payment|paid|refund/.test(kind) ? [kind] : [],
  );

async function compose(kind: string) {
  return composeRow(shop, (await rows(kind)).at(-1));
}

describe("asking for the money", () => {
  test("shows how to pay from then on, and not before", async () => {
    await setUp();
    const { id, token, makerToken } = await orderOne();
    expect((await read(token)).payment).toEqual({ state: "open" });
    const asked = await pay(visitor, makerToken, "asked", "open");
    expect([asked.status, asked.json]).toMatchObject([
      200,
      { payment: { state: "asked", canAsk: true } },
    ]);
    const { payment } = await read(token);
    expect(payment).toMatchObject({
      state: "asked",
      askedAt: new Date(shop.clock.now()).toISOString(),
      bank: { holder: "Mila Sand", iban: IBAN },
      reference: `Order ${id}`,
      link: `https://pay.example.com/mila/24.00?for=${id}`,
    });
    expect(payment).not.toHaveProperty("cash");
    await pay(visitor, makerToken, "paid");
    expect((await read(token)).payment).toEqual({
      state: "paid",
      askedAt: payment.askedAt,
      paidAt: payment.askedAt,
    });
  });

  test("is mailed after a minute, with rows, link and a code that scans", async () => {
    await setUp();
    const { id, token, makerToken, customerEmail } = await orderOne();
    await pay(visitor, makerToken, "asked");
    const [row] = await rows("order_payment");
    expect(row?.nextAttemptAt).toBe(shop.clock.now() + MINUTE_MS);
    const mail = await compose("order_payment");
    expect(mail.to).toBe(customerEmail);
    expect(mail.subject).toContain(`order ${id}`);
    for (const part of [
      "Amount: €24.00",
      "Account holder: Mila Sand",
      "IBAN: DE89 3704 0044 0532 0130 00",
      `Reference: Order ${id}`,
      `Pay with pay.example.com: https://pay.example.com/mila/24.00?for=${id}`,
    ])
      expect(mail.text).toContain(part);
    const code = mail.pictures?.find(({ cid }) => cid.startsWith("pay."));
    expect(mail.html).toContain(`src="cid:${code?.cid}"`);
    const { rgba, width, height } = readPng(code?.png ?? new Uint8Array());
    const scanned = jsQR(new Uint8ClampedArray(rgba), width, height)?.data;
    expect(scanned).toContain(`EUR24.00\n\n\nOrder ${id}`);
    const saved = await visitor.get(codePath(token));
    expect(saved.headers.get("content-type")).toBe("image/png");
    expect(saved.headers.get("cache-control")).toBe("no-store");
    await pay(visitor, makerToken, "paid");
    expect((await visitor.get(codePath(token))).status).toBe(404);
  });

  test("happens with the order itself where she chose so", async () => {
    await setUp({ askAtOnce: true, cash: true });
    const { id, token, makerToken } = await orderOne();
    expect((await read(token)).payment).toMatchObject({
      state: "asked",
      cash: true,
      reference: `Order ${id}`,
    });
    expect(await waiting()).toEqual([]);
    const confirmation = await compose("order_customer");
    expect(confirmation.text).toContain("IBAN: DE89 3704");
    expect(confirmation.text).toContain(
      "Or in cash when you collect your order.",
    );
    // To pay; the way to the order is a link.
    expect(confirmation.html.match(/class="btn"/g)).toHaveLength(1);
    await pay(visitor, makerToken, "paid");
    await pay(visitor, makerToken, "asked");
    expect(await waiting()).toEqual([]);
  });

  test("in cash is for an order that is collected, not for one that is sent", async () => {
    const [post, pickup] = await offerDelivery(shop.deps);
    await changeSite(shop.deps, { payment: { cash: true, askAtOnce: true } });
    const said = async (given: Partial<OrderBody>) => {
      const product = await makeProduct(shop.deps, { name: "Sea Foam" });
      await addProduct(visitor, product);
      const { token } = await orderWithLinks(shop, visitor, given);
      return (await read(token)).payment.cash;
    };
    expect(await said({ deliveryId: pickup?.id })).toBe(true);
    const sent = { deliveryId: post?.id, address: ADDRESS, total: "28.90" };
    expect(await said(sent)).toBeUndefined();
    const mail = await compose("order_customer");
    expect(mail.text).not.toContain("in cash");
    expect(mail.text).toContain("Write to us, and we tell you how to pay.");
  });

  test("does not happen for an order of nothing", async () => {
    await setUp({ askAtOnce: true });
    const product = await makeProduct(shop.deps, { price: "0.00" });
    await addProduct(visitor, product);
    const { token, makerToken } = await orderWithLinks(shop, visitor);
    expect((await read(token)).payment).toEqual({ state: "open" });
    expect((await look(makerToken)).payment.canAsk).toBe(false);
    const asked = await pay(visitor, makerToken, "asked");
    expect([asked.status, asked.json]).toMatchObject([
      409,
      { message: "This order costs nothing, so there is nothing to ask for." },
    ]);
    const { text } = await compose("order_customer");
    expect(text).not.toContain("IBAN");
    expect(text).not.toMatch(/about payment/);
  });

  test("is refused where nobody has said how, and for a cancelled order", async () => {
    const { makerToken } = await orderOne();
    const unset = await pay(visitor, makerToken, "asked");
    expect([unset.status, unset.json]).toMatchObject([
      409,
      { code: "payment_unset" },
    ]);
    await setUp();
    await move(visitor, makerToken, { status: "cancelled" });
    const refused = await pay(visitor, makerToken, "asked");
    expect([refused.status, refused.json]).toMatchObject([
      409,
      {
        code: "payment_skipped",
        message: "This order no longer stands, so there is nothing to ask for.",
      },
    ]);
    expect((await look(makerToken)).payment.canAsk).toBe(false);
  });
});

describe("moving the payment", () => {
  test("goes either way, a repeat changes nothing, and no state is skipped", async () => {
    await setUp();
    const { makerToken } = await orderOne();
    const states = ["asked", "asked", "paid", "paid", "asked"];
    for (const state of [...states, "open", "paid", "open"] as const) {
      const answer = await visitor.post(`/api/make/${makerToken}/payment`, {
        state,
      });
      expect([state, answer.status]).toEqual([state, 200]);
      expect((await look(makerToken)).payment.state).toBe(
        MakerOrder.parse(answer.json).payment.state,
      );
    }
    for (const wrong of ["refunded"] as const)
      expect((await pay(visitor, makerToken, wrong)).json).toMatchObject({
        code: "payment_skipped",
      });
    for (const body of [{}, { state: "stolen" }, { state: null }, []])
      expect(
        (await visitor.post(`/api/make/${makerToken}/payment`, body)).status,
      ).toBe(422);
    expect((await pay(visitor, "none", "paid")).status).toBe(404);
  });

  test("is refused from a page that is out of date", async () => {
    await setUp();
    const { token, makerToken } = await orderOne();
    await pay(visitor, makerToken, "paid", "open");
    const late = await pay(visitor, makerToken, "asked", "open");
    expect([late.status, late.json]).toMatchObject([
      409,
      { code: "payment_changed" },
    ]);
    expect((await pay(visitor, token, "open")).status).toBe(404);
  });

  test("takes mails back within the minute, and later steps replace them", async () => {
    await setUp();
    const { makerToken } = await orderOne();
    await pay(visitor, makerToken, "asked");
    expect(await waiting()).toEqual(["order_payment"]);
    await pay(visitor, makerToken, "open");
    expect(await waiting()).toEqual([]);
    await pay(visitor, makerToken, "asked");
    await pay(visitor, makerToken, "paid");
    expect(await waiting()).toEqual(["order_paid"]);
    // Undo: the mail that asks never went, so it goes now.
    await pay(visitor, makerToken, "asked");
    expect(await waiting()).toEqual(["order_payment"]);
    await sendAll(shop);
    await pay(visitor, makerToken, "paid");
    await pay(visitor, makerToken, "asked");
    expect(await waiting()).toEqual(["order_payment"]);
    await pay(visitor, makerToken, "paid");
    await sendAll(shop);
    expect((await compose("order_paid")).text).toContain(
      "We have received €24.00. Thank you!",
    );
    // The customer has read that it is paid, and hears otherwise.
    await pay(visitor, makerToken, "asked");
    expect(await waiting()).toEqual([
      "order_payment",
      "order_paid",
      "order_payment",
    ]);
  });
});

describe("an order that nobody pays", () => {
  test("is named in the maker's next mail, and reminded of by one press", async () => {
    await setUp();
    const first = await orderOne();
    await pay(visitor, first.makerToken, "asked");
    const early = await visitor.post(reminderPath("none"));
    expect(early.status).toBe(404);
    await sendAll(shop);
    shop.clock.advance(6 * DAY_MS);
    expect((await look(first.makerToken)).payment.isOverdue).toBe(false);
    shop.clock.advance(DAY_MS);
    expect((await look(first.makerToken)).payment.isOverdue).toBe(true);
    await orderOne();
    const owner = (await rows("order_owner")).at(-1);
    expect((await composeRow(shop, owner)).text).toContain(
      `UNPAID FOR A WEEK OR LONGER\nOrder ${first.id}: €24.00, asked for on November 21, 2026`,
    );
    const reminded = await visitor.post(reminderPath(first.makerToken));
    expect(reminded.json).toMatchObject({
      payment: { isReminderWaiting: true, isOverdue: false },
    });
    expect((await compose("order_payment_reminder")).text).toContain("IBAN");
    const back = await visitor.delete(reminderPath(first.makerToken));
    expect(back.json).toMatchObject({ payment: { isOverdue: true } });
    expect(await rows("order_payment_reminder")).toEqual([]);
    await visitor.post(reminderPath(first.makerToken));
    const again = await visitor.post(reminderPath(first.makerToken));
    expect([again.status, again.json]).toMatchObject([
      409,
      { code: "reminded_already" },
    ]);
    // A reminder that a clock noted that was ahead holds up no other.
    shop.clock.advance(-2 * DAY_MS);
    await sendAll(shop);
    const later = await visitor.post(reminderPath(first.makerToken));
    expect(later.status).toBe(200);
    await pay(visitor, first.makerToken, "paid");
    const paid = await visitor.post(reminderPath(first.makerToken));
    expect(paid.json).toMatchObject({ code: "payment_skipped" });
  });
});

describe("cancelling", () => {
  test("a paid order says so in its mail, and can be marked as paid back", async () => {
    await setUp();
    const { token, makerToken } = await orderOne();
    await pay(visitor, makerToken, "paid");
    await sendAll(shop);
    await move(visitor, makerToken, { status: "cancelled" });
    expect((await compose("order_cancelled")).text).toContain(
      "You have paid for it, and we send €24.00 back.",
    );
    await pay(visitor, makerToken, "refunded", "paid");
    expect((await read(token)).payment).toMatchObject({ state: "refunded" });
    expect((await compose("order_refunded")).text).toContain(
      "We have sent €24.00 back to you.",
    );
  });

  test("by the customer tells the maker to send the money back", async () => {
    await setUp();
    const { token, makerToken } = await orderOne();
    await pay(visitor, makerToken, "paid");
    await visitor.post(cancelPath(token), {});
    expect((await compose("order_cancelled_owner")).text).toContain(
      "The order was paid. Send €24.00 back",
    );
  });

  test("an order that was withdrawn from asks for nothing, also once it is back", async () => {
    await setUp();
    await changeSite(shop.deps, { legal: { withdrawalDays: 14 } });
    const { token, makerToken } = await orderOne();
    await pay(visitor, makerToken, "asked");
    await visitor.post(withdrawPath(token));
    await move(visitor, makerToken, { status: "cancelled" });
    await move(visitor, makerToken, { status: "received" });
    expect(await waiting()).toEqual([]);
  });

  test("an order that is asked for asks no more, and again once it is back", async () => {
    await setUp();
    const { token, makerToken } = await orderOne();
    await pay(visitor, makerToken, "asked");
    await move(visitor, makerToken, { status: "cancelled" });
    expect(await waiting()).toEqual([]);
    expect((await read(token)).payment).not.toHaveProperty("bank");
    await move(visitor, makerToken, { status: "received" });
    expect(await waiting()).toEqual(["order_payment"]);
    expect((await read(token)).payment.bank?.iban).toBe(IBAN);
  });
});
