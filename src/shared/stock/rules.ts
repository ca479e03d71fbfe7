import { MINUTE_MS } from "#shared/text/dates.ts";

// Charms, resins, products and variants are counted by the same rules.

export const MAX_STOCK = 1_000_000;
/** A counted thing with this many left or fewer is running low. */
export const LOW_STOCK = 2;

/** The time for which a cart holds a piece after its last change ... */
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

// The one rule about what may be bought. Card, product's page, designer, cart,
// order, search data and reminders each gather what they know, and ask it.

/** The fate of the wish to buy a thing now. */
export type Outcome =
  | "free"
  /** All its pieces are in the carts of others. */
  | "held"
  | "sold out"
  /** A drop to come, which will be for sale then. */
  | "not yet"
  /** It can be put into a cart, but no order is taken. */
  | "paused"
  /** Custom clips are not offered. */
  | "switched off";

type Known = {
  /** Whether the maker sells it, and it is not sold out. */
  inStock: boolean;
  /** When it opens, if that is to come. */
  opens?: string | number | null | undefined;
  isHeld?: boolean | undefined;
  isPaused?: boolean | undefined;
  isSwitchedOff?: boolean | undefined;
};

export function mayBuy(known: Known): Outcome {
  if (known.isSwitchedOff) return "switched off";
  // What is sold out will not be for sale when its moment comes either.
  if (!known.inStock) return "sold out";
  if (known.opens) return "not yet";
  if (known.isHeld) return "held";
  return known.isPaused ? "paused" : "free";
}

/** Whether a thing can be put into a cart, which a pause leaves open. */
export function fitsCart(outcome: Outcome): boolean {
  return outcome === "free" || outcome === "paused";
}

type SoldProduct = {
  inStock: boolean;
  availableFrom?: string | number | null | undefined;
};

/** The same of a product in one of its variants, if it has any. */
export function mayBuyProduct(
  product: SoldProduct,
  variant: { available: boolean } | null | undefined,
  more: Pick<Known, "isHeld" | "isPaused"> = {},
): Outcome {
  return mayBuy({
    ...more,
    inStock: product.inStock && (variant?.available ?? true),
    opens: product.availableFrom,
  });
}

/** What the shop does not list is neither counted, sold out nor to come. */
export const ON_SALE = {
  inStock: true,
  left: null,
  held: 0,
  heldUntil: null,
  opens: null,
  sold: undefined,
} as const;

type Told = { inStock: boolean; left: number | null; opens: string | null };

/** The same of what the shop tells of a product or a variant by the second. */
export function mayBuyItem(
  { inStock, left, opens }: Told,
  more: Pick<Known, "isPaused"> = {},
): Outcome {
  return mayBuy({ ...more, inStock, opens, isHeld: left === 0 });
}
