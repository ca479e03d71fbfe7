import { priceCents, toPrice } from "./cents.ts";
import { CUSTOM_PRODUCT_ID } from "./custom-product.ts";

/** Placeholder lines while the cart loads. */
export const CART_PLACEHOLDERS = 3;
/** The badge says "99+" above this. */
export const MAX_BADGE_COUNT = 99;

/** The part of a line that its sums need. */
type PricedLine = { quantity: number; product: { price: string } };
type Sellable = PricedLine & { available: boolean };

/** Whether a line is a custom clip. Names say nothing: the id does. */
export function isCustomLine(line: { productId: number }): boolean {
  return line.productId === CUSTOM_PRODUCT_ID;
}

/** What a line is called wherever its variant matters: cart, receipt, mail. */
export function lineTitle(name: string, variantTitle: string | null): string {
  return variantTitle === null ? name : `${name} (${variantTitle})`;
}

/** Price times quantity over the lines that can be bought, in cents. */
function cartTotalCents(cart: readonly Sellable[]): number {
  return cart
    .filter((line) => line.available)
    .reduce((sum, line) => sum + lineCents(line), 0);
}

/** The total as the wire has it. */
export function cartTotal(cart: readonly Sellable[]): string {
  return toPrice(cartTotalCents(cart));
}

/** Price times quantity of one line, in cents. */
export function lineCents(line: PricedLine): number {
  return priceCents(line.product.price) * line.quantity;
}

/** The number of the badge: the sum of all quantities. */
export function cartCount(cart: readonly { quantity: number }[]): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}
