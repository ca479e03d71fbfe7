import {
  type Order,
  Order as OrderSchema,
  type OrderBody,
} from "#shared/orders.ts";
import { API } from "#shared/paths.ts";
import { createVisitor, type Visitor } from "../app.ts";
import { orderBody, readCart } from "../make.ts";

/** What a shop needs in order to believe that each shopper is another. */
export const SHOPPERS_ENV = { TRUST_PROXY: "1" };

let shoppers = 0;

/** A visitor of a shop that listens, with an address of its own. */
export function createShopper(url: string): Visitor {
  shoppers += 1;
  const address = `10.${(shoppers >> 16) & 255}.${(shoppers >> 8) & 255}.${shoppers & 255}`;
  return createVisitor({
    handle(request) {
      const { pathname, search } = new URL(request.url);
      const sent = new Request(`${url}${pathname}${search}`, request);
      sent.headers.set("x-forwarded-for", address);
      return fetch(sent);
    },
  });
}

/** Puts one product in a new cart and orders it, as one shopper does. */
export async function placeOrder(
  url: string,
  contact: Partial<OrderBody> = {},
): Promise<Order> {
  const shopper = createShopper(url);
  const added = await shopper.post(API.cart, { productId: 1, quantity: 1 });
  if (added.status !== 201) throw new Error(added.text);
  const body = orderBody(await readCart(shopper), contact);
  const answer = await shopper.post(API.orders, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return OrderSchema.parse(answer.json);
}
