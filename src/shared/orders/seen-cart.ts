import { cartTotal } from "#shared/cart/rules.ts";
import type { Cart } from "#shared/cart/schema.ts";
import type { OrderInput } from "./order-input.ts";

/** The header with a random key of each checkout, which identifies repeats. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
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
