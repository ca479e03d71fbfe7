import { priceCents } from "#shared/money/cents.ts";
import type { DeliveryOption } from "./schema.ts";

/** What a delivery costs with clips of this sum, in cents. */
export function deliveryCents(
  { price, freeFrom }: Pick<DeliveryOption, "price" | "freeFrom">,
  clipsCents: number,
): number {
  const isFree = freeFrom !== null && clipsCents >= priceCents(freeFrom);
  return isFree ? 0 : priceCents(price);
}

/** Whether a delivery reaches a country. */
export function servesCountry(
  { countries }: Pick<DeliveryOption, "countries">,
  country: string,
): boolean {
  return countries.length === 0 || countries.includes(country);
}
