import { expect, test } from "bun:test";
import { HOUR_MS } from "#shared/text/dates.ts";
import { orders } from "#server/db/schema/orders.ts";
import { setUpApp } from "#tests/support/app.ts";
import { barrette } from "./barrette.ts";
import type { AddressBody } from "#shared/delivery/schema.ts";
import {
  ADDRESS,
  linksOf,
  look,
  move,
  offerDelivery,
  orderWithLinks,
  pay,
  refund,
  tokenIn,
} from "#tests/support/orders.ts";
import {
  addProduct,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { changeSite } from "#tests/support/site.ts";
import { API } from "#tests/support/api.ts";
import { ShopperOrder } from "#shared/orders/progress.ts";
import { MAKER } from "#server/db/locks.ts";

const shop = setUpApp();

const run = (...args: string[]) =>
  barrette(args, {
    DATA_DIR: shop.deps.config.dataDir,
    SHOP_TIME_ZONE: "Asia/Tokyo",
  });

/** Places four orders: one without a status, then received, making and sent. */
async function fillShop() {
  const product = await makeProduct(shop.deps, { name: "Sea Foam" });
  const visitor = shop.visitor();
  const place = async () => {
    await addProduct(visitor, product, { quantity: 2 });
    return orderWithLinks(shop, visitor);
  };
  await place();
  await shop.deps.commit(MAKER, (tx) =>
    tx.update(orders).set({ status: null }).run(),
  );
  await place();
  const [third, fourth] = [await place(), await place()];
  shop.clock.advance(HOUR_MS);
  await move(visitor, third.makerToken, { status: "making", note: "Friday" });
  await move(visitor, fourth.makerToken, { status: "making" });
  shop.clock.advance(HOUR_MS);
  await move(visitor, fourth.makerToken, { status: "sent" });
}

test("lists the orders that are still to be made or sent", async () => {
  expect((await run("orders", "open")).out).toBe("No order is open.\n");
  await fillShop();
  const { code, out } = await run("orders", "open");
  expect(code).toBe(0);
  expect(out.trimEnd().split("\n")).toEqual([
    "1002  Received     Nov 21, 7:00 PM     $48.00  Ada Example: 2 x Sea Foam",
    "1003  Being made   Nov 21, 7:00 PM     $48.00  Ada Example: 2 x Sea Foam",
  ]);
});

test("lists open orders as JSON", async () => {
  await fillShop();
  const { out } = await run("orders", "open", "--json");
  expect(JSON.parse(out)).toEqual([
    expect.objectContaining({ id: 1002, status: "received", reachedAt: {} }),
    {
      id: 1003,
      status: "making",
      createdAt: "2026-11-21T10:00:00.000Z",
      reachedAt: { making: "2026-11-21T11:00:00.000Z" },
      customerName: "Ada Example",
      customerEmail: "ada@example.com",
      customerPhone: "+1 (555) 010-0199",
      total: "48.00",
      amounts: {
        total: "48.00",
        paid: "0.00",
        refundable: "0.00",
        refunded: "0.00",
        owed: "48.00",
      },
      currency: "USD",
      items: [{ product: "Sea Foam", quantity: 2, price: "24.00" }],
    },
  ]);
});

test("says what a customer has withdrawn from an open order", async () => {
  const legal = { withdrawalDays: 14 };
  await changeSite(shop.deps, { legal });
  const visitor = shop.visitor();
  for (const name of ["Sea Foam", "Kelp"])
    await addProduct(visitor, await makeProduct(shop.deps, { name }));
  const { token } = await orderWithLinks(shop, visitor);
  const path = `${API.orders}/${token}/withdraw`;
  expect((await visitor.post(path, { lines: [1] })).status).toBe(200);
  const { out } = await run("orders", "open");
  expect(out).toContain("1 x Sea Foam, 1 x Kelp (withdrawn)\n");
  const json = await run("orders", "open", "--json");
  expect(JSON.parse(json.out)).toMatchObject([
    {
      withdrawnAt: "2026-11-21T10:00:00.000Z",
      items: [{ product: "Sea Foam" }, { product: "Kelp", withdrawn: true }],
    },
  ]);
});

test("exports the status of every order and when it reached each status", async () => {
  await fillShop();
  const { out } = await run("orders", "export");
  const rows = out
    .replace("\ufeff", "")
    .trimEnd()
    .split("\r\n")
    .map((row) => row.split(",").slice(14, 19).join());
  expect(rows).toEqual([
    "status,making at,sent at,cancelled at,currency",
    ",,,,USD",
    "received,,,,USD",
    "making,2026-11-21T11:00:00.000Z,,,USD",
    "sent,2026-11-21T11:00:00.000Z,2026-11-21T12:00:00.000Z,,USD",
  ]);
});

test("keeps the currency that an order was placed in", async () => {
  const visitor = shop.visitor();
  const product = await makeProduct(shop.deps, { price: "1234.50" });
  const place = async (currency: string) => {
    await changeSite(shop.deps, { currency });
    await addProduct(visitor, product);
    return orderWithLinks(shop, visitor);
  };
  const { token } = await place("EUR");
  await place("USD");
  const { out } = await run("orders", "export");
  const rows = out.trimEnd().split("\r\n").slice(1);
  expect(rows[0]).toMatch(/,1,1234\.50,1234\.50,1234\.50,received,,,,EUR,/);
  expect(rows[1]).toMatch(/,USD,{16}yes,,,0\.00,0\.00,0\.00,1234\.50,,,,$/);
  const open = await run("orders", "open");
  expect(open.out).toMatch(/€1,234\.50 .*\n.*\$1234\.50 /);
  const page = await visitor.get(`${API.orders}/${token}`);
  expect(ShopperOrder.parse(page.json).currency).toBe("EUR");
});

/** Orders a clip to an address that no spreadsheet should run. */
async function orderSent(address: Partial<AddressBody> = {}) {
  const [option] = await offerDelivery(shop.deps);
  const visitor = shop.visitor();
  await addProduct(visitor, await makeProduct(shop.deps));
  const body = orderBody(await readCart(visitor), {
    deliveryId: option?.id,
    total: "28.90",
    address: { ...ADDRESS, ...address },
    note: "=HYPERLINK(1)\nsecond, line",
    gift: { message: "@SUM(A1)" },
  });
  const answer = await visitor.post(API.orders, body);
  expect(answer.status).toBe(201);
  return tokenIn((await linksOf(shop, Object(answer.json).id)).maker);
}

test("exports how an order travels, and when it was paid and finished", async () => {
  const token = await orderSent({ line2: "+49 Hof", city: "الرياض" });
  const visitor = shop.visitor();
  for (const status of ["making", "sent"] as const)
    await move(visitor, token, {
      status,
      ...(status === "sent" && { tracking: { number: "1z999aa10123456784" } }),
    });
  await pay(visitor, token, "paid");
  const { out } = await run("orders", "export");
  const [, row] = out.trimEnd().split("\r\n");
  expect(row).toContain(
    ",28.90,sent,2026-11-21T10:00:00.000Z,2026-11-21T10:00:00.000Z,,USD,",
  );
  expect(row).toEndWith(
    "Letter mail with tracking,4.90,Ada Example,Beispielweg 12,'+49 Hof,10117,الرياض,,DE,\"'=HYPERLINK(1)\nsecond, line\",yes,'@SUM(A1),2026-11-21T10:00:00.000Z,2026-11-21T10:00:00.000Z,,yes,,,28.90,0.00,0.00,0.00,,,UPS,1Z999AA10123456784",
  );
  // What was paid back was paid before: her books need both days.
  shop.clock.advance(24 * HOUR_MS);
  await refund(visitor, token, { amount: "3.50" });
  const after = (await run("orders", "export")).out.trimEnd();
  expect(after).toEndWith(
    ",2026-11-21T10:00:00.000Z,2026-11-21T10:00:00.000Z,2026-11-22T10:00:00.000Z,yes,,,28.90,0.00,3.50,0.00,,,UPS,1Z999AA10123456784",
  );
});

test("exports what was withdrawn from, and the amounts once an order", async () => {
  await changeSite(shop.deps, { legal: { withdrawalDays: 14 } });
  const visitor = shop.visitor();
  for (const name of ["Sea Foam", "Kelp"])
    await addProduct(visitor, await makeProduct(shop.deps, { name }));
  const { token, makerToken } = await orderWithLinks(shop, visitor);
  await pay(visitor, makerToken, "paid");
  const path = `${API.orders}/${token}/withdraw`;
  const ends = async () => {
    const { out } = await run("orders", "export");
    const rows = out.trimEnd().split("\r\n");
    return rows.map((row) => row.split(",").slice(-11, -4).join());
  };
  const head =
    "stands,withdrawn at,withdrawn lines,paid,refundable,refunded,owed";
  const at = "2026-11-21T10:00:00.000Z";
  await visitor.post(path, { lines: [1] });
  expect(await ends()).toEqual([
    head,
    `yes,${at},,48.00,24.00,0.00,0.00`,
    `yes,${at},yes,,,,`,
  ]);
  await refund(visitor, makerToken);
  await visitor.post(path, { lines: [0] });
  expect(await ends()).toEqual([
    head,
    `no,${at},yes,48.00,24.00,24.00,0.00`,
    `no,${at},yes,,,,`,
  ]);
});

test("writes amounts with a comma for spreadsheets that want it", async () => {
  await orderSent({ line2: "a, =1+1" });
  const { out } = await run("orders", "export", "--decimal-comma");
  const [head, row] = out.trimEnd().split("\r\n");
  expect(head).toContain("order total;status;");
  expect(row).toContain(';1;"24,00";"24,00";"28,90";received;');
  expect(row).toContain('"a, \'=1+1"');
});

test("exports the orders of some days", async () => {
  await fillShop();
  const linesOf = async (...args: string[]) =>
    (await run("orders", "export", ...args)).out.trimEnd().split("\r\n").length;
  expect(await linesOf("--from", "2026-11-21", "--to", "2026-11-21")).toBe(5);
  expect(await linesOf("--since", "2026-11-22")).toBe(1);
  expect(await linesOf("--to", "2026-11-20")).toBe(1);
  const wrong = await run("orders", "export", "--to", "yesterday");
  expect([wrong.code, wrong.errors]).toEqual([
    64,
    expect.stringContaining("--to takes a day such as 2026-11-21."),
  ]);
});

test("exports days of the shop's time zone, whatever the machine's is", async () => {
  // At midnight of Sunday in Berlin it is 23:00 of Saturday by UTC.
  await changeSite(shop.deps, { timeZone: "Europe/Berlin" });
  shop.clock.advance(Date.parse("2026-11-21T23:30Z") - shop.clock.now());
  const visitor = shop.visitor();
  await addProduct(visitor, await makeProduct(shop.deps));
  await orderWithLinks(shop, visitor);
  const ordersOf = async (day: string) => {
    const { out } = await run("orders", "export", "--from", day, "--to", day);
    return out.trimEnd().split("\r\n").length - 1;
  };
  expect(await ordersOf("2026-11-21")).toBe(0);
  expect(await ordersOf("2026-11-22")).toBe(1);
  expect((await run("orders", "open")).out).toContain("12:30 AM");
});

test("exports the addresses of what is still to be sent, for labels", async () => {
  await orderSent();
  const sent = await orderSent({ name: "Juno" });
  const { out } = await run("orders", "export", "--labels");
  expect(out.replace("\ufeff", "").trimEnd().split("\r\n")).toEqual([
    "order,send to,address 1,address 2,postal code,city,region,country,phone,email",
    "1001,Ada Example,Beispielweg 12,,10117,Musterstadt,,DE,'+1 (555) 010-0199,ada@example.com",
    "1002,Juno,Beispielweg 12,,10117,Musterstadt,,DE,'+1 (555) 010-0199,ada@example.com",
  ]);
  const visitor = shop.visitor();
  for (const status of ["making", "sent"] as const)
    await move(visitor, sent, { status });
  const later = await run("orders", "export", "--labels");
  expect(later.out).not.toContain("Juno");
});

test("prints no label for who withdrew from the whole order", async () => {
  await changeSite(shop.deps, { legal: { withdrawalDays: 14 } });
  const maker = await orderSent();
  const visitor = shop.visitor();
  expect((await run("orders", "export", "--labels")).out).toContain("1001,");
  const { shopper } = await linksOf(shop, 1001);
  await visitor.post(`${API.orders}/${tokenIn(shopper)}/withdraw`);
  expect((await look(visitor, maker)).json).toMatchObject({ stands: false });
  expect((await run("orders", "export", "--labels")).out).not.toContain(
    "1001,",
  );
});

test("the doctor prints its findings as JSON", async () => {
  const { out, code } = await run("doctor", "--json");
  const findings: unknown = JSON.parse(out);
  expect(findings).toContainEqual({
    level: "ok",
    what: "Schema",
    says: "up to date",
  });
  // The check of the public address fails, as nothing listens there.
  expect(code).toBe(1);
});
