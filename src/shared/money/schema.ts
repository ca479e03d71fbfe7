import * as z from "zod/mini";
import {
  AMOUNT_MESSAGE,
  parsePrice,
  PRICE_MESSAGE,
  toAmount,
  toPrice,
} from "./rules.ts";

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

/**
 * Returns what somebody typed as a price of the API: "24,5" becomes "24.50".
 * Both comma and point are decimal signs, with at most two decimals after them,
 * so "1,234" is no price: it would be 1234 for some and 1.23 for others. Returns
 * any other text as it is, for the schema to refuse.
 */
export function toWirePrice(typed: string): string {
  const cents = readTypedPrice(typed);
  return cents === undefined ? typed.trim() : toPrice(cents);
}

/** Returns a typed price as cents; undefined if it cannot be understood. */
export function readTypedPrice(typed: string): number | undefined {
  const plain = typed.normalize("NFKC").trim();
  return parsePrice(plain.replace(",", ".").replace(/\.$/, ""));
}

/** Whether a shop can use a currency: its amounts have two decimals or none. */
export function isCurrency(code: string): boolean {
  return (
    Intl.supportedValuesOf("currency").includes(code) &&
    [0, 2].includes(currencyDigits(code))
  );
}

/** Returns the codes of all currencies that a shop can use. */
export function usableCurrencies(): string[] {
  return Intl.supportedValuesOf("currency").filter((code) =>
    [0, 2].includes(currencyDigits(code)),
  );
}

/** Returns how many decimals a currency has: 2 for euros, 0 for yen. */
export function currencyDigits(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
