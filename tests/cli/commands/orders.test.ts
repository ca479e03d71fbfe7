import { afterEach, beforeEach, expect, test } from "bun:test";
import { HOUR_MS } from "#shared/durations.ts";
import { orders } from "#server/db/schema/orders.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { barrette } from "#tests/support/process/barrette.ts";
import { addProduct, makeProduct } from "#tests/support/make.ts";
import { move, orderWithLinks } from "#tests/support/orders.ts";

let shop: TestApp;
beforeEach(() => {
  shop = startApp();
});
afterEach(() => shop.close());

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
  await shop.deps.commit((tx) => tx.update(orders).set({ status: null }).run());
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
      items: [{ product: "Sea Foam", quantity: 2, price: "24.00" }],
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
    .map((row) => row.split(",").slice(-4).join());
  expect(rows).toEqual([
    "status,making at,sent at,cancelled at",
    ",,,",
    "received,,,",
    "making,2026-11-21T11:00:00.000Z,,",
    "sent,2026-11-21T11:00:00.000Z,2026-11-21T12:00:00.000Z,",
  ]);
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
