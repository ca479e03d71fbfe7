import * as z from "zod/mini";
import {
  AMOUNT_MESSAGE,
  PRICE_MESSAGE,
  parsePrice,
  toAmount,
} from "./cents.ts";

/**
 * A price in a reply: a decimal string with two decimals. That of a custom clip
 * is a sum, which may have a digit more than what the maker enters.
 */
export const Price = z.string().check(z.regex(/^\d{1,6}\.\d{2}$/));

/** A total in a reply; the sum of many lines may pass a price. */
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
 * A price or a total that a shopper saw, in a request: in whatever form it
 * comes, what it means is the text of the wire.
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
