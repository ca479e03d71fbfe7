import { COUNTRY_GROUPS } from "#shared/delivery/rules.ts";
import { priceCents } from "#shared/money/rules.ts";

// A price that is lower for a while, and what is struck beside it. Apart from
// `rules.ts`: the first view loads that, and few clips are on sale.

/** A product or an option as the maker reads it: its price is the regular one. */
type Sold = {
  price: string;
  salePrice?: string | undefined;
  saleFrom?: string | undefined;
  saleUntil?: string | undefined;
  regularPrice?: string | undefined;
  lowestPrice?: string | undefined;
};

/** Whether a sale runs; times are in ms. Null: it has no end, or no beginning. */
export const runsAt = (
  { from, until }: { from: number | null; until: number | null },
  now: number,
): boolean => (from ?? 0) <= now && (until === null || until > now);

/**
 * Returns it as it is sold at a moment: while a sale runs its price is what is
 * paid, and of a sale to come nothing is told.
 */
export function soldAt<Item extends Sold>(item: Item, now: number): Item {
  const { salePrice, saleFrom, saleUntil, price, lowestPrice } = item;
  if (salePrice === undefined) return item;
  const isOn = runsAt({ from: msOf(saleFrom), until: msOf(saleUntil) }, now);
  return {
    ...item,
    salePrice: undefined,
    price: isOn ? salePrice : price,
    regularPrice: isOn ? price : undefined,
    lowestPrice: isOn ? lowestPrice : undefined,
    saleFrom: isOn ? saleFrom : undefined,
    saleUntil: isOn ? saleUntil : undefined,
  };
}

const msOf = (iso: string | undefined) =>
  iso === undefined ? null : Date.parse(iso);

type OnSale = {
  price: string;
  regularPrice?: string | undefined;
  lowestPrice?: string | undefined;
};

/** A struck price, and whether it is the lowest of 30 days. */
export type Struck = { price: string; isLowest: boolean };

/**
 * Returns what is struck. Where the Directive 98/6/EC holds, that is the lowest
 * price of the 30 days before the sale. Nothing where it was not higher: rounded
 * to another currency, a small sale may be none.
 */
export function struckPrice(
  { price, regularPrice, lowestPrice }: OnSale,
  country: string,
): Struck | undefined {
  if (regularPrice === undefined) return undefined;
  const isLowest = COUNTRY_GROUPS.EEA.includes(country);
  const struck = isLowest ? lowestPrice : regularPrice;
  return struck !== undefined && priceCents(struck) > priceCents(price)
    ? { price: struck, isLowest }
    : undefined;
}
