import type { AddToCartInput, Cart, CartLine } from "#shared/cart/schema.ts";
import { getOffer } from "#server/catalog/offer.ts";
import { priceDigits } from "#server/catalog/shown.ts";
import type { Tx } from "#server/db/handle.ts";
import { saveHold } from "#server/stock/hold-store.ts";
import { countedParts, shortageProblem } from "#server/stock/shortage.ts";
import { lineTitle } from "#shared/cart/rules.ts";
import { ofCart } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { errorFields } from "#server/runtime/log.ts";
import { lockPieces, putLine, type Renewal, useLine } from "./put-line.ts";
import {
  type CartVisit,
  findCart,
  touchCart,
  type UsedCart,
  visitCart,
} from "./cart-store.ts";
import {
  type LineRow,
  removeLine,
  removeLines,
  updateAmount,
} from "./line-store.ts";
import { type PricedLine, titleOfLine, toCartLine } from "./priced-line.ts";
import { priceProduct, readLines } from "./priced-lines.ts";
import { cartLifeMs } from "./cookie.ts";

/** The token of a visitor's cart, and where the visitor is from. */
export type Visitor = Pick<CartVisit, "token" | "origin">;

/** Returns what is needed to find a visitor's cart now. */
export function visitOf(
  { config, clock }: Pick<Deps, "config" | "clock">,
  visitor: Visitor,
): CartVisit {
  return { ...visitor, now: clock.now(), lifeMs: cartLifeMs(config) };
}

/**
 * Returns the visitor's cart at current prices, without lines for an unknown or
 * expired token. `newToken` is set if the expiry of the cart was postponed.
 */
export async function readCart(
  deps: Deps,
  token: string | undefined,
): Promise<{ lines: Cart } & Pick<UsedCart, "newToken">> {
  const visit = visitOf(deps, { token });
  const cart = await findCart(deps.db, visit);
  if (!cart) return { lines: [], newToken: undefined };
  const isRenewed =
    isRenewalDue(visit, cart.lastUsedAt) && (await renew(deps, token, cart.id));
  const digits = await priceDigits(deps);
  const lines = await readLines(deps.db, {
    cartId: cart.id,
    digits,
    now: visit.now,
  });
  return {
    lines: lines.map(toCartLine),
    newToken: isRenewed ? token : undefined,
  };
}

/** Reading a cart delays its expiry, but writes to disk once a day at most. */
const RENEW_AFTER_MS = DAY_MS;

function isRenewalDue({ now, lifeMs }: CartVisit, lastUsedAt: number): boolean {
  return Math.abs(now - lastUsedAt) >= Math.min(RENEW_AFTER_MS, lifeMs / 2);
}

/** Returns false if the use was not written, as on a full disk. */
async function renew(
  deps: Deps,
  token: string | undefined,
  cartId: number,
): Promise<boolean> {
  try {
    const now = deps.clock.now();
    return await deps.commit(ofCart(token), (db) =>
      touchCart(db, { cartId, now }),
    );
  } catch (error) {
    deps.log.warn("cart_not_renewed", errorFields(error));
    return false;
  }
}

/** The value of the visitor's cart cookie; undefined without a cookie. */
export type Token = string | undefined;
export type Changed = Renewal & { line: CartLine };

const NO_DESIGN = { selectedCharms: null, customText: null, resinId: null };

/**
 * Puts a product in the cart of `token`, or without one in a new cart, and holds
 * it there if it is counted. Throws what `getOffer` and `putLine` throw.
 */
export async function addToCart(
  deps: Deps,
  { productId, variantId, quantity, ...visitor }: AddToCartInput & Visitor,
): Promise<Changed> {
  const digits = await priceDigits(deps);
  const added = await deps.commit(ofCart(visitor.token), async (db) => {
    const visit = visitOf(deps, visitor);
    const [offer, cart] = await Promise.all([
      getOffer(db, { productId, variantId, now: visit.now }),
      findCart(db, visit),
    ]);
    const { product, variant, priceCents: addedPriceCents } = offer;
    const { newToken, line, heldUntil } = await putLine(
      db,
      { ...visit, cart },
      {
        identity: { ...NO_DESIGN, productId, variantId: variant?.id ?? null },
        addedPriceCents,
        quantity,
        pieces: {
          productId,
          variantId: variant?.id ?? null,
          counted: countedParts(product, variant),
          title: lineTitle(product.name, variant?.title ?? null),
        },
      },
    );
    // The offer has all that the line shows, so nothing is read again.
    const shown = { ...offer, hasChoices: variant !== null };
    const at = { digits, now: visit.now };
    const priced = { ...priceProduct(line, shown, at), heldUntil };
    return { newToken, line: toCartLine(priced) };
  });
  if (added.line.heldUntil !== undefined) deps.holdsChanged();
  return added;
}

/**
 * Changes the quantity of a line and nothing else. A quantity of 0 removes the
 * line and returns none. What is counted is held for a while from now, also by
 * the quantity that there is. Throws "not_found", "not_enough" or "held".
 */
export async function setQuantity(
  deps: Deps,
  input: Visitor & { lineId: number; quantity: number },
): Promise<Renewal & { line?: CartLine }> {
  const { lineId, quantity, ...visitor } = input;
  const digits = await priceDigits(deps);
  const changed = await deps.commit(ofCart(visitor.token), async (db) => {
    const visit = visitOf(deps, visitor);
    const { newToken, line } = await useLine(db, visit, lineId);
    if (quantity === 0) {
      await removeLine(db, line.id);
      return { newToken };
    }
    const wanted = { cartId: line.cartId, digits, now: visit.now };
    const lines = await readLines(db, wanted);
    const priced = lines.find(({ id }) => id === line.id);
    if (!priced || priced.counted.length === 0 || line.productId === null) {
      await updateAmount(db, { ...line, quantity });
      return { newToken, line: priced && toCartLine({ ...priced, quantity }) };
    }
    await changePieces(db, visit, { line, lines, priced, quantity });
    const [shown] = await readLines(db, { ...wanted, lineId: line.id });
    return { newToken, line: shown && toCartLine(shown) };
  });
  deps.holdsChanged();
  return changed;
}

type Pieces = {
  line: LineRow;
  lines: PricedLine[];
  priced: PricedLine;
  quantity: number;
};

/**
 * Changes how many of a counted product a line has, and holds them from now on.
 * Fewer are always taken. Throws "not_enough" or "held".
 */
async function changePieces(
  db: Tx,
  { now, origin }: CartVisit,
  { line, lines, priced, quantity }: Pieces,
): Promise<void> {
  const { productId, variantId } = priced;
  // What is sold out, or can no longer be bought for another reason, is not held.
  const isOffered = !priced.unavailable || priced.unavailable.shortage;
  const { hold, shortage } = await lockPieces(db, {
    productId,
    variantId,
    counted: isOffered ? priced.counted : [],
    quantity,
    lineId: line.id,
    ownLines: new Set(lines.map(({ id }) => id)),
    origin,
    now,
  });
  if (shortage && quantity >= line.quantity)
    throw shortageProblem(titleOfLine(priced), shortage, {
      wanted: { productId, variantId },
    });
  await Promise.all([
    updateAmount(db, { ...line, quantity }),
    hold && saveHold(db, { ...hold, lineId: line.id }),
  ]);
}

/** Removes every line of a cart. Does nothing if there is no cart. */
export async function clearCart(deps: Deps, token: Token): Promise<void> {
  await deps.commit(ofCart(token), async (db) => {
    const cart = await visitCart(db, visitOf(deps, { token }));
    if (cart) await removeLines(db, cart.id);
  });
  deps.holdsChanged();
}
