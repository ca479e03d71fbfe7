import { withCart } from "#server/cart/unavailable.ts";
import { errorText } from "#shared/messages/error-text.ts";
import { cartTotal, lineTitle } from "#shared/cart/rules.ts";
import type { Cart } from "#shared/cart/schema.ts";
import { priceCents, toPrice } from "#shared/money/cents.ts";
import { seenCart } from "#shared/orders/seen-cart.ts";
import type { OrderInput, SeenItem } from "#shared/orders/order-input.ts";
import { Problem } from "#server/http/problem.ts";

const CART_CHANGED = errorText("cartChanged");
const LOOK_AGAIN = errorText("lookAgain");

/**
 * Throws "price_changed" unless the cart is what the shopper saw, and costs it
 * with this delivery.
 */
export function checkUnchanged(
  input: OrderInput,
  cart: Cart,
  deliveryCents: number,
): void {
  const totalCents = priceCents(cartTotal(cart)) + deliveryCents;
  const isSameTotal = input.total === toPrice(totalCents);
  const hasParts = input.items.every((item) => item.variantId !== undefined);
  const [seen, shown] = [input.items, seenCart(cart).items].map((items) =>
    toComparable(items, hasParts),
  );
  const isSame = seen === shown;
  if (isSame && isSameTotal) return;
  const changes = priceChanges(input.items, cart, hasParts);
  const other = isSame ? undefined : CART_CHANGED;
  throw new Problem("price_changed", {
    message:
      changes.length > 0
        ? errorText("sentences", ...changes, LOOK_AGAIN)
        : other,
    extra: withCart(cart),
  });
}

/** Says which clips cost something else than the shopper saw, and how much. */
function priceChanges(items: SeenItem[], cart: Cart, hasParts: boolean) {
  const seen = items.map((item) => ({
    key: JSON.stringify(clipOf(item, hasParts)),
    price: item.price,
  }));
  return seenCart(cart).items.flatMap((item, index) => {
    const key = JSON.stringify(clipOf(item, hasParts));
    const [match, ...others] = seen.filter((each) => each.key === key);
    const product = cart[index]?.product;
    // Variants of a product cannot be told apart without their ids.
    if (!match || !product || others.length > 0) return [];
    if (match.price === item.price) return [];
    const title = lineTitle(product.name, product.variantTitle);
    return errorText(
      "costsNow",
      title,
      { price: item.price },
      { price: match.price },
    );
  });
}

/** The items as one text that does not depend on their order. */
function toComparable(items: SeenItem[], hasParts: boolean): string {
  const texts = items.map((item) =>
    JSON.stringify([...clipOf(item, hasParts), item.quantity, item.price]),
  );
  return texts.sort().join();
}

/** What tells the clip of one line from those of others. */
function clipOf(item: SeenItem, hasParts: boolean): unknown[] {
  return [
    item.productId,
    item.productName,
    ...(hasParts
      ? [item.variantId, item.selectedCharms, item.resinId ?? null]
      : []),
  ];
}
