import { beforeEach, describe, expect, test } from "bun:test";
import {
  createDiscount,
  listDiscounts,
} from "#shared/discounts/admin-calls.ts";
import { areDiscountsOpen, checkDiscount } from "#shared/discounts/calls.ts";
import { codeKey, isCode, shownCode } from "#shared/discounts/rules.ts";
import {
  Discount,
  type DiscountBody,
  Discounts,
} from "#shared/discounts/schema.ts";
import { MakerOrder } from "#shared/orders/progress.ts";
import type { OrderBody } from "#shared/orders/input.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { logIn } from "#tests/support/admin.ts";
import {
  API,
  cancelPath,
  cartLinePath,
  makePath,
  withdrawPath,
} from "#tests/support/api.ts";
import { type Answer, setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addProduct,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import {
  ADDRESS,
  correct,
  linksOf,
  move,
  offerDelivery,
  pay,
  tokenIn,
} from "#tests/support/orders.ts";
import { changeSite } from "#tests/support/site.ts";

// Each visitor has an address of its own, so that no rate limit applies.
const shop = setUpApp({ TRUST_PROXY: "1" });
let maker: Visitor;
let visitor: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
  visitor = shop.visitor("10.1.0.1");
});

const TEN: DiscountBody = { code: "FROST10", kind: "percent", value: 10 };

const make = (given: Partial<DiscountBody> = {}) =>
  maker.post(createDiscount.path, { ...TEN, ...given });
async function added(given: Partial<DiscountBody> = {}): Promise<Discount> {
  const answer = await make(given);
  if (answer.status !== 201) throw new Error(answer.text);
  return Discount.parse(answer.json);
}
const codes = async () =>
  Discounts.parse((await maker.get(listDiscounts.path)).json).discounts;
const check = (code: string, by = visitor) =>
  by.post(checkDiscount.path, { code });
const isOpen = async () =>
  Object((await visitor.get(areDiscountsOpen.path)).json).open;

/** Orders the cart of a visitor for a total. */
const place = async (
  total: string,
  given: Partial<OrderBody> = {},
  by = visitor,
) =>
  by.post(
    API.orders,
    orderBody(await readCart(by), {
      discountCode: "frost 10",
      total,
      ...given,
    }),
    { "idempotency-key": crypto.randomUUID() },
  );
async function tokensOf({ json }: Answer) {
  const { id, url } = Object(json);
  const { maker: url2 } = await linksOf(shop, id);
  return { token: tokenIn(url), makerToken: tokenIn(url2) };
}

/** Puts clips of these prices into the cart. */
async function fill(prices: string[], by = visitor) {
  for (const price of prices)
    await addProduct(by, await makeProduct(shop.deps, { price }));
}

describe("the maker's codes", () => {
  test("are kept, listed with what each brought, changed and deleted", async () => {
    const code = await added({ code: "frost 10", maxUses: 50 });
    expect(code).toMatchObject({
      code: "FROST10",
      kind: "percent",
      value: 10,
      from: null,
      until: null,
      minTotal: null,
      maxUses: 50,
      oncePerCustomer: false,
      leavesOutSales: false,
      isActive: true,
      uses: 0,
      brought: "0.00",
    });
    await fill(["24.00"]);
    expect((await place("21.60")).status).toBe(201);
    expect(await codes()).toMatchObject([{ uses: 1, brought: "21.60" }]);
    const path = `${listDiscounts.path}/${code.id}`;
    const changed = { ...TEN, code: "HELLO5", kind: "amount", value: "5" };
    const stale = { "if-match": new Date(0).toISOString() };
    expect((await maker.put(path, changed, stale)).status).toBe(412);
    expect((await maker.put(path, changed)).json).toMatchObject({
      code: "HELLO5",
      value: "5.00",
      uses: 1,
    });
    expect((await maker.delete(path)).json).toEqual({ ok: true });
    expect(await codes()).toEqual([]);
    expect((await maker.delete(path)).status).toBe(404);
    // What it took stays, and its name is free again.
    expect((await make({ code: "HELLO5" })).status).toBe(201);
  });

  test("come back after a deletion, unless their name is taken since", async () => {
    const code = await added();
    const path = `${listDiscounts.path}/${code.id}`;
    const restore = () => maker.post(`${path}/restore`);
    await fill(["24.00"]);
    await place("21.60");
    await maker.delete(path);
    expect(await isOpen()).toBe(false);
    const back = await restore();
    expect([back.status, back.json]).toMatchObject([
      200,
      { id: code.id, code: "FROST10", uses: 1, brought: "21.60" },
    ]);
    // A second press of Undo changes nothing that anybody sees.
    expect((await restore()).status).toBe(200);
    expect(await isOpen()).toBe(true);
    await maker.delete(path);
    const other = await added({ code: "F-ROST1O", value: 50 });
    expect((await restore()).json).toMatchObject({
      fields: { code: expect.stringContaining("F-ROST1O") },
    });
    expect(await codes()).toMatchObject([{ id: other.id, value: 50 }]);
    const nobody = await maker.post(`${listDiscounts.path}/999/restore`);
    expect(nobody.status).toBe(404);
    expect((await visitor.post(`${path}/restore`)).status).toBe(401);
  });

  test("are nobody else's to read", async () => {
    expect((await visitor.get(listDiscounts.path)).status).toBe(401);
    expect((await visitor.post(createDiscount.path, {})).status).toBe(401);
  });

  const wrong: [name: string, given: object, field: string][] = [
    ["no code", { code: "" }, "code"],
    ["two signs", { code: "AB" }, "code"],
    ["25 signs", { code: "A".repeat(25) }, "code"],
    ["markup", { code: "<b>FROST</b>" }, "code"],
    ["an emoji", { code: "FROST🦋" }, "code"],
    ["a sign that turns the text", { code: "FROST\u202e10" }, "code"],
    ["Cyrillic that looks like Latin", { code: "FRОST10" }, "code"],
    ["no kind", { kind: undefined }, "kind"],
    ["another kind", { kind: "two for one" }, "kind"],
    ["no value", { value: undefined }, "value"],
    ["0 %", { value: 0 }, "value"],
    ["101 %", { value: 101 }, "value"],
    ["-10 %", { value: -10 }, "value"],
    ["12.5 %", { value: 12.5 }, "value"],
    ["1e1 %", { value: "1e1" }, "value"],
    ["an amount of nothing", { kind: "amount", value: "0.00" }, "value"],
    ["an amount below zero", { kind: "amount", value: "-5" }, "value"],
    ["an amount of 100,000", { kind: "amount", value: 100_000 }, "value"],
    ["three decimals", { kind: "amount", value: "5.005" }, "value"],
    [
      "an end before its beginning",
      { from: "2026-12-06T00:00:00Z", until: "2026-12-01T00:00:00Z" },
      "until",
    ],
    ["a day that is none", { from: "2026-02-30T00:00:00Z" }, "from"],
    ["a least total below zero", { minTotal: "-1" }, "minTotal"],
    ["no uses", { maxUses: 0 }, "maxUses"],
    ["half a use", { maxUses: 1.5 }, "maxUses"],
    ["a yes in words", { oncePerCustomer: "yes" }, "oncePerCustomer"],
  ];
  test.each(wrong)("%s is refused", async (_, given, field) => {
    const answer = await make(given);
    expect(answer.status).toBe(422);
    expect(Object.keys(Object(Object(answer.json).fields))).toEqual([field]);
    expect(await codes()).toEqual([]);
  });

  test("of one name are one, however it is written", async () => {
    const { id } = await added();
    for (const code of ["frost10", "F-ROST1O", "FROSTl0"]) {
      const { status, json } = await make({ code });
      expect([status, json]).toMatchObject([
        422,
        { fields: { code: expect.stringContaining("FROST10") } },
      ]);
    }
    const own = await maker.put(`${listDiscounts.path}/${id}`, TEN);
    expect(own.status).toBe(200);
  });

  test("have no decimals that the currency has not", async () => {
    await changeSite(shop.deps, { currency: "JPY" });
    const amount = await make({ kind: "amount", value: "5.50" });
    expect(amount.json).toMatchObject({ fields: { value: expect.anything() } });
    const least = await make({ minTotal: "5.50" });
    expect(least.json).toMatchObject({
      fields: { minTotal: expect.anything() },
    });
  });
});

test.each([
  ["frost10", "FR0ST10"],
  [" Frost 10 ", "FR0ST10"],
  ["FROST1O", "FR0ST10"],
  ["FROSTI0", "FR0ST10"],
  ["frost-10", "FR0ST10"],
  ["ＦＲＯＳＴ１０", "FR0ST10"],
  ["frost10.", "FR0ST10"],
  ["Grüße", "GRUSSE"],
  ["", ""],
])("%j is read as %s", (typed, key) => {
  expect(codeKey(typed)).toBe(key);
});

test("a code is shown in capitals, with the hyphens that it has", () => {
  expect(["frost-10", "été 24", "grüße"].map(shownCode)).toEqual([
    "FROST-10",
    "ÉTÉ24",
    "GRÜSSE",
  ]);
  expect(["FROST-10", "ÉTÉ24", "-A1", "A--1", "A B"].map(isCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe("a code is checked", () => {
  test("for the cart as it is, and what can be bought of it", async () => {
    await added();
    await fill(["24.00", "40.50"]);
    const reply = { code: "FROST10", kind: "percent" };
    const first = { ...reply, amount: "6.45", total: "58.05" };
    expect((await check("frost 1O")).json).toEqual(first);
    const [line] = await readCart(visitor);
    await visitor.put(cartLinePath(line?.id ?? 0), { quantity: 2 });
    const second = { ...reply, amount: "8.85", total: "79.65" };
    expect((await check("FROST10")).json).toEqual(second);
  });

  test("as an amount never takes more than there is", async () => {
    await added({ kind: "amount", value: "30.00" });
    await fill(["24.00"]);
    expect((await check("FROST10")).json).toMatchObject({
      amount: "24.00",
      total: "0.00",
    });
  });

  test("as free delivery takes nothing before there is one", async () => {
    await added({ kind: "delivery" });
    await fill(["24.00"]);
    expect((await check("FROST10")).json).toEqual({
      code: "FROST10",
      kind: "delivery",
      amount: "0.00",
      total: "24.00",
    });
  });

  const day = (days: number) =>
    new Date(shop.clock.now() + days * DAY_MS).toISOString();
  const refusals: [
    name: string,
    given: () => Partial<DiscountBody>,
    status: number,
    reply: object,
  ][] = [
    [
      "unknown",
      () => ({ code: "OTHER" }),
      404,
      {
        code: "discount_unknown",
        message: "We don't know FROST10. Check the letters.",
      },
    ],
    [
      "stopped",
      () => ({ isActive: false }),
      409,
      { code: "discount_over", message: "FROST10 is over." },
    ],
    ["over", () => ({ until: day(-1) }), 409, { code: "discount_over" }],
    ["to come", () => ({ from: day(1) }), 409, { code: "discount_over" }],
    [
      "for more than is in the cart",
      () => ({ minTotal: "40" }),
      409,
      {
        code: "discount_minimum",
        minTotal: "40.00",
        message: "FROST10 counts from $40.00 on. $16.00 to go.",
      },
    ],
  ];
  test.each(refusals)("and is refused: %s", async (_, given, status, reply) => {
    await added(given());
    await fill(["24.00"]);
    expect([
      (await check("FROST10")).status,
      (await check("FROST10")).json,
    ]).toMatchObject([status, reply]);
    const ordered = await place("21.60");
    expect([ordered.status, ordered.json]).toMatchObject([status, reply]);
    expect(await readCart(visitor)).toHaveLength(1);
  });

  test("and says on which day it ended or begins", async () => {
    const at = Date.UTC(2026, 10, 21);
    shop.clock.advance(at - shop.clock.now());
    maker = await logIn(shop);
    await added({ until: "2026-11-21T00:00:00Z" });
    await added({
      code: "POSTFREE",
      kind: "delivery",
      from: "2026-12-01T00:00:00Z",
    });
    expect((await check("FROST10")).json).toMatchObject({
      message: "FROST10 ended on November 20.",
    });
    expect((await check("POSTFREE")).json).toMatchObject({
      message: "POSTFREE begins on December 1.",
    });
    expect(await isOpen()).toBe(false);
    shop.clock.advance(10 * DAY_MS);
    expect([await isOpen(), (await check("POSTFREE")).status]).toEqual([
      true,
      200,
    ]);
  });

  test("without repeating what is no code", async () => {
    for (const code of [
      "<script>",
      "🦋🦋🦋",
      "FR\u202eOST",
      "",
      "A".repeat(60),
    ])
      expect((await check(code)).json).toMatchObject({
        code: "discount_unknown",
        message: "We don't know that code. Check the letters.",
      });
    expect((await check("A".repeat(61))).status).toBe(422);
    expect((await visitor.post(checkDiscount.path, { code: 1 })).status).toBe(
      422,
    );
  });

  test("ten times in a quarter of an hour where there is none such", async () => {
    await added();
    await fill(["24.00"]);
    const statuses: number[] = [];
    for (let guess = 0; guess < 9; guess += 1)
      statuses.push((await check(`GUESS${guess}`)).status);
    // What is there is no guess, at the check and at the order.
    for (let use = 0; use < 5; use += 1)
      statuses.push((await check("FROST10")).status);
    statuses.push((await place("21.60", { discountCode: "GUESS" })).status);
    expect(statuses).toEqual([
      ...Array(9).fill(404),
      ...Array(5).fill(200),
      404,
    ]);
    const refused = [await check("FROST10"), await place("21.60")];
    expect(refused.map(({ status }) => status)).toEqual([429, 429]);
    expect(refused[0]?.headers.get("retry-after")).toBe("900");
    // An order without a code is none.
    expect((await place("24.00", { discountCode: undefined })).status).toBe(
      201,
    );
  });
});

describe("an order with a code", () => {
  test("keeps what it took, whatever becomes of the code", async () => {
    const { id } = await added();
    await fill(["24.00", "40.50"]);
    expect((await place("64.50")).json).toMatchObject({
      code: "price_changed",
    });
    const answer = await place("58.05");
    const discount = { code: "FROST10", kind: "percent", amount: "6.45" };
    expect([answer.status, answer.json]).toMatchObject([
      201,
      { total: "58.05", discount },
    ]);
    await maker.delete(`${listDiscounts.path}/${id}`);
    const { makerToken } = await tokensOf(answer);
    const page = await visitor.get(makePath(makerToken));
    expect(page.json).toMatchObject({
      discount,
      amounts: { total: "58.05", owed: "58.05" },
    });
  });

  test("of free delivery pays for the clips alone", async () => {
    await added({ kind: "delivery" });
    const [post, pickup] = await offerDelivery(shop.deps);
    await fill(["24.00"]);
    const posted = { deliveryId: post?.id, address: ADDRESS };
    const answer = await place("24.00", posted);
    expect(answer.json).toMatchObject({
      total: "24.00",
      delivery: { price: "4.90" },
      discount: { kind: "delivery", amount: "4.90" },
    });
    // Where the delivery costs nothing, no use is taken.
    await fill(["24.00"]);
    const collected = await place("24.00", { deliveryId: pickup?.id });
    expect(collected.status).toBe(201);
    expect(collected.json).not.toHaveProperty("discount");
    expect(await codes()).toMatchObject([{ uses: 1 }]);
  });

  test("keeps the delivery free that the clips have made free", async () => {
    await added({ value: 50 });
    const [post] = await offerDelivery(shop.deps);
    await fill(["60.00"]);
    const given = { deliveryId: post?.id, address: ADDRESS };
    expect((await place("30.00", given)).status).toBe(201);
  });

  test("that takes all asks for nothing", async () => {
    await added({ value: 100 });
    await fill(["24.00"]);
    const answer = await place("0.00");
    expect([answer.status, answer.json]).toMatchObject([
      201,
      { total: "0.00", payment: { state: "open" } },
    ]);
    const { makerToken } = await tokensOf(answer);
    const page = MakerOrder.parse(
      (await visitor.get(makePath(makerToken))).json,
    );
    expect(page.amounts.owed).toBe("0.00");
  });

  test("of another cart or code is no repeat", async () => {
    await added();
    await fill(["24.00"]);
    const key = { "idempotency-key": "one" };
    const body = orderBody(await readCart(visitor), {
      discountCode: "FROST10",
      total: "21.60",
    });
    const first = await visitor.post(API.orders, body, key);
    const typed = { ...body, discountCode: "frost 10" };
    const again = await visitor.post(API.orders, typed, key);
    expect([first.status, again.json]).toEqual([201, first.json]);
    const without = { ...body, discountCode: undefined };
    const other = await visitor.post(API.orders, without, key);
    expect(other.json).toMatchObject({ code: "key_reused" });
    expect(await codes()).toMatchObject([{ uses: 1 }]);
  });

  test("gives its use back when it is cancelled, and takes it again", async () => {
    await added({ maxUses: 1 });
    await fill(["24.00"]);
    const { token, makerToken } = await tokensOf(await place("21.60"));
    expect(await isOpen()).toBe(false);
    await fill(["24.00"]);
    expect((await place("21.60")).json).toMatchObject({
      code: "discount_used_up",
      message: "FROST10 has been used up.",
      cart: [{ quantity: 1 }],
    });
    await visitor.post(cancelPath(token));
    expect(await codes()).toMatchObject([{ uses: 0, brought: "0.00" }]);
    const second = await tokensOf(await place("21.60"));
    await move(maker, second.makerToken, { status: "cancelled" });
    expect(await isOpen()).toBe(true);
    await move(maker, second.makerToken, { status: "received" });
    expect([await isOpen(), await codes()]).toMatchObject([
      false,
      [{ uses: 1 }],
    ]);
    expect(makerToken).toBeString();
  });

  test("keeps its code when its cancel is undone, beyond the last use too", async () => {
    await added({ maxUses: 1, oncePerCustomer: true });
    const customerEmail = "ada@example.com";
    await fill(["24.00"]);
    const first = await tokensOf(await place("21.60", { customerEmail }));
    await move(maker, first.makerToken, { status: "cancelled" });
    await fill(["24.00"]);
    expect((await place("21.60", { customerEmail })).status).toBe(201);
    // The cancel gave the use back, and another order has it by now.
    const undone = await move(maker, first.makerToken, { status: "received" });
    expect([undone.status, undone.json]).toMatchObject([
      200,
      { total: "21.60", discount: { code: "FROST10", amount: "2.40" } },
    ]);
    expect(await codes()).toMatchObject([
      { uses: 2, maxUses: 1, brought: "43.20" },
    ]);
    // Nobody else gets one, until both uses are back.
    const refused = async () => {
      await visitor.delete(API.cart);
      await fill(["24.00"]);
      return (await check("FROST10")).json;
    };
    expect([await isOpen(), await refused()]).toMatchObject([
      false,
      { code: "discount_used_up" },
    ]);
    await move(maker, first.makerToken, { status: "cancelled" });
    expect(await refused()).toMatchObject({ code: "discount_used_up" });
    // The order that has it keeps it through a correction.
    await move(maker, first.makerToken, { status: "received" });
    const lines = [{ line: 0, quantity: 2 }];
    const more = await correct(maker, first.makerToken, { revision: 0, lines });
    expect(more.json).toMatchObject({
      total: "43.20",
      discount: { amount: "4.80" },
    });
  });

  test("is one of each mailbox where it is for once", async () => {
    await added({ oncePerCustomer: true });
    const emails = ["ada@gmail.com", "A.da+more@googlemail.com", "b@gmail.com"];
    const answers: Answer[] = [];
    for (const customerEmail of emails) {
      await fill(["24.00"]);
      answers.push(await place("21.60", { customerEmail }));
      await visitor.delete(API.cart);
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 409, 201]);
    expect(answers[1]?.json).toMatchObject({
      code: "discount_used",
      message: "You have used FROST10 before.",
    });
    // Nobody learns at the check who has used it.
    await fill(["24.00"]);
    expect((await check("FROST10")).status).toBe(200);
  });

  test("keeps its code through a correction, by its rule", async () => {
    const { id } = await added({ minTotal: "40.00", maxUses: 1 });
    await fill(["24.00", "40.50"]);
    const { makerToken } = await tokensOf(await place("58.05"));
    await maker.delete(`${listDiscounts.path}/${id}`);
    const lines = [{ line: 1, quantity: 0 }];
    const corrected = await correct(maker, makerToken, { revision: 0, lines });
    expect(corrected.json).toMatchObject({
      total: "21.60",
      discount: { code: "FROST10", amount: "2.40" },
      corrections: [
        { changes: [{}, { what: "total", before: "58.05", after: "21.60" }] },
      ],
    });
  });

  test("pays back for its lines, one by one, what was paid for them", async () => {
    await changeSite(shop.deps, { legal: { withdrawalDays: 14 } });
    await added({ kind: "amount", value: "10.00" });
    await fill(["10.00", "10.00", "10.00"]);
    const answer = await place("20.00");
    const { token, makerToken } = await tokensOf(answer);
    await pay(maker, makerToken, "paid");
    const refundable: string[] = [];
    for (const line of [0, 1]) {
      await visitor.post(withdrawPath(token), { lines: [line] });
      const page = await visitor.get(makePath(makerToken));
      refundable.push(MakerOrder.parse(page.json).amounts.refundable);
    }
    expect(refundable).toEqual(["6.66", "13.33"]);
    await visitor.post(withdrawPath(token), { lines: [2] });
    const page = await visitor.get(makePath(makerToken));
    expect(MakerOrder.parse(page.json).amounts.refundable).toBe("20.00");
  });
});
