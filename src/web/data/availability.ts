import { useSyncExternalStore } from "react";
import type { AvailableItem } from "#shared/stock/schema.ts";
import { createStore } from "./store.ts";

/** What may be bought now, as the shop has told this page. */
type Known = {
  /** How far the shop's clock is ahead of this browser's, in ms. */
  aheadMs: number;
  items: ReadonlyMap<string, AvailableItem>;
};

/** Undefined until the shop has told it; `followAvailability` fills it. */
export const availability = createStore<Known | undefined>(undefined);

export const availabilityKey = (productId: number, variantId?: number | null) =>
  `${productId} ${variantId ?? ""}`;

/** What is not listed is neither counted nor sold out. */
const ON_SALE = { inStock: true, left: null, held: 0, opens: null } as const;

/**
 * Returns what may be bought now of a product in a variant; undefined while only
 * the page itself says it.
 */
export function useAvailable(productId: number, variantId?: number) {
  const key = availabilityKey(productId, variantId);
  const read = () => {
    const known = availability.get();
    return known && (known.items.get(key) ?? ON_SALE);
  };
  return useSyncExternalStore(availability.subscribe, read, () => undefined);
}

/** Returns the shop's time, in ms, also where the browser's clock is wrong. */
export const shopNow = () => Date.now() + (availability.get()?.aheadMs ?? 0);
