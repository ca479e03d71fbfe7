import type { Product, Variant } from "./schema.ts";

// What search engines and their feeds are told about a product, in both alike.

/** In what the variants of a product differ, in schema.org's words. */
type VariantKind = "color" | "size" | "pattern";

/** Returns in what variants differ: color by a resin's name, size by a number. */
export function variantKind(variants: readonly Variant[]): VariantKind {
  if (variants.every(({ color }) => color !== undefined)) return "color";
  const isSize = ({ title, widthMm }: Variant) =>
    widthMm !== undefined || /\d|^(?:mini|midi|maxi|x?[sml]|x+l)$/i.test(title);
  return variants.every(isSize) ? "size" : "pattern";
}

/** The number under which a product, or one of its variants, is listed. */
export function skuOf(product: Product, variant: Variant | undefined): string {
  return variant ? `${product.id}-${variant.id}` : String(product.id);
}

/**
 * The addresses of a product's pictures. Those of a variant come first, and
 * those of other variants are left out.
 */
export function listedPictures(
  { imageUrl, pictures = [{ imageUrl, picture: null }] }: Product,
  variant?: Variant,
): string[] {
  if (!variant) return pictures.map((each) => each.imageUrl);
  const own = pictures.filter((each) => each.variantId === variant.id);
  const shared = pictures.filter((each) => each.variantId === undefined);
  const fitting = [...own, ...shared].map((each) => each.imageUrl);
  return fitting.length > 0 ? fitting : [imageUrl];
}
