import { beforeEach, describe, expect, test } from "bun:test";
import { MAX_CART_LINES } from "#shared/cart/schema.ts";
import { cartCount } from "#shared/cart/rules.ts";
import { cartTotal } from "#shared/cart/sum.ts";
import { ProductInput } from "#shared/catalog/schema.ts";
import { API, cartLinePath } from "#tests/support/api.ts";
import { carts } from "#server/db/schema/carts.ts";
import {
  removeProduct,
  restoreProduct,
  updateProduct,
} from "#tests/support/catalog.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addProduct,
  makeProduct,
  productBody,
  readCart,
  SIZES,
} from "#tests/support/make.ts";

const shop = setUpApp();
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const cartRows = () => shop.deps.db.select().from(carts).all();
const change = (id: number, given: Parameters<typeof productBody>[0]) =>
  updateProduct(shop.deps, id, ProductInput.parse(productBody(given)));

describe("adding", () => {
  test("replies 201 with the line, which is then in the cart", async () => {
    const { id } = await makeProduct(shop.deps);
    const answer = await visitor.post(API.cart, { productId: id, quantity: 2 });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.json).toEqual({
      id: 1,
      productId: id,
      variantId: null,
      quantity: 2,
      product: {
        name: "Blush Petal",
        slug: "blush-petal",
        price: "24.00",
        imageUrl: "/demo/blush-petal.webp",
        description: "Soft pink resin with pressed petals.",
        variantTitle: null,
        picture: null,
      },
      available: true,
    });
    expect((await visitor.get(API.cart)).json).toEqual([answer.json]);
  });

  test("without a quantity adds one", async () => {
    const { id } = await makeProduct(shop.deps);
    const { json } = await visitor.post(API.cart, { productId: id });
    expect(json).toMatchObject({ quantity: 1 });
  });

  test("takes the first variant unless one is named", async () => {
    const product = await makeProduct(shop.deps, { variants: SIZES });
    const [small, large] = product.variants;
    expect(await addProduct(visitor, product)).toMatchObject({
      variantId: small?.id,
      product: { price: "24.00", variantTitle: "Small" },
    });
    expect(
      await addProduct(visitor, product, { variantId: large?.id }),
    ).toMatchObject({
      variantId: large?.id,
      product: { price: "28.00", variantTitle: "Large" },
    });
    expect(cartTotal(await readCart(visitor))).toBe("52.00");
  });

  test("has the color of the resin that the variant names, if it names one", async () => {
    const product = await makeProduct(shop.deps, {
      variants: [{ title: "Sage" }, { title: "Midi, 7 cm" }].map((each) => ({
        ...each,
        price: "19.00",
      })),
    });
    const colors = [];
    for (const { id } of product.variants) {
      const line = await addProduct(visitor, product, { variantId: id });
      colors.push(line.product.color);
    }
    expect(colors).toEqual(["#A9B88A", undefined]);
  });

  test("names the variant even if it is the only one", async () => {
    const product = await makeProduct(shop.deps, {
      variants: [{ title: "Only", price: "19.00" }],
    });
    expect((await addProduct(visitor, product)).product).toMatchObject({
      price: "19.00",
      variantTitle: "Only",
    });
  });

  test("raises the quantity for the same variant and adds a line for another variant", async () => {
    const product = await makeProduct(shop.deps, { variants: SIZES });
    const [small, large] = product.variants;
    await addProduct(visitor, product, { variantId: small?.id });
    await addProduct(visitor, product, { variantId: large?.id });
    await addProduct(visitor, product, { quantity: 3 });
    expect(await readCart(visitor)).toMatchObject([
      { variantId: small?.id, quantity: 4 },
      { variantId: large?.id, quantity: 1 },
    ]);
    expect(cartCount(await readCart(visitor))).toBe(5);
  });

  test("refuses more than 99 of one product", async () => {
    const product = await makeProduct(shop.deps);
    await addProduct(visitor, product, { quantity: 98 });
    const body = { productId: product.id, quantity: 2 };
    const answer = await visitor.post(API.cart, body);
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      code: "invalid",
      message:
        "You can order 99 of a kind at most, and your cart already has 98.",
      fields: { quantity: expect.any(String) },
    });
    expect((await addProduct(visitor, product)).quantity).toBe(99);
  });

  test("holds a hundred different lines at most", async () => {
    for (let index = 0; index < MAX_CART_LINES; index++)
      await addProduct(visitor, await makeProduct(shop.deps));
    const { id } = await makeProduct(shop.deps);
    const answer = await visitor.post(API.cart, { productId: id });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ code: "cart_full" });
    const [first] = await readCart(visitor);
    await addProduct(visitor, { id: first?.productId ?? 0 });
    expect(cartCount(await readCart(visitor))).toBe(MAX_CART_LINES + 1);
  });

  test("refuses what cannot be bought, with the reason", async () => {
    const gone = await makeProduct(shop.deps);
    await removeProduct(shop.deps, gone.id);
    const soldOut = await makeProduct(shop.deps, { inStock: false });
    const other = await makeProduct(shop.deps, { variants: SIZES });
    const product = await makeProduct(shop.deps, {
      name: "Fern",
      variants: [
        { title: "Small", price: "1.00", available: false },
        { title: "Large", price: "2.00" },
      ],
    });
    const [small, large] = product.variants;
    const productId = product.id;
    const variantId = other.variants[0]?.id;
    const cases = [
      [{ productId: 77 }, 404, "not_found"],
      [{ productId: gone.id }, 404, "not_found"],
      [{ productId: soldOut.id }, 409, "out_of_stock"],
      [{ productId, variantId }, 422, "invalid"],
      [{ productId, variantId: 777 }, 422, "invalid"],
      [{ productId: soldOut.id, variantId }, 409, "out_of_stock"],
      [{ productId, variantId: small?.id }, 409, "variant_unavailable"],
      [{ productId }, 409, "variant_unavailable"],
    ] as const;
    for (const [body, status, code] of cases) {
      const answer = await visitor.post(API.cart, body);
      expect([answer.status, answer.json]).toMatchObject([status, { code }]);
    }
    await change(productId, {
      variants: [{ id: small?.id, title: "Small", price: "1" }],
    });
    const stale = { productId, variantId: large?.id };
    expect((await visitor.post(API.cart, stale)).json).toMatchObject({
      code: "variant_unavailable",
      message: expect.stringContaining("Large"),
    });
    expect(await cartRows()).toEqual([]);
    expect(visitor.cookies.size).toBe(0);
  });

  test("refuses malformed JSON with 400 and a wrong shape with 422", async () => {
    const { id } = await makeProduct(shop.deps);
    for (const text of ["{", "", "{'productId':1}", "undefined", "\u0000"])
      expect([400, 422]).toContain((await visitor.post(API.cart, text)).status);
    expect((await visitor.post(API.cart, '{"productId":')).status).toBe(400);
    const quantities = [0, -1, 1.5, 100, 1e9, "2", "", null, true, [1], {}];
    const ids = [-1, 0, 1.5, "1", null, 1e300, [], {}, undefined];
    const bodies = [
      ...quantities.map((quantity) => ({ productId: id, quantity })),
      ...ids.map((productId) => ({ productId })),
      ...[0, -1, "1", null].map((variantId) => ({ productId: id, variantId })),
      [],
      "null",
      '"text"',
      "7",
    ];
    for (const body of bodies) {
      const answer = await visitor.post(API.cart, body);
      expect(answer.status).toBe(422);
      expect(answer.json).toMatchObject({
        code: "invalid",
        message: expect.stringMatching(/\w/),
      });
    }
    expect(await cartRows()).toEqual([]);
  });
});

describe("changing a quantity", () => {
  test("replies with the line, and 0 removes it", async () => {
    const { id } = await addProduct(visitor, await makeProduct(shop.deps));
    const answer = await visitor.put(cartLinePath(id), { quantity: 99 });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ id, quantity: 99 });
    const gone = await visitor.put(cartLinePath(id), { quantity: 0 });
    expect([gone.status, gone.json]).toEqual([200, { ok: true }]);
    expect(await readCart(visitor)).toEqual([]);
  });

  test("refuses anything but a whole number from 0 to 99", async () => {
    const { id } = await addProduct(visitor, await makeProduct(shop.deps));
    for (const quantity of [-1, 1.5, 100, 1e9, "2", null, undefined])
      expect((await visitor.put(cartLinePath(id), { quantity })).status).toBe(
        422,
      );
    expect((await visitor.put(cartLinePath(id), "{")).status).toBe(400);
    expect(await readCart(visitor)).toMatchObject([{ quantity: 1 }]);
  });

  test("replies 404 for a removed or unknown line and for an invalid id", async () => {
    const { id } = await addProduct(visitor, await makeProduct(shop.deps));
    await visitor.delete(cartLinePath(id));
    for (const other of [id, 77, 0, -1, "1.5", "abc", "1e3", "9".repeat(30)]) {
      const path = `${API.cart}/${other}`;
      expect((await visitor.put(path, { quantity: 2 })).status).toBe(404);
      expect((await visitor.delete(path)).status).toBe(404);
    }
  });
});

test("removing and clearing reply ok", async () => {
  const first = await addProduct(visitor, await makeProduct(shop.deps));
  await addProduct(visitor, await makeProduct(shop.deps));
  await addProduct(visitor, await makeProduct(shop.deps));
  const removed = await visitor.delete(cartLinePath(first.id));
  expect([removed.status, removed.json]).toEqual([200, { ok: true }]);
  expect(await readCart(visitor)).toHaveLength(2);
  const cleared = await visitor.delete(API.cart);
  expect([cleared.status, cleared.json]).toEqual([200, { ok: true }]);
  expect(await readCart(visitor)).toEqual([]);
  expect((await shop.visitor().delete(API.cart)).json).toEqual({ ok: true });
});

describe("a line is repriced on every read", () => {
  test("shows the price at which it was added", async () => {
    const { id } = await makeProduct(shop.deps);
    await addProduct(visitor, { id }, { quantity: 2 });
    await change(id, { price: "30.00", name: "Rose Petal" });
    const cart = await readCart(visitor);
    expect(cart).toMatchObject([
      {
        product: { price: "30.00", name: "Rose Petal" },
        previousPrice: "24.00",
        available: true,
      },
    ]);
    expect(cartTotal(cart)).toBe("60.00");
    await change(id, { price: "24.00" });
    expect((await readCart(visitor))[0]).not.toHaveProperty("previousPrice");
    await change(id, { price: "31.00" });
    const added = await addProduct(visitor, { id });
    expect(added.quantity).toBe(3);
    expect(added).not.toHaveProperty("previousPrice");
  });

  test("is unavailable, not in the total and removable once the product is deleted", async () => {
    const remaining = await makeProduct(shop.deps, { price: "10.00" });
    const gone = await makeProduct(shop.deps, { name: "Gone" });
    await addProduct(visitor, remaining);
    const { id } = await addProduct(visitor, gone);
    await removeProduct(shop.deps, gone.id);
    const cart = await readCart(visitor);
    expect(cart[1]).toMatchObject({
      available: false,
      product: { name: "Gone" },
    });
    expect(cartTotal(cart)).toBe("10.00");
    await restoreProduct(shop.deps, gone.id);
    expect((await readCart(visitor))[1]?.available).toBe(true);
    await removeProduct(shop.deps, gone.id);
    expect((await visitor.delete(cartLinePath(id))).status).toBe(200);
    expect(await readCart(visitor)).toHaveLength(1);
  });

  test("is unavailable when the product or its variant is sold out or removed", async () => {
    const plain = await makeProduct(shop.deps);
    const sized = await makeProduct(shop.deps, { variants: SIZES });
    const [small, large] = sized.variants;
    await addProduct(visitor, plain);
    await addProduct(visitor, sized, { variantId: small?.id });
    await addProduct(visitor, sized, { variantId: large?.id });
    const available = async () =>
      (await readCart(visitor)).map((line) => line.available);
    expect(await available()).toEqual([true, true, true]);
    await change(plain.id, { inStock: false });
    await change(sized.id, {
      variants: [
        { id: small?.id, title: "Small", price: "24", available: false },
      ],
    });
    expect(await available()).toEqual([false, false, false]);
    expect((await readCart(visitor))[2]?.product.variantTitle).toBe("Large");
    await change(plain.id, { variants: SIZES });
    expect((await available())[0]).toBe(false);
  });
});
