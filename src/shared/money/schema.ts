import * as z from "zod/mini";
import {
  AMOUNT_MESSAGE,
  PRICE_MESSAGE,
  parsePrice,
  toAmount,
} from "./cents.ts";

/**
 * A price in a reply: a decimal string with two decimals. A custom clip's price
 * is a sum, so it may have one digit more than a price that the maker enters.
 */
export const Price = z.string().check(z.regex(/^\d{1,6}\.\d{2}$/));

/** A total in a reply: the sum of many lines may be larger than a price. */
export const Total = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/));

/** A price in a request, as whole cents. */
export const PriceInput = z.pipe(
  z.union([z.string(), z.number()], { error: PRICE_MESSAGE }),
  z.transform((value, context) => {
    const cents = parsePrice(value);
    if (cents !== undefined) return cents;
    context.issues.push({
      code: "custom",
      input: value,
      message: PRICE_MESSAGE,
    });
    return z.NEVER;
  }),
);

/**
 * A price or a total in an order request, as the shopper saw it. Every form
 * that means the same amount becomes the same text: "24" is "24.00".
 */
export const SeenAmount = z.pipe(
  z.union([z.string(), z.number()], { error: AMOUNT_MESSAGE }),
  z.transform((value, context) => {
    const amount = toAmount(value);
    if (amount !== undefined) return amount;
    context.issues.push({
      code: "custom",
      input: value,
      message: AMOUNT_MESSAGE,
    });
    return z.NEVER;
  }),
);
