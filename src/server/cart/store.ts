import type { AddToCartInput, Cart, CartLine } from "#shared/cart.ts";
import { getOffer } from "#server/catalog/offer.ts";
import type { Tx } from "#server/db/open.ts";
import type { Deps } from "#server/deps.ts";
import { findCart, touchCart } from "./carts.ts";
import { deleteLine, deleteLines, setAmount } from "./line-rows.ts";
import { readLines } from "./lines.ts";
import { toCartLine } from "./priced-line.ts";
import {
  type Added,
  putLine,
  readLine,
  type Token,
  useLine,
} from "./put-line.ts";

/** The lines of a cart, repriced. */
export function listCart(db: Tx, cartId: number): Cart {
  return readLines(db, cartId).map(toCartLine);
}

/**
 * Puts a product in the cart of `token`, or in a new cart, whose token comes
 * back. Throws as `getOffer` does, "cart_full", or "invalid" where a line
 * would pass 99.
 */
export function addToCart(
  deps: Deps,
  token: Token,
  input: AddToCartInput,
): Promise<Added> {
  return deps.commit((db) => {
    const { priceCents, ...offer } = getOffer(
      db,
      input.productId,
      input.variantId,
    );
    const identity = { ...offer, selectedCharms: null, customText: null };
    return putLine(deps, db, token, identity, priceCents, input.quantity);
  });
}

/** Changes a quantity and nothing else; 0 removes the line. */
export function setQuantity(
  deps: Deps,
  token: Token,
  lineId: number,
  quantity: number,
): Promise<CartLine | undefined> {
  return deps.commit((db) => {
    const line = useLine(deps, db, token, lineId);
    if (quantity === 0) {
      deleteLine(db, line.id);
      return undefined;
    }
    setAmount(db, { ...line, quantity });
    return readLine(db, line.cartId, line.id);
  });
}

/** Removes every line; without a cart there is nothing to do. */
export function clearCart(deps: Deps, token: Token): Promise<void> {
  return deps.commit((db) => {
    const cart = findCart(deps, db, token);
    if (cart) emptyCart(db, cart.id, deps.clock.now());
  });
}

/** Removes every line, within the caller's transaction. */
export function emptyCart(db: Tx, cartId: number, now: number): void {
  deleteLines(db, cartId);
  touchCart(db, cartId, now);
}
