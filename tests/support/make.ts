import {
  type Charm,
  type CharmBody,
  CharmInput,
  type Resin,
  type ResinBody,
  ResinInput,
} from "#shared/clip/parts.ts";
import { Cart, CartLine } from "#shared/cart/schema.ts";
import {
  type Product,
  type ProductBody,
  ProductInput,
} from "#shared/catalog/schema.ts";
import type { DesignBody } from "#shared/clip/schema.ts";
import { seenCart } from "#shared/orders/checkout.ts";
import { IDEMPOTENCY_HEADER } from "#shared/cart/calls.ts";
import { PlacedOrder } from "#shared/orders/schema.ts";
import type { OrderBody } from "#shared/orders/input.ts";
import { API } from "#tests/support/api.ts";
import { changeCatalog } from "#server/catalog/item-rows.ts";
import { createProduct } from "#server/catalog/store.ts";
import { charmStore, resinStore } from "#server/clips/part-store.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer, Visitor } from "./app.ts";

/** Returns the fields that the maker would fill in for a clip. */
export function productBody(given: Partial<ProductBody> = {}): ProductBody {
  return {
    name: "Blush Petal",
    description: "Soft pink resin with pressed petals.",
    price: "24.00",
    imageUrl: "/demo/blush-petal.webp",
    ...given,
  };
}

/** Adds a clip to the shop. */
export async function makeProduct(
  deps: Deps,
  given: Partial<ProductBody> = {},
): Promise<Product> {
  const input = ProductInput.parse(productBody(given));
  const now = deps.clock.now();
  return changeCatalog(deps, (db) => createProduct(db, { ...input, now }));
}

/** Two sizes of one clip, 24.00 and 28.00. */
export const SIZES: ProductBody["variants"] = [
  { title: "Small", price: "24.00" },
  { title: "Large", price: "28.00" },
];

/** Returns the fields that the maker would fill in for a charm. */
export function charmBody(given: Partial<CharmBody> = {}): CharmBody {
  return {
    name: "Rosebud",
    price: "3.50",
    imageUrl: "/demo/rosebud.webp",
    ...given,
  };
}

/** Adds a charm to the shop. */
export async function makeCharm(
  deps: Deps,
  given: Partial<CharmBody> = {},
): Promise<Charm> {
  const input = CharmInput.parse(charmBody(given));
  const now = deps.clock.now();
  return changeCatalog(deps, (db) => charmStore.create(db, { ...input, now }));
}

/** Returns the fields that the maker would fill in for a resin. */
export function resinBody(given: Partial<ResinBody> = {}): ResinBody {
  return {
    name: "Rose Quartz",
    price: "0.00",
    imageUrl: "/demo/resins/rose-quartz.webp",
    ...given,
  };
}

/** Adds a resin to the shop. */
export async function makeResin(
  deps: Deps,
  given: Partial<ResinBody> = {},
): Promise<Resin> {
  const input = ResinInput.parse(resinBody(given));
  const now = deps.clock.now();
  return changeCatalog(deps, (db) => resinStore.create(db, { ...input, now }));
}

/** Reads a visitor's cart from the API. */
export async function readCart(visitor: Visitor): Promise<Cart> {
  return Cart.parse((await visitor.get(API.cart)).json);
}

/** Puts a product in the cart and returns its cart line. */
export async function addProduct(
  visitor: Visitor,
  product: { id: number },
  given: { quantity?: number; variantId?: number } = {},
): Promise<CartLine> {
  const body = { productId: product.id, quantity: 1, ...given };
  return line(await visitor.post(API.cart, body));
}

/** Puts a custom clip in the cart and returns its cart line. */
export async function addClip(
  visitor: Visitor,
  design: DesignBody,
): Promise<CartLine> {
  return line(await visitor.post(API.customClip, design));
}

function line(answer: Answer): CartLine {
  if (answer.status !== 201) throw new Error(answer.text);
  return CartLine.parse(answer.json);
}

/** Returns the request body that the checkout sends for a cart. */
export function orderBody(
  cart: Cart,
  given: Partial<OrderBody> = {},
): OrderBody {
  return {
    customerName: "Ada Example",
    customerEmail: "ada@example.com",
    customerPhone: "+1 (555) 010-0199",
    ...seenCart(cart),
    ...given,
  };
}

/** Orders what is in a visitor's cart. */
export async function order(
  visitor: Visitor,
  given: Partial<OrderBody> = {},
): Promise<PlacedOrder> {
  const body = orderBody(await readCart(visitor), given);
  // Without a key, the shop would treat a second order of the same clip right
  // after the first as a repeat.
  const answer = await visitor.post(API.orders, body, {
    [IDEMPOTENCY_HEADER]: crypto.randomUUID(),
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return PlacedOrder.parse(answer.json);
}
