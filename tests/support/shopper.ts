import type { PlacedOrder } from "#shared/orders/schema.ts";
import type { OrderBody } from "#shared/orders/input.ts";
import { createVisitor, type Visitor } from "./app.ts";
import { addProduct, order } from "./make.ts";

/** Makes a shop trust the proxy header that gives each shopper an address. */
export const SHOPPERS_ENV = { TRUST_PROXY: "1" };

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
): Promise<PlacedOrder> {
  const shopper = createShopper(url);
  await addProduct(shopper, { id: 1 });
  const customerEmail = `shopper-${shoppers}@example.com`;
  return order(shopper, { customerEmail, ...contact });
}

/** Yields the lines of a process's output as they arrive. */
export async function* readLines(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of stream) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  return undefined;
}
