import type {
  DeliveryOption,
  DeliveryOptionInput,
} from "#shared/delivery/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import { currencyDigits } from "#shared/money/schema.ts";
import { roundCents } from "#shared/text/formats.ts";
import { invalidField } from "#server/http/problem.ts";

// The maker's ways of delivery, which are a part of the site's content.

/** Gives each option an id that no other one ever had. */
export function withIds(
  sent: readonly DeliveryOptionInput[],
  lastId: number,
): { options: DeliveryOption[]; lastId: number } {
  let last = lastId;
  const given = new Set<number>();
  const options = sent.map((option) => {
    const { id } = option;
    // An id that was given before is that of an option which Undo brings back.
    const isKnown = id !== undefined && id <= lastId && !given.has(id);
    if (!isKnown) last += 1;
    const own = isKnown ? id : last;
    given.add(own);
    return { ...option, id: own };
  });
  return { options, lastId: last };
}

export function withShownPrices(
  options: readonly DeliveryOption[],
  currency: string,
): DeliveryOption[] {
  const hasDecimals = options.some((option) => pricesOf(option).some(isBroken));
  if (!hasDecimals || currencyDigits(currency) > 0) return [...options];
  return options.map((option) => ({
    ...option,
    price: rounded(option.price),
    freeFrom: option.freeFrom === null ? null : rounded(option.freeFrom),
  }));
}

/**
 * Throws "invalid" for decimals that the currency does not have. Those that are
 * stored may stay: the maker may have changed the currency alone.
 */
export function checkDecimals(
  sent: readonly DeliveryOptionInput[],
  stored: readonly DeliveryOptionInput[],
  currency: string,
): void {
  const known = new Set(stored.flatMap(pricesOf));
  for (const [index, option] of sent.entries())
    for (const name of ["price", "freeFrom"] as const) {
      const price = option[name];
      if (price === null || !isBroken(price) || known.has(price)) continue;
      if (currencyDigits(currency) > 0) continue;
      const field = `deliveryOptions.${index}.${name}`;
      throw invalidField(field, errorKey("priceWhole"));
    }
}

const pricesOf = ({ price, freeFrom }: DeliveryOptionInput): string[] => [
  price,
  ...(freeFrom === null ? [] : [freeFrom]),
];

const isBroken = (price: string) => !price.endsWith(".00");

const rounded = (price: string) => toPrice(roundCents(priceCents(price), 0));
