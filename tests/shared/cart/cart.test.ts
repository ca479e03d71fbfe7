import { describe, expect, test } from "bun:test";
import {
  AddToCartInput,
  type CartLine,
  QuantityInput,
} from "#shared/cart/schema.ts";
import { cartCount, isCustomLine, lineTitle } from "#shared/cart/rules.ts";
import { cartTotal, lineCents } from "#shared/cart/sum.ts";
import { seenCart, toConfirmation } from "#shared/orders/checkout.ts";
import { Confirmation } from "#shared/orders/schema.ts";
import { OrderInput } from "#shared/orders/input.ts";

function line(given: Partial<CartLine>, price = "24.00"): CartLine {
  return {
    id: 1,
    productId: 1,
    variantId: null,
    quantity: 1,
    product: {
      name: "Fern",
      price,
      imageUrl: "",
      description: "",
      variantTitle: null,
      picture: null,
    },
    available: true,
    ...given,
  };
}

const cart = [
  line({ quantity: 3 }, "0.10"),
  line({ quantity: 2, available: false }, "50.00"),
  line({ quantity: 99 }, "99999.99"),
];

test("the total is the sum of price times quantity of the available lines", () => {
  expect(cartTotal([])).toBe("0.00");
  expect(cartTotal(cart)).toBe("9899999.31");
  expect(cart.map(lineCents)).toEqual([30, 10_000, 989_999_901]);
});

test("the count is the sum of all quantities", () => {
  expect(cartCount([])).toBe(0);
  expect(cartCount(cart)).toBe(104);
});

test("a custom line is recognized by its id, whatever its name", () => {
  expect(isCustomLine(line({ productId: -1 }))).toBe(true);
  expect(isCustomLine(line({ productId: 1 }))).toBe(false);
});

test("a title names the variant where there is one", () => {
  expect(lineTitle("Fern", null)).toBe("Fern");
  expect(lineTitle("Fern", "Large")).toBe("Fern (Large)");
});

test("the server accepts what the checkout sends of a cart", () => {
  const sent = {
    customerName: "Ada",
    customerEmail: "ada@example.com",
    customerPhone: "12345",
    ...seenCart(cart),
  };
  expect(OrderInput.parse(sent)).toEqual(sent);
  expect(sent.items[0]).toEqual({
    productId: 1,
    productName: "Fern",
    variantId: null,
    quantity: 3,
    price: "0.10",
  });
});

test("the confirmation tells the variant apart and keeps the design", () => {
  const item = {
    productId: 1,
    productName: "Fern",
    variantTitle: "Large",
    description: "Green",
    quantity: 2,
    price: "24.00",
    imageUrl: "",
  };
  const { items } = toConfirmation({
    id: 1001,
    customerName: "Ada",
    customerEmail: "ada@example.com",
    customerPhone: "12345",
    total: "48.00",
    currency: "USD",
    items: [item, { ...item, variantTitle: null, customText: "HI" }],
    createdAt: "2026-11-21T10:00:00.000Z",
    url: "https://shop.example.com/orders/x",
    confirmation: "queued",
  });
  expect(items).toMatchObject([
    { name: "Fern", variantTitle: "Large", quantity: 2 },
    { name: "Fern", variantTitle: null, customText: "HI" },
  ]);
});

test("a confirmation may leave descriptions out", () => {
  const record = {
    id: 1001,
    customerName: "Ada",
    customerEmail: "ada@example.com",
    customerPhone: "12345",
    total: "24.00",
    items: [{ name: "Fern", quantity: 1, price: "24.00" }],
    createdAt: "2026-11-21T10:00:00.000Z",
  };
  expect(Confirmation.parse(record)).toEqual({ ...record, currency: "USD" });
});

describe("a quantity", () => {
  const add = (quantity: unknown) =>
    AddToCartInput.safeParse({ productId: 1, quantity }).success;
  const set = (quantity: unknown) =>
    QuantityInput.safeParse({ quantity }).success;

  test("is a whole number from 1 to 99 when adding", () => {
    expect([1, 99].every(add)).toBe(true);
    expect([0, -1, 1.5, 100, 1e9, "2", null, Number.NaN].some(add)).toBe(false);
    expect(AddToCartInput.parse({ productId: 1 }).quantity).toBe(1);
  });

  test("may be 0 when changing", () => {
    expect([0, 1, 99].every(set)).toBe(true);
    expect([-1, 0.5, 100, "0", null, undefined].some(set)).toBe(false);
  });
});
