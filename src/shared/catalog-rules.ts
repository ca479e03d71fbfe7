/** Placeholder cards while the product list loads. */
export const PRODUCT_PLACEHOLDERS = 8;

/** The part of a product and its variants that a card depends on. */
type ShownVariant = { id: number; price: string; available: boolean };
type Shown<V extends ShownVariant> = {
  price: string;
  inStock: boolean;
  variants: readonly V[];
};

/** The variant whose price a card shows: the chosen, else the first. */
export function shownVariant<V extends ShownVariant>(
  product: Shown<V>,
  variantId?: number,
): V | undefined {
  return (
    product.variants.find((variant) => variant.id === variantId) ??
    product.variants[0]
  );
}

/** The wire price that a card shows. */
export function shownPrice(
  product: Shown<ShownVariant>,
  variantId?: number,
): string {
  return shownVariant(product, variantId)?.price ?? product.price;
}

/** Whether Add to Cart is open for this product and choice. */
export function isBuyable(
  product: Shown<ShownVariant>,
  variantId?: number,
): boolean {
  return (
    product.inStock && (shownVariant(product, variantId)?.available ?? true)
  );
}
