import type { Cart } from "#shared/cart.ts";
import { cartTotal } from "#shared/cart-rules.ts";
import { type OrderInput, type SeenItem, seenCart } from "#shared/orders.ts";
import {
  type PricedLine,
  titleOf,
  toCartLine,
} from "#server/cart/priced-line.ts";
import { Problem } from "#server/problem.ts";

/**
 * Throws, with the fresh cart, unless the cart can be ordered as the shopper
 * saw it: "cart_empty", "line_unavailable" naming the lines, "price_changed".
 */
export function checkOrderable(input: OrderInput, lines: PricedLine[]): void {
  const cart = lines.map(toCartLine);
  if (lines.length === 0) throw new Problem("cart_empty", { extra: { cart } });
  const faulty = lines.flatMap((line) =>
    line.fault === undefined
      ? []
      : [`${titleOf(line)} can no longer be bought: ${line.fault}.`],
  );
  if (faulty.length > 0)
    throw new Problem("line_unavailable", {
      message: `${faulty.join(" ")} Please change or remove it, then place the order again.`,
      extra: { cart },
    });
  checkDrift(input, cart);
}

function checkDrift(input: OrderInput, cart: Cart): void {
  const isSame = sortedItems(input.items) === sortedItems(seenCart(cart).items);
  if (isSame && input.total === cartTotal(cart)) return;
  const samePrices = input.total === cartTotal(cart);
  throw new Problem("price_changed", {
    message: samePrices ? CART_CHANGED : undefined,
    extra: { cart },
  });
}

const CART_CHANGED =
  "Your cart changed since you opened it. Please look at it and place the order again.";

/** The items in one text, whatever their order. */
function sortedItems(items: SeenItem[]): string {
  const texts = items.map((item) =>
    JSON.stringify([
      item.productId,
      item.productName,
      item.quantity,
      item.price,
    ]),
  );
  return texts.sort().join();
}
