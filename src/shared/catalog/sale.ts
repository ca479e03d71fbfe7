import { COUNTRY_GROUPS } from "#shared/delivery/rules.ts";
import { priceCents } from "#shared/money/rules.ts";

// What is struck beside the price of a sale. Apart from `rules.ts`: the first
// view loads that, and few clips are on sale.

type OnSale = {
  price: string;
  regularPrice?: string | undefined;
  lowestPrice?: string | undefined;
};

/** A struck price, and whether it is the lowest of 30 days. */
export type Struck = { price: string; isLowest: boolean };

/**
 * Returns what is struck. Where the Directive 98/6/EC holds, that is the lowest
 * price of the 30 days before the sale, and nothing where it was not higher.
 */
export function struckPrice(
  { price, regularPrice, lowestPrice }: OnSale,
  country: string,
): Struck | undefined {
  if (regularPrice === undefined) return undefined;
  if (!COUNTRY_GROUPS.EEA.includes(country))
    return { price: regularPrice, isLowest: false };
  return lowestPrice !== undefined &&
    priceCents(lowestPrice) > priceCents(price)
    ? { price: lowestPrice, isLowest: true }
    : undefined;
}
