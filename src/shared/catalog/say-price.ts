import { type Formats, formatPrice } from "#shared/text/formats.ts";
import { type CardProduct, isSoldOut, priceRange } from "./rules.ts";

/** The words beside a price, of the room "storefront". */
export type PriceWords = {
  from: (price: string) => string;
  soldOut: string;
};

/**
 * What a person reads as the price of a clip where no option is chosen: the
 * lowest at which it can be bought, "from" where others are higher, and "Sold
 * out" where nothing can.
 */
export function sayPrice(
  product: CardProduct,
  { from, soldOut }: PriceWords,
  formats: Formats,
): string {
  if (isSoldOut(product)) return soldOut;
  const { lowest, isRange } = priceRange(product);
  const price = formatPrice(lowest, formats);
  return isRange ? from(price) : price;
}
