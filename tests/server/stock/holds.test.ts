import { describe, expect, test } from "bun:test";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { getAvailability } from "#shared/stock/calls.ts";
import { createApp } from "#server/app.ts";
import { getProduct } from "#server/catalog/store.ts";
import { holdTries } from "#server/db/schema/carts.ts";
import { sweepTries } from "#server/stock/hold-tries.ts";
import { API, cartLinePath } from "#tests/support/api.ts";
import { createVisitor, setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addProduct,
  makeProduct,
  order,
  orderBody,
  readCart,
  SIZES,
} from "#tests/support/make.ts";

const shop = setUpApp({ TRUST_PROXY: "1" });

const counted = (stockQuantity: number) =>
  makeProduct(shop.deps, { stockQuantity });
const add = (visitor: Visitor, { id }: { id: number }, quantity = 1) =>
  visitor.post(API.cart, { productId: id, quantity });
const at = (minutes: number) =>
  new Date(shop.clock.now() + minutes * MINUTE_MS).toISOString();
const pass = (minutes: number) => shop.clock.advance(minutes * MINUTE_MS);
const stockOf = async ({ id }: { id: number }) => {
  const { stockQuantity, inStock } = await getProduct(shop.deps.db, id);
  return { stockQuantity, inStock };
};

describe("a counted product in a cart", () => {
  test("is held for 15 minutes, and others are told until when", async () => {
    const clip = await counted(1);
    const ada = shop.visitor("10.0.0.1");
    const until = at(15);
    expect(await addProduct(ada, clip)).toMatchObject({
      heldUntil: until,
      stockQuantity: 1,
    });
    const refused = await add(shop.visitor("10.0.0.2"), clip);
    expect([refused.status, refused.json]).toMatchObject([
      409,
      {
        code: "held",
        heldUntil: until,
        message:
          "Blush Petal is in someone's cart. It may be free again in 15\u00a0minutes.",
      },
    ]);
    expect((await shop.visitor().get(getAvailability.path)).json).toMatchObject(
      { items: [{ productId: clip.id, left: 0, held: 1, heldUntil: until }] },
    );
    expect(await readCart(ada)).toMatchObject([
      { available: true, heldUntil: until },
    ]);
  });

  test("is held for longer with each change, but for an hour in all", async () => {
    const clip = await counted(9);
    const ada = shop.visitor("10.0.0.1");
    const began = shop.clock.now();
    const { id } = await addProduct(ada, clip);
    for (const quantity of [2, 3, 4, 4, 3]) {
      pass(10);
      const { json } = await ada.put(cartLinePath(id), { quantity });
      const most = began + 60 * MINUTE_MS;
      const until = Math.min(most, shop.clock.now() + 15 * MINUTE_MS);
      expect(json).toMatchObject({
        quantity,
        heldUntil: new Date(until).toISOString(),
      });
    }
  });

  test("is free when the time is over; the line stays, and takes it again", async () => {
    const clip = await counted(1);
    const [ada, bea] = [shop.visitor("10.0.0.1"), shop.visitor("10.0.0.2")];
    const { id, heldUntil } = await addProduct(ada, clip);
    pass(16);
    expect(await readCart(ada)).toMatchObject([{ available: true, heldUntil }]);
    const again = await ada.put(cartLinePath(id), { quantity: 1 });
    expect(again.json).toMatchObject({ heldUntil: at(15) });
    pass(16);
    await addProduct(bea, clip);
    expect(await readCart(ada)).toMatchObject([
      {
        available: false,
        unavailableReason:
          "It is in someone's cart now. It may be free again in 15\u00a0minutes.",
      },
    ]);
    const late = await ada.put(cartLinePath(id), { quantity: 1 });
    expect([late.status, late.json]).toMatchObject([409, { code: "held" }]);
  });

  test("is free at once when it is removed, ordered or the cart is emptied", async () => {
    const clip = await counted(3);
    const ada = shop.visitor("10.0.0.1");
    const { id } = await addProduct(ada, clip, { quantity: 3 });
    await ada.delete(cartLinePath(id));
    const bea = shop.visitor("10.0.0.2");
    await addProduct(bea, clip, { quantity: 3 });
    await bea.delete(API.cart);
    const { id: last } = await addProduct(ada, clip, { quantity: 3 });
    await ada.put(cartLinePath(last), { quantity: 1 });
    await addProduct(bea, clip, { quantity: 2 });
    await order(ada);
    expect(await stockOf(clip)).toEqual({ stockQuantity: 2, inStock: true });
    await order(bea);
    expect(await stockOf(clip)).toEqual({ stockQuantity: 0, inStock: false });
  });

  test("can be no more than there is, over all lines of the cart", async () => {
    const [small] = SIZES ?? [];
    if (!small) throw new Error("There is a size.");
    const clip = await makeProduct(shop.deps, {
      stockQuantity: 3,
      variants: [
        { ...small, stockQuantity: 2 },
        { ...small, title: "Large" },
      ],
    });
    const [first, second] = clip.variants;
    const ada = shop.visitor("10.0.0.1");
    const many = await ada.post(API.cart, {
      productId: clip.id,
      variantId: first?.id,
      quantity: 3,
    });
    expect([many.status, many.json]).toMatchObject([
      409,
      {
        code: "not_enough",
        message:
          "There are only 2 of Blush Petal (Small). Please choose fewer.",
      },
    ]);
    await addProduct(ada, clip, { variantId: first?.id ?? 0, quantity: 2 });
    const other = { variantId: second?.id ?? 0 };
    await addProduct(ada, clip, other);
    const over = await ada.post(API.cart, { productId: clip.id, ...other });
    expect([over.status, over.json]).toMatchObject([
      409,
      { code: "not_enough" },
    ]);
    await order(ada);
    expect(await getProduct(shop.deps.db, clip.id)).toMatchObject({
      stockQuantity: 0,
      inStock: false,
      variants: [
        { stockQuantity: 0, available: false },
        { stockQuantity: 0, available: true },
      ],
    });
  });

  test("ends a hold that would last too long because the clock was set back", async () => {
    const clip = await counted(1);
    await addProduct(shop.visitor("10.0.0.1"), clip);
    pass(-24 * 60);
    const bea = shop.visitor("10.0.0.2");
    expect((await add(bea, clip)).status).toBe(201);
    await order(bea);
    expect(await stockOf(clip)).toEqual({ stockQuantity: 0, inStock: false });
  });
});

test("a request or a copy whose time is a moment behind sees what is held", async () => {
  const clip = await counted(2);
  const [ada, bea] = [shop.visitor("10.0.0.1"), shop.visitor("10.0.0.2")];
  await addProduct(ada, clip, { quantity: 2 });
  // It read the time before it waited for Ada's lock, or its clock is behind.
  shop.clock.advance(-500);
  const refused = await add(bea, clip);
  expect([refused.status, refused.json]).toMatchObject([409, { code: "held" }]);
  await order(ada);
  expect(await stockOf(clip)).toEqual({ stockQuantity: 0, inStock: false });
});

describe("an order", () => {
  test("wins over a hold that has run out, and the other one is told", async () => {
    const clip = await counted(1);
    const [ada, bea] = [shop.visitor("10.0.0.1"), shop.visitor("10.0.0.2")];
    await addProduct(ada, clip);
    pass(16);
    await addProduct(bea, clip);
    pass(16);
    // Nobody holds it now: who orders first has it.
    await order(ada);
    const cart = await readCart(bea);
    expect(cart).toMatchObject([
      { available: false, unavailableReason: "It is sold out." },
    ]);
    const late = await bea.post(API.orders, orderBody(cart));
    expect([late.status, late.json]).toMatchObject([
      409,
      { code: "line_unavailable" },
    ]);
    expect(await stockOf(clip)).toEqual({ stockQuantity: 0, inStock: false });
  });

  test("does not take what others hold, and says until when they do", async () => {
    const clip = await counted(1);
    const [ada, bea] = [shop.visitor("10.0.0.1"), shop.visitor("10.0.0.2")];
    await addProduct(ada, clip);
    pass(16);
    await addProduct(bea, clip);
    const body = orderBody(await readCart(bea));
    const answer = await ada.post(API.orders, body);
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { code: "held", heldUntil: at(15), cart: [{ available: false }] },
    ]);
    await order(bea);
  });

  test("of the older hold is taken where the maker lowered the count", async () => {
    const clip = await counted(2);
    const [ada, bea] = [shop.visitor("10.0.0.1"), shop.visitor("10.0.0.2")];
    await addProduct(ada, clip);
    shop.clock.advance(1);
    await addProduct(bea, clip);
    await shop.deps.commit([{ guard: "stock" }], async (tx) => {
      const { products } = await import("#server/db/schema/catalog.ts");
      await tx.update(products).set({ stockQuantity: 1 }).run();
    });
    const late = await bea.post(API.orders, orderBody(await readCart(bea)));
    expect([late.status, late.json]).toMatchObject([409, { code: "held" }]);
    await order(ada);
    expect(await stockOf(clip)).toEqual({ stockQuantity: 0, inStock: false });
  });
});

describe("what one address may hold", () => {
  test("is each piece once, while somebody elsewhere wants it", async () => {
    const clip = await counted(3);
    const carts = Array.from({ length: 40 }, () => shop.visitor("10.6.6.6"));
    for (const cart of carts) await add(cart, clip);
    const ada = shop.visitor("10.0.0.1");
    expect((await add(ada, clip)).status).toBe(409);
    pass(16);
    // The program is faster, but holds nothing again.
    for (const cart of carts) await add(cart, clip);
    const answer = await add(ada, clip, 3);
    expect([answer.status, answer.json]).toMatchObject([
      201,
      { heldUntil: at(15) },
    ]);
    await order(ada);
  });

  test("is each piece twice for a whole network, while somebody elsewhere wants it", async () => {
    const clip = await counted(3);
    const ada = shop.visitor("10.0.0.1");
    const holders: number[] = [];
    for (let household = 0; household < 4; household += 1) {
      const bot = shop.visitor(`2001:db8:7:${household}::1`);
      const { json } = await add(bot, clip, 3);
      if (JSON.stringify(json).includes("heldUntil")) holders.push(household);
      await add(ada, clip);
      await ada.delete(API.cart);
      pass(16);
    }
    expect(holders).toEqual([0, 1]);
    const elsewhere = shop.visitor("2001:db8:8::1");
    expect(await addProduct(elsewhere, clip)).toMatchObject({
      heldUntil: at(15),
    });
  });

  test("counts pieces, whether they came at once, by and by, or were put back", async () => {
    const clip = await counted(3);
    const bot = shop.visitor("10.6.6.6");
    const { id } = await addProduct(bot, clip);
    await bot.put(cartLinePath(id), { quantity: 3 });
    const ada = shop.visitor("10.0.0.1");
    expect((await add(ada, clip)).status).toBe(409);
    await bot.delete(API.cart);
    const other = shop.visitor("10.6.6.6");
    expect((await add(other, clip)).json).not.toHaveProperty("heldUntil");
    expect(await addProduct(ada, clip)).toMatchObject({ heldUntil: at(15) });
  });

  test("stays so over a restart, until nobody has wanted it for four hours", async () => {
    const clip = await counted(1);
    const bot = shop.visitor("10.6.6.6");
    const { id } = await addProduct(bot, clip);
    // Kept for as long as a hold can be.
    for (const _ of [1, 2, 3, 4, 5]) {
      pass(10);
      await bot.put(cartLinePath(id), { quantity: 1 });
    }
    const ada = shop.visitor("10.0.0.1");
    expect((await add(ada, clip)).status).toBe(409);
    pass(11);
    const restarted = createApp(shop.deps);
    const again = createVisitor(restarted, "10.6.6.6");
    expect((await add(again, clip)).json).not.toHaveProperty("heldUntil");
    expect((await add(ada, clip)).json).toMatchObject({ heldUntil: at(15) });
    pass(4 * 60);
    await sweepTries(shop.deps);
    expect(await shop.deps.db.select().from(holdTries).all()).toEqual([]);
    const later = createVisitor(restarted, "10.6.6.6");
    expect(await addProduct(later, clip)).toMatchObject({ heldUntil: at(15) });
  });

  test("is less where somebody elsewhere asked to be told", async () => {
    const clip = await counted(1);
    const bot = shop.visitor("10.6.6.6");
    const { id } = await addProduct(bot, clip);
    const wait = { email: "ada@example.com" };
    await shop
      .visitor("10.0.0.1")
      .post(`/api/products/${clip.id}/remind`, wait);
    pass(16);
    const again = await bot.put(cartLinePath(id), { quantity: 1 });
    expect(again.status).toBe(200);
    const [line] = await readCart(bot);
    expect(Date.parse(line?.heldUntil ?? "")).toBeLessThan(shop.clock.now());
  });

  test("does not end an order of what is free", async () => {
    const clip = await counted(1);
    const [ada, bea] = [shop.visitor("10.0.0.1"), shop.visitor("10.0.0.2")];
    const { id } = await addProduct(ada, clip);
    await add(bea, clip);
    pass(16);
    await ada.put(cartLinePath(id), { quantity: 1 });
    const [line] = await readCart(ada);
    expect(line).toMatchObject({ available: true });
    expect(Date.parse(line?.heldUntil ?? "")).toBeLessThan(shop.clock.now());
    await order(ada);
  });
});

test("twenty shoppers for five pieces give exactly five orders", async () => {
  const clip = await counted(5);
  const visitors = Array.from({ length: 20 }, (_, n) =>
    shop.visitor(`10.0.1.${n}`),
  );
  let promised = 0;
  const placed = await Promise.all(
    visitors.map(async (visitor) => {
      const added = await add(visitor, clip);
      if (added.status !== 201) return added.status;
      promised += 1;
      const body = orderBody(await readCart(visitor));
      return (await visitor.post(API.orders, body)).status;
    }),
  );
  expect(placed.filter((status) => status === 201)).toHaveLength(5);
  expect(placed.filter((status) => status === 409)).toHaveLength(15);
  // Every shopper with a piece in the cart gets it.
  expect(promised).toBe(5);
  expect(await stockOf(clip)).toEqual({ stockQuantity: 0, inStock: false });
});
