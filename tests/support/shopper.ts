import { type Order, Order as OrderSchema } from "#shared/orders/schema.ts";
import type { OrderBody } from "#shared/orders/order-input.ts";
import { API } from "#tests/support/api.ts";
import { createVisitor, type Visitor } from "./app.ts";
import { orderBody, readCart } from "./make.ts";

/** Makes a shop trust the proxy header that gives each shopper an address. */
export const SHOPPERS_ENV = { TRUST_PROXY: "1" };

/** Options that start the executable as a demo shop behind a proxy. */
export const DEMO = { args: ["serve", "--demo"], env: SHOPPERS_ENV };

let shoppers = 0;

/**
 * Creates a visitor of a running shop with its own address, such as 10.x.x.x.
 * The next visitor's address is in what the shop counts as another network.
 */
export function createShopper(url: string, network = 10): Visitor {
  shoppers += 1;
  const address = `${network}.${shoppers & 255}.${(shoppers >> 8) & 255}.${(shoppers >> 16) & 255}`;
  const handle = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${url}${pathname}${search}`, request));
  };
  return createVisitor({ handle }, address);
}

/**
 * Puts one product in a new shopper's cart and orders it. Each shopper has her
 * own mail address, because an address gets few confirmations a day.
 */
export async function placeOrder(
  url: string,
  contact: Partial<OrderBody> = {},
): Promise<Order> {
  const shopper = createShopper(url);
  const added = await shopper.post(API.cart, { productId: 1, quantity: 1 });
  if (added.status !== 201) throw new Error(added.text);
  const customerEmail = `shopper-${shoppers}@example.com`;
  const body = orderBody(await readCart(shopper), {
    customerEmail,
    ...contact,
  });
  const answer = await shopper.post(API.orders, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return OrderSchema.parse(answer.json);
}
