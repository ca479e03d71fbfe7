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

type Kept = Counted & { inStock: boolean; wasCounted: boolean };
type Edit = {
  stockQuantity?: number | undefined;
  inStock?: boolean | undefined;
};

/**
 * Returns the count of a thing after the maker's edit. Of what was counted and
 * sold out there is a piece again, where she does not say how many: with 0 a
 * one-of-a-kind would be sold without end.
 */
export function countAfterEdit(
  before: Kept | undefined,
  {
    stockQuantity = before?.stockQuantity ?? 0,
    inStock = before?.inStock ?? true,
  }: Edit,
): Omit<Kept, "inStock"> {
  const isBack = inStock && before?.inStock === false && before.wasCounted;
  if (stockQuantity > 0 || isBack)
    return { stockQuantity: stockQuantity || 1, wasCounted: true };
  return { stockQuantity, wasCounted: !inStock && before?.wasCounted === true };
}

/** Whether a thing is sold out that was counted, and comes back with a count. */
export function isSoldToTheLast(thing: Kept): boolean {
  return thing.wasCounted && !thing.inStock && !isCounted(thing);
}

/** Whether a thing is in stock, counted and running low. */
export function isLow(thing: Counted & { inStock: boolean }): boolean {
  return thing.inStock && isCounted(thing) && thing.stockQuantity <= LOW_STOCK;
}
