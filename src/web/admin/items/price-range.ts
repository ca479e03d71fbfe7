import type { Product } from "#shared/catalog/schema.ts";
import { priceCents } from "#shared/money/rules.ts";
import { type Formats, formatCents } from "#shared/text/formats.ts";

/**
 * Writes what a clip and its options cost, from the lowest to the highest, with
 * the currency's sign once: "$24 to 29", "24,50 bis 29,00 €".
 */
export function sayPriceRange(
  { price, variants }: Pick<Product, "price" | "variants">,
  formats: Formats,
  range: (from: string, to: string) => string,
): string {
  // A clip with options is sold at their prices, and not at its own.
  const prices = variants.length > 0 ? variants : [{ price }];
  const cents = prices.map((each) => priceCents(each.price));
  const from = Math.min(...cents);
  const to = Math.max(...cents);
  if (from === to) return formatCents(from, formats);
  const { prefix, suffix, digits } = formats.money;
  const areWhole = [from, to].every((each) => each % 100 === 0);
  const shown = { ...formats.money, digits: areWhole ? 0 : digits };
  const write = (each: number, signs: { prefix: string; suffix: string }) =>
    formatCents(each, { ...formats, money: { ...shown, ...signs } });
  return range(
    write(from, { prefix, suffix: "" }),
    write(to, { prefix: "", suffix }),
  );
}
