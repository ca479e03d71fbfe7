import { priceCents, toPrice } from "#shared/money/rules.ts";
import {
  itemCents,
  type Sum,
  sumUp,
  type Summands,
} from "#shared/money/sum.ts";

// What a cart comes to. Apart from the other rules of carts, which are part of
// the first view.

type PricedLine = { quantity: number; product: { price: string } };
type Sellable = PricedLine & { available: boolean };

/** What the lines that can be bought come to, with what comes on top. */
export function sumOfCart(
  cart: readonly Sellable[],
  others: Omit<Summands, "lines"> = {},
): Sum {
  const lines = cart
    .filter((line) => line.available)
    .map(({ product, quantity }) => ({
      priceCents: priceCents(product.price),
      quantity,
    }));
  return sumUp({ ...others, lines });
}

/** The total of the lines that can be bought, as the API sends it. */
export function cartTotal(cart: readonly Sellable[]): string {
  return toPrice(sumOfCart(cart).totalCents);
}

/** Price times quantity of one line, in cents. */
export function lineCents(line: PricedLine): number {
  return itemCents({ ...line.product, quantity: line.quantity });
}
