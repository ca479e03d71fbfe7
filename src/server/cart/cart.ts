import {
  type AddToCartInput,
  type CartLine,
  MAX_CART_LINES,
  MAX_QUANTITY,
} from "#shared/cart/schema.ts";
import type { Design } from "#shared/clip/schema.ts";
import { getOffer } from "#server/catalog/offer.ts";
import { type ClipOffer, getClipOffer } from "#server/clip/pricing.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import {
  type CartVisit,
  openCart,
  type UsedCart,
  visitCart,
} from "./cart-store.ts";
import {
  countLines,
  findLine,
  findSameLine,
  insertLine,
  type LineAmount,
  type LineIdentity,
  type LineRow,
  removeLine,
  removeLines,
  updateAmount,
  updateLine,
} from "./line-store.ts";
import { priceProduct, readLines, toCartLine } from "./priced-lines.ts";
import { type Visitor, visitOf } from "./visit.ts";

/** The value of the visitor's cart cookie; undefined without a cookie. */
type Token = string | undefined;
/** The token to set the cart cookie to; undefined leaves the cookie as it is. */
type Renewal = Pick<UsedCart, "newToken">;
type Changed = Renewal & { line: CartLine };

const NO_DESIGN = { selectedCharms: null, customText: null, resinId: null };

/**
 * Puts a product in the cart of `token`, or in a new cart. Throws what
 * `getOffer` throws, "cart_full", or "invalid" if the quantity of a line would
 * exceed 99.
 */
export function addToCart(
  deps: Deps,
  { productId, variantId, quantity, ...visitor }: AddToCartInput & Visitor,
): Promise<Changed> {
  return deps.commit(async (db) => {
    const offer = await getOffer(db, { productId, variantId });
    const { variant, priceCents: addedPriceCents } = offer;
    const { newToken, line } = await putLine(db, visitOf(deps, visitor), {
      identity: { ...NO_DESIGN, productId, variantId: variant?.id ?? null },
      addedPriceCents,
      quantity,
    });
    // The offer has all that the line shows, so nothing is read again.
    const shown = { ...offer, hasChoices: variant !== null };
    return { newToken, line: toCartLine(priceProduct(line, shown)) };
  });
}

/**
 * Puts one custom clip in the cart of `token`, or in a new cart. Throws what
 * `getClipOffer` throws, "cart_full", or "invalid" if the quantity of a line
 * would exceed 99.
 */
export function addClipToCart(
  deps: Deps,
  { design, ...visitor }: { design: Design } & Visitor,
): Promise<Changed> {
  return deps.commit(async (db) => {
    const offer = await getClipOffer(db, design);
    const { newToken, line } = await putLine(db, visitOf(deps, visitor), {
      identity: clipIdentity(design, offer),
      addedPriceCents: offer.priceCents,
      quantity: 1,
    });
    return { newToken, line: await readLine(db, line.cartId, line.id) };
  });
}

/**
 * Changes the design of a custom clip; the line's id, quantity and place stay.
 * If another line of the cart already has the new design, adds that line's
 * quantity to this line and removes the other line. Throws "not_found",
 * "invalid" if the line is no custom clip or its quantity would exceed 99, or
 * what `getClipOffer` throws.
 */
export function updateClipInCart(
  deps: Deps,
  { token, lineId, design }: { token: Token; lineId: number; design: Design },
): Promise<Changed> {
  return deps.commit(async (db) => {
    const visit = visitOf(deps, { token });
    const { newToken, line } = await useLine(db, visit, lineId);
    if (line.selectedCharms === null)
      throw invalidField(
        "id",
        "Only a custom clip can be changed in the designer.",
      );
    const { id, cartId } = line;
    const offer = await getClipOffer(db, design);
    const addedPriceCents = offer.priceCents;
    const identity = clipIdentity(design, offer);
    const duplicate = await findSameLine(db, {
      cartId,
      identity,
      otherThan: id,
    });
    const quantity = addQuantities(line.quantity, duplicate?.quantity ?? 0);
    if (duplicate) await removeLine(db, duplicate.id);
    await updateLine(db, { id, identity, quantity, addedPriceCents });
    return { newToken, line: await readLine(db, cartId, id) };
  });
}

/**
 * Changes the quantity of a line and nothing else. A quantity of 0 removes the
 * line and returns none. Throws "not_found".
 */
export function setQuantity(
  deps: Deps,
  input: { token: Token; lineId: number; quantity: number },
): Promise<Renewal & { line?: CartLine }> {
  const { token, lineId, quantity } = input;
  return deps.commit(async (db) => {
    const visit = visitOf(deps, { token });
    const { newToken, line } = await useLine(db, visit, lineId);
    if (quantity === 0) {
      await removeLine(db, line.id);
      return { newToken };
    }
    await updateAmount(db, { ...line, quantity });
    return { newToken, line: await readLine(db, line.cartId, line.id) };
  });
}

/** Removes every line of a cart. Does nothing if there is no cart. */
export function clearCart(deps: Deps, token: Token): Promise<void> {
  return deps.commit(async (db) => {
    const cart = await visitCart(db, visitOf(deps, { token }));
    if (cart) await removeLines(db, cart.id);
  });
}

type NewLine = { identity: LineIdentity } & LineAmount;
/** The line in the cart, with the quantity that it has now. */
type PutLine = Pick<LineRow, "id" | "cartId" | "variantId"> & LineAmount;

/**
 * Adds a quantity to the line with the same product or design, or adds a new
 * line, in the visitor's cart or a new cart. Throws "cart_full", or "invalid"
 * if the line's quantity would exceed 99.
 */
async function putLine(
  db: Tx,
  visit: CartVisit,
  { identity, addedPriceCents, quantity: added }: NewLine,
): Promise<Renewal & { line: PutLine }> {
  const { id: cartId, newToken } = await openCart(db, visit);
  const { variantId } = identity;
  const same = await findSameLine(db, { cartId, identity });
  const quantity = addQuantities(same?.quantity ?? 0, added);
  const line = { cartId, variantId, quantity, addedPriceCents };
  if (same) {
    const { id } = same;
    await updateAmount(db, { id, quantity, addedPriceCents });
    return { newToken, line: { ...line, id } };
  }
  if ((await countLines(db, cartId)) >= MAX_CART_LINES)
    throw new Problem("cart_full");
  const createdAt = visit.now;
  const id = await insertLine(db, { ...line, identity, createdAt });
  return { newToken, line: { ...line, id } };
}

function clipIdentity(design: Design, { resinId }: ClipOffer): LineIdentity {
  return { productId: null, variantId: null, ...design, resinId };
}

function addQuantities(present: number, added: number): number {
  const sum = present + added;
  if (sum <= MAX_QUANTITY) return sum;
  throw invalidField(
    "quantity",
    `You can order ${MAX_QUANTITY} of a kind at most, and your cart already has ${present}.`,
  );
}

/** Returns a line of the visitor's cart and records a use of the cart. */
async function useLine(
  db: Tx,
  visit: CartVisit,
  lineId: number,
): Promise<Renewal & { line: LineRow }> {
  const cart = await visitCart(db, visit);
  const line = cart && (await findLine(db, { cartId: cart.id, id: lineId }));
  if (!line)
    throw new Problem("not_found", {
      message: "This is no longer in your cart.",
    });
  return { newToken: cart.newToken, line };
}

async function readLine(
  db: Db,
  cartId: number,
  lineId: number,
): Promise<CartLine> {
  const [line] = await readLines(db, { cartId, lineId });
  if (!line) throw new Problem("not_found");
  return toCartLine(line);
}
