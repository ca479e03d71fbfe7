import { errorKey } from "#shared/messages/error-key.ts";
import type { CartLine } from "#shared/cart/schema.ts";
import type { Design } from "#shared/clip/schema.ts";
import { priceDigits } from "#server/catalog/shown.ts";
import { noteInCart } from "#server/clips/design-store.ts";
import { type ClipOffer, getClipOffer } from "#server/clips/pricing.ts";
import type { Db } from "#server/db/handle.ts";
import { ofCart } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { findCart } from "./cart-store.ts";
import {
  compareLines,
  type LineIdentity,
  removeLine,
  updateLine,
} from "./line-store.ts";
import { findClipPictures, priceClipLine, toCartLine } from "./priced-line.ts";
import { readLines } from "./priced-lines.ts";
import { addQuantities, putLine, useLine } from "./put-line.ts";
import { type Changed, type Token, visitOf, type Visitor } from "./cart.ts";

/**
 * Puts one custom clip in the cart of `token`, or without one in a new cart.
 * Throws what `getClipOffer` and `putLine` throw.
 */
export async function addClipToCart(
  deps: Deps,
  { design, ...visitor }: { design: Design } & Visitor,
): Promise<Changed> {
  const digits = await priceDigits(deps);
  return deps.commit(ofCart(visitor.token), async (db) => {
    const visit = visitOf(deps, visitor);
    const [offer, cart] = await Promise.all([
      getClipOffer(db, { design, digits }),
      findCart(db, visit),
      noteInCart(db, { ...design, now: visit.now }),
    ]);
    const { config, parts } = offer;
    const resins = parts.resin ? [parts.resin] : [];
    const pictures = await findClipPictures(db, config, resins);
    const { newToken, line } = await putLine(
      db,
      { ...visit, cart },
      {
        identity: clipIdentity(design, offer),
        addedPriceCents: offer.priceCents,
        quantity: 1,
      },
    );
    const priced = priceClipLine(
      { ...line, ...design },
      { config, parts, pictures },
      digits,
    );
    return { newToken, line: toCartLine(priced) };
  });
}

/**
 * Changes the design of a custom clip; the line's id, quantity and place stay.
 * If another line of the cart already has the new design, adds that line's
 * quantity to this line and removes the other line. Throws "not_found",
 * "invalid" if the line is no custom clip or its quantity would exceed 99, or
 * what `getClipOffer` throws.
 */
export async function updateClipInCart(
  deps: Deps,
  { token, lineId, design }: { token: Token; lineId: number; design: Design },
): Promise<Changed> {
  const digits = await priceDigits(deps);
  return deps.commit(ofCart(token), async (db) => {
    const visit = visitOf(deps, { token });
    const { newToken, line } = await useLine(db, visit, lineId);
    if (line.selectedCharms === null)
      throw invalidField("id", errorKey("notCustom"));
    const { id, cartId } = line;
    const offer = await getClipOffer(db, { design, digits });
    const addedPriceCents = offer.priceCents;
    const identity = clipIdentity(design, offer);
    const lines = await compareLines(db, { cartId, identity });
    const duplicate = lines.find((other) => other.isSame && other.id !== id);
    const quantity = addQuantities(line.quantity, duplicate?.quantity ?? 0);
    if (duplicate) await removeLine(db, duplicate.id);
    await updateLine(db, { id, identity, quantity, addedPriceCents });
    return {
      newToken,
      line: await readLine(db, {
        cartId,
        lineId: id,
        digits,
        now: visit.now,
      }),
    };
  });
}

function clipIdentity(design: Design, { resinId }: ClipOffer): LineIdentity {
  return { productId: null, variantId: null, ...design, resinId };
}

async function readLine(
  db: Db,
  wanted: { cartId: number; lineId: number; digits: number; now: number },
): Promise<CartLine> {
  const [line] = await readLines(db, wanted);
  if (!line) throw new Problem("not_found");
  return toCartLine(line);
}
