import { expect, test } from "bun:test";
import { createDiscount } from "#shared/discounts/admin-calls.ts";
import { MakerOrder } from "#shared/orders/progress.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { logIn } from "#tests/support/admin.ts";
import {
  adminProductPath,
  API,
  makePath,
  orderPath,
  withdrawPath,
} from "#tests/support/api.ts";
import { startApp } from "#tests/support/app.ts";
import {
  addProduct,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import {
  ADDRESS,
  linksOf,
  offerDelivery,
  pay,
  tokenIn,
} from "#tests/support/orders.ts";
import { composeRow, outboxRows, sendAll } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

// One order with everything that moves a price: a sale, a code that leaves it
// out, a delivery priced by the number of clips, a gift, a withdrawal in part.
//   2 x 22.40 on sale, 40.50; 10 % off the latter, 4.05; 3 clips sent for 6.50
const TOTAL = "87.75";

const LANGUAGES = [
  {
    env: { SHOP_LANGUAGE: "en", SHOP_CURRENCY: "EUR" },
    words: ["€44.80", "€40.50", "Code FROST10", "−€4.05", "€6.50", "€87.75"],
    back: "€36.45",
  },
  {
    env: { SHOP_LANGUAGE: "de", SHOP_CURRENCY: "EUR" },
    words: [
      "44,80\u00a0€",
      "40,50\u00a0€",
      "Code FROST10",
      "−4,05\u00a0€",
      "6,50\u00a0€",
      "87,75\u00a0€",
    ],
    back: "36,45\u00a0€",
  },
];

test.each(LANGUAGES)(
  "every place says the same sums of an order: $env.SHOP_LANGUAGE",
  async ({ env, words, back }) => {
    await using shop = startApp(env);
    const { deps, clock } = shop;
    await changeSite(deps, { legal: { withdrawalDays: 14 } });
    const tiers = [{ from: 3, price: "6.50" }];
    const parcel = { name: "Paket", price: "4.90", tiers, countries: ["EU"] };
    const [option] = await offerDelivery(deps, [parcel]);
    const sage = await makeProduct(deps, { name: "Salbei", price: "28.00" });
    const juno = await makeProduct(deps, { name: "Juno", price: "40.50" });
    clock.advance(40 * DAY_MS);
    const maker = await logIn(shop);
    const sale = { salePrice: "22.40" };
    await maker.request("PATCH", adminProductPath(sage.id), sale);
    await maker.post(createDiscount.path, {
      code: "FROST10",
      kind: "percent",
      value: 10,
      leavesOutSales: true,
    });
    const visitor = shop.visitor();
    for (const product of [sage, sage, juno])
      await addProduct(visitor, product);
    const placed = await visitor.post(
      API.orders,
      orderBody(await readCart(visitor), {
        deliveryId: option?.id,
        address: { ...ADDRESS, country: "AT" },
        gift: { message: "Alles Gute" },
        discountCode: "frost 1O",
        total: TOTAL,
      }),
    );
    expect([placed.status, placed.json]).toMatchObject([
      201,
      {
        total: TOTAL,
        items: [
          { quantity: 2, price: "22.40", regularPrice: "28.00" },
          { quantity: 1, price: "40.50" },
        ],
        discount: { code: "FROST10", kind: "percent", amount: "4.05" },
        delivery: { price: "6.50" },
      },
    ]);
    const { id, url } = Object(placed.json);
    const token = tokenIn(url);
    const makerToken = tokenIn((await linksOf(shop, id)).maker);
    const mails = await outboxRows(deps.db);
    expect(mails).toHaveLength(2);
    for (const row of mails) {
      const { text, html } = await composeRow(shop, row);
      const missing = words.filter(
        (each) => !text.includes(each) || !html.includes(each),
      );
      expect([row.kind, missing]).toEqual([row.kind, []]);
    }
    const sums = {
      total: TOTAL,
      discount: { amount: "4.05" },
      delivery: { price: "6.50" },
      amounts: { total: TOTAL, owed: TOTAL },
    };
    for (const path of [orderPath(token), makePath(makerToken)])
      expect((await visitor.get(path)).json).toMatchObject(sums);

    // What is withdrawn from goes back as it was paid for: 40.50 less 4.05.
    await pay(maker, makerToken, "paid");
    await visitor.post(withdrawPath(token), { lines: [1] });
    await pay(maker, makerToken, "refunded");
    const { amounts } = MakerOrder.parse(
      (await visitor.get(makePath(makerToken))).json,
    );
    expect(amounts).toEqual({
      total: TOTAL,
      paid: TOTAL,
      refundable: "0.00",
      refunded: "36.45",
      owed: "0.00",
    });
    const told = (await outboxRows(deps.db)).find(
      ({ kind }) => kind === "order_refunded",
    );
    if (!told) throw new Error("nobody is told of the refund");
    expect((await composeRow(shop, told)).text).toContain(back);
    await sendAll(shop);
    const table = await maker.get("/api/admin/exports/orders.csv");
    const [head = "", first = "", second = ""] = table.text.split(/\r?\n/);
    const cellOf = (row: string, name: string) =>
      row.split(",").at(head.split(",").indexOf(name));
    const columns = ["sum", "order total", "paid", "refunded", "discount"];
    expect(columns.map((name) => cellOf(first, name))).toEqual([
      "44.80",
      TOTAL,
      TOTAL,
      "36.45",
      "4.05",
    ]);
    expect(columns.map((name) => cellOf(second, name))).toEqual([
      "40.50",
      TOTAL,
      "",
      "",
      "",
    ]);
  },
);
