import { parsePrice, toPrice } from "./cents.ts";

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
