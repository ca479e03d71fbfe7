import { beforeEach, describe, expect, test } from "bun:test";
import { getNumbers, getYear } from "#shared/numbers/calls.ts";
import {
  type CurrencyYear,
  Numbers,
  YearNumbers,
} from "#shared/numbers/schema.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import { MakerOrder } from "#shared/orders/progress.ts";
import { DAY_MS, HOUR_MS } from "#shared/text/dates.ts";
import { pathOf } from "#shared/api/call.ts";
import { ADMIN_LOGIN, logIn } from "#tests/support/admin.ts";
import { API, makePath } from "#tests/support/api.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { addProduct, makeProduct } from "#tests/support/make.ts";
import {
  ADDRESS,
  correct,
  type LinkedOrder,
  move,
  offerDelivery,
  orderWithLinks,
  pay,
  PAYMENT,
  refund,
} from "#tests/support/orders.ts";
import { changeSite } from "#tests/support/site.ts";

// The sums of a year are those of the orders themselves, cent by cent.

const BERLIN = { timeZone: "Europe/Berlin", legal: { country: "DE" } };
const shop = setUpApp({ SHOP_CURRENCY: "EUR", SHOP_LANGUAGE: "de" });
let maker: Visitor;
let deliveryId: number;
let pickupId: number;

beforeEach(async () => {
  maker = await logIn(shop);
  const given = { ...BERLIN, payment: PAYMENT };
  const options = await offerDelivery(shop.deps, undefined, given);
  deliveryId = options[0]?.id ?? 0;
  pickupId = options[1]?.id ?? 0;
});

const yearPath = (year: number | string) =>
  pathOf(getYear, { year: String(year) });
/** Her session ends in the days that a test leaves out. */
async function get(path: string) {
  const answer = await maker.get(path);
  if (answer.status !== 401) return answer;
  await maker.post(API.login, ADMIN_LOGIN);
  return maker.get(path);
}
const read = async (year: number) =>
  YearNumbers.parse((await get(yearPath(year))).json);
const days = async (query: string) =>
  Numbers.parse((await get(`${getNumbers.path}${query}`)).json);
const look = async (token: string) =>
  MakerOrder.parse((await maker.get(makePath(token))).json);

/** Goes to a time of the shop's clock, which only goes on. */
const goTo = (iso: string) =>
  shop.clock.advance(Date.parse(iso) - shop.clock.now());

type Given = {
  prices?: string[];
  country?: string;
  isPickup?: boolean;
  /** Whether a code takes ten percent off. */
  hasCode?: boolean;
};

async function place(given: Given = {}) {
  const { prices = ["24.00"], country, isPickup, hasCode } = given;
  const visitor = shop.visitor();
  for (const price of prices)
    await addProduct(visitor, await makeProduct(shop.deps, { price }));
  const cents = prices.reduce((sum, price) => sum + priceCents(price), 0);
  const takenCents = hasCode ? Math.round(cents / 10) : 0;
  const isFree = isPickup || cents >= 6_000;
  const deliveryCents = isFree ? 0 : 490;
  const address = { ...ADDRESS, country: country ?? "DE" };
  return orderWithLinks(shop, visitor, {
    total: toPrice(cents - takenCents + deliveryCents),
    ...(hasCode && { discountCode: "TEN" }),
    customerEmail: `${crypto.randomUUID()}@example.com`,
    ...(isPickup ? { deliveryId: pickupId } : { deliveryId, address }),
  });
}

const only = (year: YearNumbers): CurrencyYear => {
  const [own, ...others] = year.currencies;
  expect(others).toEqual([]);
  if (!own) throw new Error("There is a table of the shop's currency.");
  return own;
};

test("a New Year's order stands in the year of its zone", async () => {
  const [old, young] = [await place(), await place()];
  goTo("2026-12-31T22:59:59.999Z");
  await pay(maker, old.makerToken, "paid");
  goTo("2026-12-31T23:00:00.000Z");
  await pay(maker, young.makerToken, "paid");
  expect(only(await read(2026))).toMatchObject({ orders: 1, paid: "28.90" });
  const next = await read(2027);
  expect(next).toMatchObject({ year: 2027, first: 2026, last: 2027 });
  expect(only(next).months[0]).toMatchObject({ month: 1, paid: "28.90" });
  // The day is that of the payment, and the zone is today's.
  await changeSite(shop.deps, { ...BERLIN, timeZone: "America/New_York" });
  expect(only(await read(2026)).orders).toBe(2);
  expect(only(await read(2027)).orders).toBe(0);
});

test("what goes back counts on the day on which it did", async () => {
  const { makerToken } = await place();
  await pay(maker, makerToken, "paid");
  goTo("2027-02-03T12:00:00Z");
  await refund(maker, makerToken, { amount: "8.00" });
  expect(only(await read(2026))).toMatchObject({
    paid: "28.90",
    delivery: "4.90",
    refunded: "0.00",
    taken: "28.90",
  });
  expect(only(await read(2027))).toMatchObject({
    orders: 0,
    paid: "0.00",
    refunded: "8.00",
    taken: "-8.00",
  });
  const { days: found } = await days("?from=2027-02-01&to=2027-02-05");
  expect(found.map(({ takings }) => takings)).toEqual([
    "0.00",
    "0.00",
    "-8.00",
    "0.00",
    "0.00",
  ]);
});

test("orders that nobody paid, or that are no longer paid, do not count", async () => {
  await place();
  const { makerToken } = await place();
  await pay(maker, makerToken, "paid");
  await pay(maker, makerToken, "asked");
  expect(only(await read(2026))).toMatchObject({ orders: 0, taken: "0.00" });
});

test("two currencies have a table each", async () => {
  const euros = await place();
  await pay(maker, euros.makerToken, "paid");
  await changeSite(shop.deps, { ...BERLIN, currency: "USD" });
  const dollars = await place({ isPickup: true });
  await pay(maker, dollars.makerToken, "paid");
  const { currencies } = await read(2026);
  expect(currencies.map((each) => [each.currency, each.paid])).toEqual([
    ["USD", "24.00"],
    ["EUR", "28.90"],
  ]);
});

test("what is collected counts for the country of the shop", async () => {
  for (const given of [{ country: "AT" }, { isPickup: true }, {}]) {
    const { makerToken } = await place(given);
    await pay(maker, makerToken, "paid");
  }
  const { countries } = only(await read(2026));
  expect(countries.map((each) => [each.country, each.paid])).toEqual([
    ["DE", "52.90"],
    ["AT", "28.90"],
  ]);
});

test("the tax of a rate is that of its invoices", async () => {
  const invoice = { prefix: "RE-", taxNumber: "1", vatRate: "19" };
  const [before, after] = [await place(), await place({ country: "AT" })];
  await pay(maker, before.makerToken, "paid");
  await changeSite(shop.deps, { ...BERLIN, invoice });
  await pay(maker, after.makerToken, "paid");
  await refund(maker, after.makerToken, { amount: "8.00" });
  const { rates } = only(await read(2026));
  expect(
    rates.map(({ country, rate, taken, net, tax }) => [
      ...[country, rate, taken, net, tax],
    ]),
  ).toEqual([
    ["AT", "19", "20.90", "17.57", "3.33"],
    ["DE", null, "28.90", "28.90", "0.00"],
  ]);
  const { text } = await get(yearPath("2026.csv"));
  expect(text).toContain(';19;"4,61"');
});

test("a year without orders is a table of noughts", async () => {
  const year = await read(2031);
  expect(year).toMatchObject({ year: 2031, first: 2026, last: 2026 });
  const own = only(year);
  expect(own).toMatchObject({ orders: 0, paid: "0.00", countries: [] });
  expect(own.months).toHaveLength(12);
  const csv = (await get(yearPath("2031.csv"))).text;
  expect(csv.trim().split("\r\n")).toHaveLength(1);
});

test.each(["1999", "20266", "2026.xls", "..%2f2026", "-1", "2026.csv.csv"])(
  "there is no year %p",
  async (year) => {
    const { status } = await maker.get(`${getNumbers.path}/year/${year}`);
    expect([404, 422]).toContain(status);
  },
);

test.each([
  "?from=2026-02-30",
  "?from=2026-11-02&to=2026-11-01",
  "?from=1900-01-01&to=2026-11-01",
  "?from=yesterday",
  "?from=0001-01-01",
  "?to=9999-12-31",
])("there are no days %p", async (query) => {
  expect((await maker.get(getNumbers.path + query)).status).toBe(422);
});

test("days to come are empty, and years ahead not too many", async () => {
  const { days: found } = await days("?from=2030-01-01&to=2030-01-07");
  expect(found).toHaveLength(7);
  expect(found.every(({ visits }) => visits === 0)).toBe(true);
  expect((await days("?from=2000-01-01")).days.length).toBeLessThan(1_101);
  expect((await days("?to=2099-12-31")).days.length).toBeLessThan(100);
});

test("strangers see neither", async () => {
  for (const path of [getNumbers.path, yearPath(2026), yearPath("2026.csv")])
    expect((await shop.visitor().get(path)).status).toBe(401);
});

test("the file has each payment and each refund, and no names", async () => {
  const { id, makerToken } = await place({ country: "AT" });
  await pay(maker, makerToken, "paid");
  goTo("2026-12-05T12:00:00Z");
  await refund(maker, makerToken, { amount: "8.00" });
  const { text, headers } = await get(yearPath("2026.csv"));
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(text.split("\r\n")).toEqual([
    "Tag;Bestellung;Vorgang;Land;Währung;Bezahlt;davon Versand;Rabatt;Erstattet;Steuersatz;Steuer darin",
    `2026-11-21;${id};Zahlung;AT;EUR;"28,90";"4,90";"0,00";"0,00";;`,
    `2026-12-05;${id};Erstattung;AT;EUR;"0,00";"0,00";"0,00";"8,00";;`,
    "",
  ]);
  await changeSite(shop.deps, { ...BERLIN, language: "en" });
  const english = (await get(yearPath("2026.csv"))).text.split("\r\n");
  expect(english[1]).toBe(
    `2026-11-21,${id},Payment,AT,EUR,28.90,4.90,0.00,0.00,,`,
  );
});

test("the file has whole amounts in a currency without decimals", async () => {
  const euros = await place();
  await pay(maker, euros.makerToken, "paid");
  const invoice = { prefix: "RE-", taxNumber: "1", vatRate: "5.5" };
  await changeSite(shop.deps, { ...BERLIN, currency: "JPY", invoice });
  const yen = await place({ prices: ["2400.00"], isPickup: true });
  await pay(maker, yen.makerToken, "paid");
  const { text } = await get(yearPath("2026.csv"));
  expect(text.split("\r\n").slice(1)).toEqual([
    `2026-11-21,${euros.id},Zahlung,DE,EUR,28.90,4.90,0.00,0.00,,`,
    `2026-11-21,${yen.id},Zahlung,DE,JPY,2400,0,0,0,5.5,125`,
    "",
  ]);
});

describe("against the orders themselves", () => {
  const KINDS = ["paid", "refunded", "delivery", "discounts"] as const;
  type Kind = (typeof KINDS)[number];

  /** Adds up cents by what they are of, as "EUR paid". */
  function createSums() {
    const sums = new Map<string, number>();
    const add = (of: string, cents: number) =>
      void sums.set(of, (sums.get(of) ?? 0) + cents);
    return { sums, add };
  }

  /** What the orders' own pages say, in each currency. */
  async function addUp(placed: readonly LinkedOrder[]) {
    const { sums, add } = createSums();
    for (const { makerToken } of placed) {
      const { amounts, ...order } = await look(makerToken);
      if (amounts.paid === "0.00") continue;
      const of = (kind: Kind, amount = "0.00") =>
        add(`${order.currency} ${kind}`, priceCents(amount));
      of("paid", amounts.paid);
      of("refunded", amounts.refunded);
      of("delivery", order.delivery?.price);
      of("discounts", order.discount?.amount);
    }
    return sums;
  }

  /** Places orders that are corrected, paid and paid back as chance will. */
  async function placeMany(): Promise<LinkedOrder[]> {
    const placed: LinkedOrder[] = [];
    let state = 7;
    const next = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    for (let at = 0; at < 32; at += 1) {
      // A shop that sells in euros, and then in francs.
      if (at === 16)
        await changeSite(shop.deps, { ...BERLIN, currency: "CHF" });
      const prices = Array.from({ length: 1 + next(3) }, () =>
        toPrice(100 + next(9_000)),
      );
      const order = await place({
        prices,
        country: ["DE", "AT"][next(2)] ?? "DE",
        isPickup: next(3) === 0,
        hasCode: next(3) === 0,
      });
      placed.push(order);
      shop.clock.advance(next(30) * HOUR_MS + 1_000);
      const lines = (await look(order.makerToken)).items.length;
      if (next(4) === 0 && lines > 1)
        await correct(maker, order.makerToken, {
          lines: [{ line: 0, quantity: 2 }],
        });
      if (next(6) === 0) continue;
      await pay(maker, order.makerToken, "paid");
      shop.clock.advance(next(4) * DAY_MS + 1_000);
      const { amounts } = await look(order.makerToken);
      const kind = next(5);
      if (kind === 0)
        await refund(maker, order.makerToken, {
          amount: toPrice(1 + next(priceCents(amounts.paid))),
        });
      if (kind === 1) {
        await move(maker, order.makerToken, { status: "cancelled" });
        await refund(maker, order.makerToken);
      }
      if (kind === 2) {
        await refund(maker, order.makerToken, { amount: "0.01" });
        shop.clock.advance(40 * DAY_MS);
        await refund(maker, order.makerToken, { amount: "0.02" });
      }
    }
    return placed;
  }

  const COLUMNS = { paid: 5, delivery: 6, discounts: 7, refunded: 8 } as const;

  /** What the lines of a year's file say. */
  async function addUpFile(
    year: number,
    add: (of: string, cents: number) => void,
  ) {
    const { text } = await get(yearPath(`${year}.csv`));
    for (const line of text.trim().split("\r\n").slice(1)) {
      const cells = line.split(/[;,](?=(?:[^"]*"[^"]*")*[^"]*$)/);
      for (const kind of KINDS) {
        const cell = (cells[COLUMNS[kind]] ?? "").replaceAll('"', "");
        add(`${cells[4]} ${kind}`, priceCents(cell.replace(",", ".")));
      }
    }
  }

  test("adds up cent by cent in two currencies, whatever became of them", async () => {
    const code = { code: "TEN", kind: "percent", value: "10" };
    expect((await maker.post("/api/admin/discounts", code)).status).toBe(201);
    const expected = await addUp(await placeMany());
    for (const of of ["EUR", "CHF"].flatMap((currency) =>
      KINDS.map((kind) => `${currency} ${kind}`),
    ))
      expect([of, (expected.get(of) ?? 0) > 0]).toEqual([of, true]);
    const [said, filed] = [createSums(), createSums()];
    const last = new Date(shop.clock.now()).getUTCFullYear();
    expect(last).toBeGreaterThan(2026);
    for (let year = 2026; year <= last; year += 1) {
      for (const own of (await read(year)).currencies) {
        for (const kind of KINDS) {
          const cents = priceCents(own[kind]);
          said.add(`${own.currency} ${kind}`, cents);
          for (const rows of [own.months, own.countries, own.rates])
            expect(
              rows.reduce((sum, row) => sum + priceCents(row[kind]), 0),
            ).toBe(cents);
        }
      }
      await addUpFile(year, filed.add);
    }
    expect(said.sums).toEqual(expected);
    expect(filed.sums).toEqual(expected);
    // The days have what came in and went back in the currency of today.
    const { days: found } = await days("?from=2026-11-01&to=2028-12-31");
    const net = found.reduce(
      (sum, { takings }) => sum + Math.round(Number(takings) * 100),
      0,
    );
    const cents = (of: string) => expected.get(of) ?? 0;
    expect(net).toBe(cents("CHF paid") - cents("CHF refunded"));
  }, 30_000);
});
