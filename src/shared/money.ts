import { z } from "zod";
import { PRICE_MESSAGE, parsePrice } from "./cents.ts";

/**
 * A price in a reply: a decimal string with two decimals. That of a custom clip
 * is a sum, which may have a digit more than what the maker enters.
 */
export const Price = z.string().regex(/^\d{1,6}\.\d{2}$/);

/** A total in a reply or request; the sum of many lines may pass a price. */
export const Total = z.string().regex(/^\d{1,12}\.\d{2}$/);

/** A price in a request, as whole cents. */
export const PriceInput = z
  .union([z.string(), z.number()], { error: PRICE_MESSAGE })
  .transform((value, context) => {
    const cents = parsePrice(value);
    if (cents !== undefined) return cents;
    context.addIssue({ code: "custom", message: PRICE_MESSAGE });
    return z.NEVER;
  });
