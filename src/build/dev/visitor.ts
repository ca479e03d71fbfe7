import { addCustomClip, addToCart, getCart } from "#shared/cart/calls.ts";
import { Cart } from "#shared/cart/schema.ts";
import { listProducts } from "#shared/catalog/calls.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { listCharms } from "#shared/clip/calls.ts";
import { CharmList } from "#shared/clip/charms.ts";
import type { DesignBody } from "#shared/clip/schema.ts";
import { placeOrder } from "#shared/orders/place-call.ts";
import { seenCart } from "#shared/orders/seen-cart.ts";
import { PlacedOrder } from "#shared/orders/schema.ts";
import type { OrderBody } from "#shared/orders/order-input.ts";

/** Somebody who uses the shop through its API, and keeps its cookies. */
export type Visitor = {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  /** The Set-Cookie lines of all replies so far. */
  setCookies: string[];
};

/** Requests throw an error with the reply's text unless they succeed. */
export function createVisitor(url: string): Visitor {
  const setCookies: string[] = [];
  async function request(method: string, path: string, body?: object) {
    const cookie = setCookies.map((line) => line.split(";")[0]).join("; ");
    const response = await fetch(url + path, {
      method,
      headers: { cookie, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${await response.text()}`);
    setCookies.push(...response.headers.getSetCookie());
    return response.json();
  }
  return {
    get: (path) => request("GET", path),
    post: (path, body) => request("POST", path, body),
    setCookies,
  };
}

/** Puts a product and a clip of her own design into a visitor's cart. */
export async function fillCart(visitor: Visitor): Promise<void> {
  const products = ProductList.parse(await visitor.get(listProducts.path));
  const charms = CharmList.parse(await visitor.get(listCharms.path));
  const product = products.find(({ inStock }) => inStock);
  if (product) await visitor.post(addToCart.path, { productId: product.id });
  const selectedCharms = charms
    .filter(({ inStock }) => inStock)
    .slice(0, 2)
    .map(({ id }) => id);
  const design: DesignBody = { selectedCharms, customText: "HELLO" };
  await visitor.post(addCustomClip.path, design);
}

export async function orderCart(
  visitor: Visitor,
  customerName: string,
): Promise<PlacedOrder> {
  const cart = Cart.parse(await visitor.get(getCart.path));
  const name = customerName.toLowerCase().replaceAll(" ", ".");
  const body: OrderBody = {
    customerName,
    customerEmail: `${name}@example.com`,
    customerPhone: "+1 555 010 0199",
    ...seenCart(cart),
  };
  return PlacedOrder.parse(await visitor.post(placeOrder.path, body));
}

/** Returns a redirect to a page that gives a browser a visitor's cookies. */
export function redirectAs({ setCookies }: Visitor, path: string): Response {
  const headers = new Headers({ location: path, "cache-control": "no-store" });
  for (const line of setCookies) headers.append("set-cookie", line);
  return new Response(null, { status: 303, headers });
}
