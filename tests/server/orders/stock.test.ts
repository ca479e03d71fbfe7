import { expect, test } from "bun:test";
import { CharmInput } from "#shared/clip/parts.ts";
import { API, cartLinePath } from "#tests/support/api.ts";
import { charmStore } from "#server/clips/part-store.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { orders } from "#server/db/schema/orders.ts";
import { updateCharm } from "#tests/support/catalog.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  charmBody,
  makeCharm,
  order,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { orderAtOnce } from "#tests/support/rush.ts";

// Each visitor has an address of its own, so that no rate limit applies.
const shop = setUpApp({ TRUST_PROXY: "1" });

const charm = (name: string, stockQuantity: number) =>
  makeCharm(shop.deps, { name, stockQuantity });
const stockOf = async ({ id }: { id: number }) => {
  const { stockQuantity, inStock } = await charmStore.get(shop.deps.db, id);
  return { stockQuantity, inStock };
};
const ownerMails = async () =>
  (await shop.deps.db.select().from(outbox).all()).filter(
    (mail) => mail.kind === "order_owner",
  );

/** Orders a clip with the same charm from `count` visitors at once. */
const rush = (count: number, charmId: number) =>
  orderAtOnce(
    Array.from({ length: count }, (_, n) => shop.visitor(`10.0.0.${n}`)),
    charmId,
  );

test("twelve shoppers for the last five charms give exactly five orders", async () => {
  const moon = await charm("Moon", 5);
  const answers = await rush(12, moon.id);
  const placed = answers.filter((answer) => answer.status === 201);
  const refused = answers.filter((answer) => answer.status === 409);
  expect([placed.length, refused.length]).toEqual([5, 7]);
  for (const { json } of refused)
    expect(json).toMatchObject({
      message: expect.stringContaining("Moon"),
      cart: [{ available: false }],
    });
  expect(await shop.deps.db.select().from(orders).all()).toHaveLength(5);
  expect(await ownerMails()).toHaveLength(5);
  expect(await stockOf(moon)).toEqual({ stockQuantity: 0, inStock: false });
});

test("fifty shoppers for the last charm give exactly one order", async () => {
  const moon = await charm("Moon", 1);
  const answers = await rush(50, moon.id);
  const placed = answers.filter((answer) => answer.status === 201);
  expect(placed).toHaveLength(1);
  expect(await shop.deps.db.select().from(orders).all()).toHaveLength(1);
  expect(await stockOf(moon)).toEqual({ stockQuantity: 0, inStock: false });
});

test("an order reduces each charm's stock by the sum over all its lines", async () => {
  const visitor = shop.visitor();
  const [moon, star, free] = [
    await charm("Moon", 9),
    await charm("Star", 4),
    await charm("X", 0),
  ];
  const both = await addClip(visitor, {
    selectedCharms: [moon.id, star.id, free.id],
  });
  await visitor.put(cartLinePath(both.id), { quantity: 3 });
  await addClip(visitor, { selectedCharms: [moon.id], customText: "A" });
  await order(visitor);
  expect(await stockOf(moon)).toEqual({ stockQuantity: 5, inStock: true });
  expect(await stockOf(star)).toEqual({ stockQuantity: 1, inStock: true });
  expect(await stockOf(free)).toEqual({ stockQuantity: 0, inStock: true });
  expect(await ownerMails()).toMatchObject([
    { lowCharms: [{ name: "Star", left: 1 }] },
  ]);
});

test("a shortage over several lines is refused by name, and takes no stock", async () => {
  const visitor = shop.visitor();
  const [moon, star] = [await charm("Moon", 9), await charm("Star", 3)];
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
  expect(await stockOf(moon)).toEqual({ stockQuantity: 9, inStock: true });
  expect(await readCart(visitor)).toEqual(cart);
  await visitor.put(cartLinePath(second.id), { quantity: 1 });
  await order(visitor);
  expect(await stockOf(star)).toEqual({ stockQuantity: 0, inStock: false });
});

test("the charm list shows the new stock at once, and an older edit is refused", async () => {
  const visitor: Visitor = shop.visitor();
  const moon = await charm("Moon", 5);
  await visitor.get(API.charms);
  await addClip(visitor, { selectedCharms: [moon.id] });
  await order(visitor);
  expect((await visitor.get(API.charms)).json).toMatchObject([
    { stockQuantity: 4, inStock: true },
  ]);
  const edit = CharmInput.parse(charmBody({ stockQuantity: 5 }));
  await expect(
    updateCharm(shop.deps, moon.id, edit, moon.updatedAt),
  ).rejects.toThrow(expect.objectContaining({ code: "stale" }));
});
