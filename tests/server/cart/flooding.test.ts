import { beforeEach, expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { sweepCarts } from "#server/cart/cart-store.ts";
import { carts } from "#server/db/schema/carts.ts";
import { ADDRESSES_OF_NETWORK } from "#server/http/client-address.ts";
import { NEW_CARTS } from "#server/http/rate-limit.ts";
import { setUpApp } from "#tests/support/app.ts";
import { addProduct, makeProduct, order } from "#tests/support/make.ts";
import { ofCart } from "#server/db/locks.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const shop = setUpApp({ TRUST_PROXY: "1" });
beforeEach(async () => {
  await makeProduct(shop.deps);
});

const add = (visitor = shop.visitor(), address = "10.0.0.1") =>
  visitor.post(API.cart, { productId: 1 }, { "x-forwarded-for": address });
const cartCount = async () =>
  (await shop.deps.db.select().from(carts).all()).length;

test("limits the new carts of one address and still serves its existing carts", async () => {
  const first = shop.visitor();
  await add(first);
  for (let opened = 1; opened < NEW_CARTS.max; opened += 1) await add();
  const refused = await add();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("set-cookie")).toBeNull();
  expect(await cartCount()).toBe(NEW_CARTS.max);
  expect((await add(first)).status).toBe(201);
  expect((await add(shop.visitor(), "10.0.0.2")).status).toBe(201);
});

test("limits the new carts of a whole network", async () => {
  const most = NEW_CARTS.max * ADDRESSES_OF_NETWORK;
  const statuses: number[] = [];
  for (let household = 0; household <= most; household += 1) {
    const address = `2001:db8:7:${household.toString(16)}::1`;
    statuses.push((await add(shop.visitor(), address)).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(most);
  expect(statuses.at(-1)).toBe(429);
  expect((await add(shop.visitor(), "2001:db8:8::1")).status).toBe(201);
});

test("when there are many carts, those without an order are removed after two days", async () => {
  const customer = shop.visitor();
  await addProduct(customer, { id: 1 });
  await order(customer);
  for (let opened = 0; opened < 5; opened += 1) await add();
  shop.clock.advance(3 * DAY_MS);
  const fresh = shop.visitor();
  await add(fresh);
  expect(await sweepCarts(shop.deps, 100)).toBe(0);
  expect(await sweepCarts(shop.deps, 3)).toBe(4);
  expect(await cartCount()).toBe(3);
  expect((await fresh.get(API.cart)).json).toHaveLength(1);
});

test("removes old carts in batches, so that other writes run in between", async () => {
  await shop.deps.commit(ofCart(undefined), async (tx) => {
    for (let index = 0; index < 1_200; index += 1)
      await tx
        .insert(carts)
        .values({ tokenHash: `old ${index}`, createdAt: 0, lastUsedAt: 0 })
        .run();
  });
  // Makes the shop's secret.
  await add();
  const done: string[] = [];
  await Promise.all([
    sweepCarts(shop.deps).then(() => done.push("sweep")),
    add().then(() => done.push("shopper")),
  ]);
  expect(done).toEqual(["shopper", "sweep"]);
  expect(await cartCount()).toBe(2);
});
