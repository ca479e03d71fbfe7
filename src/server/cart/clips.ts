import { eq } from "drizzle-orm";
import type { CartLine } from "#shared/cart.ts";
import type { Design } from "#shared/clip.ts";
import { getClipPriceCents } from "#server/clip/offer.ts";
import { cartLines } from "#server/db/schema/carts.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField } from "#server/problem.ts";
import { deleteLine, findSameLine, type Identity } from "./line-rows.ts";
import {
  type Added,
  addQuantities,
  putLine,
  readLine,
  type Token,
  useLine,
} from "./put-line.ts";

/** Puts one custom clip in the cart. Throws as `getClipPriceCents` does too. */
export function addClipToCart(
  deps: Deps,
  token: Token,
  design: Design,
): Promise<Added> {
  return deps.commit((db) => {
    const priceCents = getClipPriceCents(db, design);
    return putLine(deps, db, token, clipIdentity(design), priceCents, 1);
  });
}

/**
 * Changes the design of a custom clip; id, quantity and place stay. Where the
 * cart has that very design already, that other line is taken into this one.
 * Throws "not_found", "invalid" for a line of another kind, or as
 * `getClipPriceCents` does.
 */
export function updateClipInCart(
  deps: Deps,
  token: Token,
  lineId: number,
  design: Design,
): Promise<CartLine> {
  return deps.commit((db) => {
    const line = useLine(deps, db, token, lineId);
    if (line.selectedCharms === null)
      throw invalidField(
        "id",
        "Only a custom clip can be changed in the designer.",
      );
    const addedPriceCents = getClipPriceCents(db, design);
    const identity = clipIdentity(design);
    const twin = findSameLine(db, line.cartId, identity, line.id);
    const quantity = addQuantities(line.quantity, twin?.quantity ?? 0);
    if (twin) deleteLine(db, twin.id);
    db.update(cartLines)
      .set({ ...identity, quantity, addedPriceCents })
      .where(eq(cartLines.id, line.id))
      .run();
    return readLine(db, line.cartId, line.id);
  });
}

function clipIdentity(design: Design): Identity {
  return { productId: null, variantId: null, ...design };
}
