// The one rule about what may be bought. Card, clip's page, designer, cart,
// order, search data and reminders each gather what they know, and ask it.

/** What becomes of the wish to buy a thing now. */
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
} as const;

type Told = { inStock: boolean; left: number | null; opens: string | null };

/** The same of what the shop tells of a product or a variant by the second. */
export function mayBuyItem(
  { inStock, left, opens }: Told,
  more: Pick<Known, "isPaused"> = {},
): Outcome {
  return mayBuy({ ...more, inStock, opens, isHeld: left === 0 });
}
