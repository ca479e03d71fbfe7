import { cartTotal } from "#shared/cart/rules.ts";
import type { Cart } from "#shared/cart/schema.ts";
import { HOUR_MS } from "#shared/durations.ts";
import type { OrderInput } from "./order-input.ts";

/** The header with a random key of each checkout, which identifies repeats. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
/** For so long an empty cart names the order that emptied it. */
export const RECENT_ORDER_MS = HOUR_MS;

/** The part of an order request that repeats what the cart shows. */
export function seenCart(cart: Cart): Pick<OrderInput, "total" | "items"> {
  return {
    total: cartTotal(cart),
    items: cart.map((line) => ({
      productId: line.productId,
      productName: line.product.name,
      variantId: line.variantId,
      selectedCharms: line.selectedCharms,
      resinId: line.resin?.id,
      quantity: line.quantity,
      price: line.product.price,
    })),
  };
}
