import { mayBuyProduct } from "#shared/stock/buying.ts";

/** How many placeholder cards are shown while the product list loads. */
export const PRODUCT_PLACEHOLDERS = 8;

/** The part of a product and its variants that these rules need. */
type CardVariant = { id: number; price: string; available: boolean };
export type CardProduct<V extends CardVariant = CardVariant> = {
  price: string;
  inStock: boolean;
  variants: readonly V[];
};

/**
 * The variant whose price a card shows: the chosen one, else the first that can
 * be bought, else the first.
 */
export function shownVariant<V extends CardVariant>(
  product: CardProduct<V>,
  variantId?: number,
): V | undefined {
  return (
    product.variants.find((variant) => variant.id === variantId) ??
    product.variants.find((variant) => variant.available) ??
    product.variants[0]
  );
}

/** The price that a card shows, as the API sends it. */
export function shownPrice(
  product: CardProduct<CardVariant>,
  variantId?: number,
): string {
  return shownVariant(product, variantId)?.price ?? product.price;
}

/**
 * The lowest price at which a product can be bought, and whether others are
 * higher; of what is sold out whole, the lowest that it had.
 */
export function priceRange({ price, variants }: CardProduct<CardVariant>): {
  lowest: string;
  isRange: boolean;
} {
  const buyable = variants.filter((variant) => variant.available);
  const counted = buyable.length > 0 ? buyable : variants;
  const prices = counted.map((variant) => Number(variant.price));
  const lowest = Math.min(...prices);
  const first = counted.find((variant) => Number(variant.price) === lowest);
  return {
    lowest: first?.price ?? price,
    isRange: prices.some((each) => each > lowest),
  };
}

/** Whether nothing of a product is for sale, in whichever option. */
export function isSoldOut(product: CardProduct): boolean {
  return mayBuyProduct(product, shownVariant(product)) === "sold out";
}

/** The index of the picture that shows a variant; -1 if there is none. */
export function pictureOfVariant(
  pictures: readonly { variantId?: number | undefined }[],
  variantId: number | undefined,
): number {
  if (variantId === undefined) return -1;
  return pictures.findIndex((picture) => picture.variantId === variantId);
}
