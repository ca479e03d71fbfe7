import { MINUTE_MS } from "#shared/durations.ts";

// Charms, resins, products and variants are counted by the same rules.

export const MAX_STOCK = 1_000_000;
/** A counted thing with this many left or fewer is running low. */
export const LOW_STOCK = 2;

/** How long a cart holds a piece after its last change ... */
export const HOLD_MS = 15 * MINUTE_MS;
/** ... and in all, however often it is changed. */
export const LONGEST_HOLD_MS = 60 * MINUTE_MS;

type Counted = { stockQuantity: number };

/** Whether the shop counts a thing: only quantities above 0 are counted. */
export function isCounted({ stockQuantity }: Counted): boolean {
  return stockQuantity > 0;
}

/** Whether a thing is in stock, counted and running low. */
export function isLow(thing: Counted & { inStock: boolean }): boolean {
  return thing.inStock && isCounted(thing) && thing.stockQuantity <= LOW_STOCK;
}
