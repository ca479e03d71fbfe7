import { afterEach, beforeEach, expect, test } from "bun:test";
import { CharmInput } from "#shared/charms.ts";
import { API, cartLinePath } from "#shared/paths.ts";
import { getCharm, updateCharm } from "#server/charms/store.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { orders } from "#server/db/schema/orders.ts";
import { startApp, type TestApp, type Visitor } from "#tests/app.ts";
import {
  addClip,
  charmBody,
  makeCharm,
  order,
  orderBody,
  readCart,
} from "#tests/make.ts";

let shop: TestApp;
beforeEach(() => {
  // Each visitor comes from an address of its own, past the rate limit.
  shop = startApp({ TRUST_PROXY: "1" });
});
afterEach(() => shop.close());

const charm = (name: string, stockQuantity: number) =>
  makeCharm(shop.deps, { name, stockQuantity });
const stockOf = ({ id }: { id: number }) => {
  const { stockQuantity, inStock } = getCharm(shop.deps.db, id);
  return { stockQuantity, inStock };
};
const ownerMails = () =>
  shop.deps.db
    .select()
    .from(outbox)
    .all()
    .filter((mail) => mail.kind === "order_owner");

/** Visitors with the same clip in the cart, who all order at once. */
async function orderAtOnce(count: number, charmId: number) {
  const visitors = Array.from({ length: count }, () => shop.visitor());
  const bodies = await Promise.all(
    visitors.map(async (visitor) => {
      await addClip(visitor, { selectedCharms: [charmId] });
      return orderBody(await readCart(visitor));
    }),
  );
  return Promise.all(
    visitors.map((visitor, index) =>
      visitor.post(API.orders, bodies[index], {
        "x-forwarded-for": `10.0.0.${index}`,
      }),
    ),
  );
}

test("twelve shoppers after the last five charms are exactly five orders", async () => {
  const moon = charm("Moon", 5);
  const answers = await orderAtOnce(12, moon.id);
  const placed = answers.filter((answer) => answer.status === 201);
  const refused = answers.filter((answer) => answer.status === 409);
  expect([placed.length, refused.length]).toEqual([5, 7]);
  for (const { json } of refused)
    expect(json).toMatchObject({
      message: expect.stringContaining("Moon"),
      cart: [{ available: false }],
    });
  expect(shop.deps.db.select().from(orders).all()).toHaveLength(5);
  expect(ownerMails()).toHaveLength(5);
  expect(stockOf(moon)).toEqual({ stockQuantity: 0, inStock: false });
});

test("fifty buyers of the last charm are exactly one order", async () => {
  const moon = charm("Moon", 1);
  const answers = await orderAtOnce(50, moon.id);
  const placed = answers.filter((answer) => answer.status === 201);
  expect(placed).toHaveLength(1);
  expect(shop.deps.db.select().from(orders).all()).toHaveLength(1);
  expect(stockOf(moon)).toEqual({ stockQuantity: 0, inStock: false });
});

test("an order takes each charm's demand over all its lines", async () => {
  const visitor = shop.visitor();
  const [moon, star, free] = [
    charm("Moon", 9),
    charm("Star", 4),
    charm("X", 0),
  ];
  const both = await addClip(visitor, {
    selectedCharms: [moon.id, star.id, free.id],
  });
  await visitor.put(cartLinePath(both.id), { quantity: 3 });
  await addClip(visitor, { selectedCharms: [moon.id], customText: "A" });
  await order(visitor);
  expect(stockOf(moon)).toEqual({ stockQuantity: 5, inStock: true });
  expect(stockOf(star)).toEqual({ stockQuantity: 1, inStock: true });
  expect(stockOf(free)).toEqual({ stockQuantity: 0, inStock: true });
  expect(ownerMails()).toMatchObject([
    { lowCharms: [{ name: "Star", left: 1 }] },
  ]);
});

test("a shortage over several lines is refused by name and takes nothing", async () => {
  const visitor = shop.visitor();
  const [moon, star] = [charm("Moon", 9), charm("Star", 3)];
  const first = await addClip(visitor, { selectedCharms: [moon.id, star.id] });
  await visitor.put(cartLinePath(first.id), { quantity: 2 });
  const second = await addClip(visitor, { selectedCharms: [star.id] });
  await visitor.put(cartLinePath(second.id), { quantity: 2 });
  const cart = await readCart(visitor);
  const answer = await visitor.post(API.orders, orderBody(cart));
  expect([answer.status, answer.json]).toMatchObject([
    409,
    {
      code: "charm_out_of_stock",
      message:
        "Only 3 of the charm Star are left, and your cart needs 4. Please choose fewer or another charm.",
      cart,
    },
  ]);
  expect(stockOf(moon)).toEqual({ stockQuantity: 9, inStock: true });
  expect(await readCart(visitor)).toEqual(cart);
  await visitor.put(cartLinePath(second.id), { quantity: 1 });
  await order(visitor);
  expect(stockOf(star)).toEqual({ stockQuantity: 0, inStock: false });
});

test("the charm list tells the new stock at once, and an edit from before is stale", async () => {
  const visitor: Visitor = shop.visitor();
  const moon = charm("Moon", 5);
  await visitor.get(API.charms);
  await addClip(visitor, { selectedCharms: [moon.id] });
  await order(visitor);
  expect((await visitor.get(API.charms)).json).toMatchObject([
    { stockQuantity: 4, inStock: true },
  ]);
  const edit = CharmInput.parse(charmBody({ stockQuantity: 5 }));
  expect(() => updateCharm(shop.deps, moon.id, edit, moon.updatedAt)).toThrow(
    expect.objectContaining({ code: "stale" }),
  );
});
