import type { Product } from "#shared/catalog/schema.ts";
import { priceCents } from "#shared/money/cents.ts";
import { type Formats, formatCents } from "#shared/text/formats.ts";

/** Writes what a clip and its options cost, from the lowest to the highest. */
export function priceRange(
  { price, variants }: Pick<Product, "price" | "variants">,
  formats: Formats,
  range: (from: string, to: string) => string,
): string {
  const cents = [price, ...variants.map((each) => each.price)].map(priceCents);
  const from = Math.min(...cents);
  const to = Math.max(...cents);
  if (from === to) return formatCents(from, formats);
  // A sign behind the amount is written once: "24,00 bis 29,00 €".
  const money = { ...formats.money, suffix: "" };
  const first = formatCents(from, { ...formats, money });
  return range(first, formatCents(to, formats));
}
