import { errorKey } from "#shared/messages/error-key.ts";

/** The largest price that the shop accepts: 99,999.99. */
export const MAX_PRICE_CENTS = 9_999_999;

/** Shown to a person who typed a price that the shop does not accept. */
export const PRICE_MESSAGE = errorKey("price");

const PRICE_PATTERN = /^(\d{1,5})(?:\.(\d{1,2}))?$/;

/**
 * Parses a price, a decimal string or a number, as whole cents.
 * Returns undefined for anything with an exponent, a sign, more than two
 * decimals or more than 99999.99.
 */
export function parsePrice(value: string | number): number | undefined {
  const match = PRICE_PATTERN.exec(String(value).trim());
  if (!match) return undefined;
  const [, whole = "0", decimals = ""] = match;
  return Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}

/** Sent to a program whose amount cannot be parsed. */
export const AMOUNT_MESSAGE = errorKey("amount");

const AMOUNT_PATTERN = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/**
 * Returns a price or a sum of prices in the API's form: 24, "24" and "24.0"
 * become "24.00". Returns undefined for what `parsePrice` refuses, except that
 * a sum may be larger.
 */
export function toAmount(value: string | number): string | undefined {
  const match = AMOUNT_PATTERN.exec(String(value).trim());
  if (!match) return undefined;
  const [, whole, decimals = ""] = match;
  return `${Number(whole)}.${decimals.padEnd(2, "0")}`;
}

/** Formats cents as the API's decimal string: 2400 becomes "24.00". */
export function toPrice(cents: number): string {
  const whole = Math.trunc(cents / 100);
  return `${whole}.${String(cents % 100).padStart(2, "0")}`;
}

const WIRE_PRICE = /^\d{1,12}\.\d{2}$/;

/**
 * Parses a price or total of the API as cents. Throws a RangeError for other
 * text, which cannot occur in a reply, because its schema is checked first.
 */
export function priceCents(price: string): number {
  if (!WIRE_PRICE.test(price)) throw new RangeError(`not a price: ${price}`);
  return Number(price.replace(".", ""));
}
