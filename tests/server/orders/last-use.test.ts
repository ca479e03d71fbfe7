import { expect, test } from "bun:test";
import { asc } from "drizzle-orm";
import { createApp } from "#server/app.ts";
import type { Deps } from "#server/deps.ts";
import { orders } from "#server/db/schema/orders.ts";
import {
  createDiscount,
  listDiscounts,
} from "#shared/discounts/admin-calls.ts";
import { IDEMPOTENCY_HEADER } from "#shared/cart/calls.ts";
import { logIn } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { createVisitor, startApp, type Visitor } from "#tests/support/app.ts";
import { ENGINE } from "#tests/support/database/engine.ts";
import {
  openCopy,
  tempPostgres,
} from "#tests/support/database/postgres-shop.ts";
import {
  addProduct,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";

const BUYERS = 200;
/** Each buyer has an address of its own, so that no limit applies. */
const ENV = { TRUST_PROXY: "1" };

/** Three copies on one PostgreSQL, or the one process that SQLite has. */
async function openShops() {
  if (ENGINE === "sqlite") {
    const { deps, app, close } = startApp(ENV);
    return [{ deps, app, close }];
  }
  const url = tempPostgres();
  const copies = await Promise.all([1, 2, 3].map(() => openCopy(url, ENV)));
  return copies.map(({ deps, close }) => ({
    deps,
    app: createApp(deps),
    close,
  }));
}

type Buyer = { visitor: Visitor; customerEmail: string };

/** Orders what lies in a cart, for the total that its shopper saw. */
async function order(
  { visitor, customerEmail }: Buyer,
  given: { total: string; discountCode?: string },
) {
  const body = orderBody(await readCart(visitor), { customerEmail, ...given });
  const key = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() };
  return () => visitor.post(API.orders, body, key);
}

const totalsOf = async ({ db }: Deps) =>
  (await db.select().from(orders).orderBy(asc(orders.id)).all()).map(
    ({ id, totalCents, discount }) => [id, totalCents, discount?.cents ?? 0],
  );

test("of 200 buyers at once, one has the last use of a code, and the others lose nothing", async () => {
  const shops = await openShops();
  const [first] = shops;
  if (!first) throw new Error("there is no shop");
  const maker = await logIn(first);
  const code = { code: "FROST10", kind: "percent", value: 10, maxUses: 1 };
  await maker.post(createDiscount.path, code);
  const product = await makeProduct(first.deps, { price: "24.00" });
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, at): Promise<Buyer> => {
      const { app } = shops[at % shops.length] ?? first;
      const visitor = createVisitor(app, `10.${at}.0.1`);
      await addProduct(visitor, product);
      return { visitor, customerEmail: `buyer${at}@example.com` };
    }),
  );
  const race = { total: "21.60", discountCode: "FROST10" };
  const sends = await Promise.all(buyers.map((buyer) => order(buyer, race)));
  const answers = await Promise.all(sends.map((send) => send()));
  const refused = buyers.filter((_, at) => answers[at]?.status !== 201);
  expect(refused).toHaveLength(BUYERS - 1);
  expect(await totalsOf(first.deps)).toEqual([[1001, 2_160, 240]]);
  for (const { status, json } of answers)
    if (status !== 201)
      expect([status, json]).toMatchObject([
        409,
        {
          code: "discount_used_up",
          message: "FROST10 has been used up.",
          cart: [{ quantity: 1, product: { price: "24.00" }, available: true }],
        },
      ]);

  // Their carts are as they were, and buy at the price that they then see.
  const again = { total: "24.00" };
  const resends = await Promise.all(
    refused.map((buyer) => order(buyer, again)),
  );
  const placed = await Promise.all(resends.map((send) => send()));
  expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await totalsOf(first.deps)).toEqual([
    [1001, 2_160, 240],
    ...refused.map((_, at) => [1002 + at, 2_400, 0]),
  ]);
  expect((await maker.get(listDiscounts.path)).json).toMatchObject({
    discounts: [{ uses: 1, brought: "21.60" }],
  });
  for (const { close } of shops) await close();
}, 60_000);
