/** How many placeholder cards are shown while the product list loads. */
export const PRODUCT_PLACEHOLDERS = 8;

/** The part of a product and its variants that these rules need. */
type CardVariant = { id: number; price: string; available: boolean };
type CardProduct<V extends CardVariant> = {
  price: string;
  inStock: boolean;
  variants: readonly V[];
};

/** The variant whose price a card shows: the chosen one, else the first. */
export function shownVariant<V extends CardVariant>(
  product: CardProduct<V>,
  variantId?: number,
): V | undefined {
  return (
    product.variants.find((variant) => variant.id === variantId) ??
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

/** Whether the product can be added to the cart in the chosen variant. */
export function isBuyable(
  product: CardProduct<CardVariant>,
  variantId?: number,
): boolean {
  return (
    product.inStock && (shownVariant(product, variantId)?.available ?? true)
  );
}

/** The index of the picture that shows a variant; -1 if there is none. */
export function pictureOfVariant(
  pictures: readonly { variantId?: number | undefined }[],
  variantId: number | undefined,
): number {
  if (variantId === undefined) return -1;
  return pictures.findIndex((picture) => picture.variantId === variantId);
}

/** The alternative text of a product's picture. */
export function pictureAlt(productName: string, detail?: string): string {
  const alt = `${productName} claw clip`;
  return detail ? `${alt}, ${detail}` : alt;
}
