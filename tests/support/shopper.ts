import {
  type Order,
  Order as OrderSchema,
  type OrderBody,
} from "#shared/orders/schema.ts";
import { API } from "#shared/api/paths.ts";
import { createVisitor, type Visitor } from "./app.ts";
import { orderBody, readCart } from "./make.ts";

/** What a shop needs in order to believe that each shopper is another. */
export const SHOPPERS_ENV = { TRUST_PROXY: "1" };

/** Starts the executable as a demo shop to which shoppers come by a proxy. */
export const DEMO = { args: ["serve", "--demo"], env: SHOPPERS_ENV };

let shoppers = 0;

/**
 * A visitor of a shop that listens, with an address of its own, such as
 * 10.x.x.x; the next one's is in another network, as the shop counts them.
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
 * Puts one product in a new cart and orders it, as one shopper does. Each has
 * a mailbox of her own, which gets only so many confirmations a day.
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
