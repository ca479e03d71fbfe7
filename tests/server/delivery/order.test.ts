import { beforeEach, describe, expect, test } from "bun:test";
import type { OrderBody } from "#shared/orders/input.ts";
import { eraseCustomer } from "#server/operations/erase.ts";
import { getOrderRow } from "#server/orders/store.ts";
import { API, makePath, orderPath } from "#tests/support/api.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  ADDRESS,
  linksOf,
  offerDelivery,
  POST_AND_PICKUP,
  tokenIn,
} from "#tests/support/orders.ts";
import {
  addProduct,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";

const shop = setUpApp();
let visitor: Visitor;
beforeEach(async () => {
  visitor = shop.visitor();
  await addProduct(visitor, await makeProduct(shop.deps));
});

const POSTED = { deliveryId: 1, address: ADDRESS, total: "28.90" };

const place = async (given: Partial<OrderBody> = {}) =>
  visitor.post(API.orders, orderBody(await readCart(visitor), given));
const fieldsOf = ({ json }: { json: unknown }) =>
  Object.keys(Object(Object(json).fields));
const isOrdered = async () => (await readCart(visitor)).length === 0;

test("without options an order is as it was, and knows no delivery", async () => {
  const answer = await place({
    note: "Claim your $500 gift by a call to Ada.",
    gift: { message: "Claim it." },
  });
  expect(answer.status).toBe(201);
  expect(Object.keys(Object(answer.json)).sort()).toEqual(
    "confirmation createdAt currency customerEmail customerName customerPhone id items payment total url".split(
      " ",
    ),
  );
});

describe("a shop that delivers", () => {
  beforeEach(() => offerDelivery(shop.deps));

  test("keeps delivery, address, note and gift with the order, and its total holds them", async () => {
    const answer = await place({
      ...POSTED,
      note: "Please ring twice.\nThank you!",
      gift: { message: "Happy birthday,\nlittle sister" },
    });
    const sent = {
      total: "28.90",
      delivery: {
        name: "Letter mail with tracking",
        price: "4.90",
        note: "2 to 3 days after it is made",
      },
      address: { ...ADDRESS, name: "", line2: "", region: "" },
      note: "Please ring twice.\nThank you!",
      gift: { message: "Happy birthday,\nlittle sister" },
    };
    expect([answer.status, answer.json]).toMatchObject([201, sent]);
    // The maker changes her mind: what was agreed on stays.
    await offerDelivery(shop.deps, [{ name: "By owl", price: "99" }]);
    const { id, url } = Object(answer.json);
    const page = await visitor.get(orderPath(tokenIn(url)));
    expect(page.json).toMatchObject({
      ...sent,
      address: { ...sent.address, name: "Ada Example" },
    });
    const { maker } = await linksOf(shop, id);
    const forMaker = await visitor.get(makePath(tokenIn(maker)));
    // She sees what was typed, and may correct the customer's name.
    expect(forMaker.json).toMatchObject(sent);
  });

  test("keeps no address for what is collected", async () => {
    const answer = await place({ deliveryId: 2, address: ADDRESS });
    expect([answer.status, answer.json]).toMatchObject([
      201,
      { total: "24.00", delivery: { name: "Pick up at the studio" } },
    ]);
    expect(answer.json).not.toHaveProperty("address");
  });

  test("delivers for nothing from the sum on that it names", async () => {
    const [line] = await readCart(visitor);
    await visitor.put(`${API.cart}/${line?.id}`, { quantity: 3 });
    expect((await place({ ...POSTED, total: "76.90" })).status).toBe(409);
    const answer = await place({ ...POSTED, total: "72.00" });
    expect([answer.status, answer.json]).toMatchObject([
      201,
      { total: "72.00", delivery: { price: "0.00" } },
    ]);
  });

  test("costs what so many clips cost, to a country of the group it names", async () => {
    const tiers = [
      { from: 2, price: "6.50" },
      { from: 4, price: "9.00" },
    ];
    const option = { name: "Parcel", price: "4.90", tiers, countries: ["EU"] };
    const [offered] = await offerDelivery(shop.deps, [option]);
    const [line] = await readCart(visitor);
    await visitor.put(`${API.cart}/${line?.id}`, { quantity: 3 });
    const abroad = (country: string) => ({
      ...POSTED,
      deliveryId: offered?.id,
      address: { ...ADDRESS, country },
    });
    const given = { ...abroad("AT"), total: "78.50" };
    const other = await place({ ...given, ...abroad("CH") });
    expect(fieldsOf(other)).toEqual(["address.country"]);
    expect((await place({ ...given, total: "76.90" })).status).toBe(409);
    const answer = await place(given);
    expect([answer.status, answer.json]).toMatchObject([
      201,
      { total: "78.50", delivery: { price: "6.50" } },
    ]);
  });

  const refused: [name: string, given: object, fields: string[]][] = [
    ["no choice", {}, ["deliveryId"]],
    [
      "an option that is not there",
      { ...POSTED, deliveryId: 7 },
      ["deliveryId"],
    ],
    [
      "an option that is no number",
      { ...POSTED, deliveryId: "1" },
      ["deliveryId"],
    ],
    [
      "no address",
      { ...POSTED, address: undefined },
      [
        "address.line1",
        "address.postalCode",
        "address.city",
        "address.country",
      ],
    ],
    [
      "an empty address",
      { ...POSTED, address: { country: "DE" } },
      ["address.line1", "address.postalCode", "address.city"],
    ],
    [
      "a country that is not served",
      { ...POSTED, address: { ...ADDRESS, country: "FR" } },
      ["address.country"],
    ],
    [
      "a country that is none",
      { ...POSTED, address: { ...ADDRESS, country: "Germany" } },
      ["address.country"],
    ],
    [
      "10,000 characters",
      { ...POSTED, address: { ...ADDRESS, line1: "x".repeat(10_000) } },
      ["address.line1"],
    ],
    [
      "an address with line breaks",
      { ...POSTED, address: { ...ADDRESS, city: "Musterstadt\nBcc: a@b.de" } },
      ["address.city"],
    ],
    ["a long note", { ...POSTED, note: "x".repeat(501) }, ["note"]],
    [
      "a long message",
      { ...POSTED, gift: { message: "x".repeat(501) } },
      ["gift.message"],
    ],
  ];
  test.each(refused)("refuses %s, by field", async (_, given, fields) => {
    const answer = await place(given);
    expect([answer.status, fieldsOf(answer).sort()]).toEqual([
      422,
      [...fields].sort(),
    ]);
    expect(await isOrdered()).toBe(false);
  });

  test("takes addresses of every kind: no code is refused for being unusual", async () => {
    await offerDelivery(shop.deps, [{ name: "Everywhere", price: "9.00" }]);
    const addresses = [
      { line1: "12 Rathmines Road", city: "Dublin", country: "IE" },
      { ...ADDRESS, postalCode: "ABC 1" },
      { line1: "شارع الملك فهد ١٢", city: "الرياض", country: "SA" },
    ];
    for (const address of addresses) {
      const product = await makeProduct(shop.deps);
      if (await isOrdered()) await addProduct(visitor, product);
      const answer = await place({
        deliveryId: 3,
        address,
        total: "33.00",
        customerName: address.city,
      });
      expect([answer.status, answer.json]).toMatchObject([201, { address }]);
    }
  });

  test("takes no total without the delivery, and none at an earlier price", async () => {
    const without = await place({ ...POSTED, total: "24.00" });
    expect([without.status, without.json]).toMatchObject([
      409,
      { code: "price_changed", cart: [{ quantity: 1 }] },
    ]);
    const [post, pickup] = POST_AND_PICKUP;
    const dearer = [
      { ...post, id: 1, price: "5.90" },
      { ...pickup, id: 2 },
    ];
    await offerDelivery(shop.deps, dearer);
    expect((await place(POSTED)).json).toMatchObject({ code: "price_changed" });
    expect(await isOrdered()).toBe(false);
    expect((await place({ ...POSTED, total: "29.90" })).status).toBe(201);
  });

  test("says so where an option went away while a checkout was open", async () => {
    await offerDelivery(shop.deps, [{ ...POST_AND_PICKUP[1], id: 2 }]);
    const gone = await place(POSTED);
    expect([gone.status, fieldsOf(gone)]).toEqual([422, ["deliveryId"]]);
    await offerDelivery(shop.deps, []);
    expect((await place({ deliveryId: 2 })).status).toBe(422);
    expect((await place()).status).toBe(201);
  });

  test("takes a repeat for one although its option is gone by then", async () => {
    const body = orderBody(await readCart(visitor), POSTED);
    const first = await visitor.post(API.orders, body);
    expect(first.status).toBe(201);
    await offerDelivery(shop.deps, []);
    const again = await visitor.post(API.orders, body);
    expect([again.status, again.json]).toEqual([201, first.json]);
  });

  test("takes another address for another order", async () => {
    const key = { "idempotency-key": "one" };
    const body = orderBody(await readCart(visitor), POSTED);
    expect((await visitor.post(API.orders, body, key)).status).toBe(201);
    const moved = { ...body, address: { ...ADDRESS, line1: "Other Street 1" } };
    const other = await visitor.post(API.orders, moved, key);
    expect([other.status, other.json]).toMatchObject([
      409,
      { code: "key_reused" },
    ]);
  });

  test("forgets where it went and what was written with it, when erased", async () => {
    const given = { ...POSTED, note: "Ring twice", gift: { message: "Ada!" } };
    const { id } = Object((await place(given)).json);
    const { db, config } = shop.deps;
    const { dataDir } = config;
    await eraseCustomer(db, { dataDir, email: "ada@example.com" });
    expect(await getOrderRow(db, id)).toMatchObject({
      totalCents: 2890,
      delivery: { name: "Letter mail with tracking", priceCents: 490 },
      address: null,
      note: null,
      gift: null,
    });
  });
});
