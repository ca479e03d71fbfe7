/** The product id of every custom clip; it is in no table and no list. */
export const CUSTOM_PRODUCT_ID = -1;

/**
 * The cookie that tells the page's scripts that this browser has a cart. They
 * cannot see the cart's own cookie, and a visitor without a cart asks for none.
 */
export const HAS_CART_COOKIE = "barrette_has_cart";

/** The number of placeholder lines that are shown while the cart loads. */
export const CART_PLACEHOLDERS = 3;
/** The badge shows "99+" for a higher count. */
export const MAX_BADGE_COUNT = 99;

/** Whether a line is a custom clip, by its product id and never by its name. */
export function isCustomLine(line: { productId: number }): boolean {
  return line.productId === CUSTOM_PRODUCT_ID;
}

/** The ids of the clips of the shop among these lines. */
export const productIdsOf = (
  lines: readonly { productId: number }[],
): number[] =>
  lines.filter((line) => !isCustomLine(line)).map((line) => line.productId);

/** The name of a line with its variant, for cart, confirmation and mail. */
export function lineTitle(name: string, variantTitle: string | null): string {
  return variantTitle === null ? name : `${name} (${variantTitle})`;
}

type NamedLine = {
  productId: number;
  name: string;
  variantTitle: string | null;
  customText?: string | undefined;
};

/**
 * The name of a line as people read it. That of a custom clip, which is stored
 * in English, is said by `customClip`, in the shop's language.
 */
export function shownTitle(
  line: NamedLine,
  customClip: (text: string) => string,
): string {
  return isCustomLine(line)
    ? customClip(line.customText ?? "")
    : lineTitle(line.name, line.variantTitle);
}

/** The number in the badge: the sum of all quantities. */
export function cartCount(cart: readonly { quantity: number }[]): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}
