import { errorKey } from "#shared/messages/error-key.ts";
import { MAX_CART_LINES, MAX_QUANTITY } from "#shared/cart/schema.ts";
import { StaleReadError, type Tx } from "#server/db/handle.ts";
import {
  type CountedKey,
  type CountedRow,
  lockCounted,
  textOf,
} from "#server/stock/counted-rows.ts";
import {
  type Hold,
  holdTimes,
  isHeld,
  listHoldsOf,
  saveHold,
  saveHoldOfNewest,
} from "#server/stock/hold-store.ts";
import {
  findShortage,
  isOf,
  type Shortage,
  shortageProblem,
} from "#server/stock/shortage.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { isCounted } from "#shared/stock/rules.ts";
import {
  type Begun,
  begunOf,
  mayHold,
  readTries,
} from "#server/stock/hold-tries.ts";
import type { Origin } from "#server/http/client-address.ts";
import {
  type CartRow,
  type CartVisit,
  createCart,
  takeUpCart,
  type UsedCart,
  visitCart,
} from "./cart-store.ts";
import {
  compareLines,
  findLine,
  insertLine,
  type LineAmount,
  type LineIdentity,
  type LineRow,
  updateAmount,
} from "./line-store.ts";

/** The token to set the cart cookie to; undefined leaves the cookie as it is. */
export type Renewal = Pick<UsedCart, "newToken">;

type NewLine = { identity: LineIdentity } & LineAmount & {
    /** The pieces that the line is to hold; absent for a custom clip. */
    pieces?: {
      productId: number;
      variantId: number | null;
      counted: readonly CountedKey[];
      title: string;
    };
  };
/** The line in the cart, with the quantity that it has now. */
type PutLine = Pick<LineRow, "id" | "cartId" | "variantId"> & LineAmount;

/** The cookie names no cart; a new one has to be allowed first. */
export class NoCartError extends Error {}

/**
 * Adds a quantity to the line with the same product or design, or adds a new
 * line, in `cart`, the visitor's, or for a visitor without a cookie in a new
 * one, and ends the transaction. Throws NoCartError, "cart_full", "not_enough",
 * "held", or "invalid" if the line's quantity would exceed 99.
 */
export async function putLine(
  db: Tx,
  { cart, ...visit }: CartVisit & { cart: CartRow | undefined },
  { identity, addedPriceCents, quantity: added, pieces }: NewLine,
): Promise<Renewal & { line: PutLine; heldUntil: number | undefined }> {
  const used = await takeUpCart(db, visit, cart);
  if (!used && visit.token !== undefined) throw new NoCartError();
  const { id: cartId, newToken } = used ?? (await createCart(db, visit));
  const { variantId } = identity;
  // A new cart has no lines.
  const lines = used ? await compareLines(db, { cartId, identity }) : [];
  const same = lines.find(({ isSame }) => isSame);
  const quantity = addQuantities(same?.quantity ?? 0, added);
  const line = { cartId, variantId, quantity, addedPriceCents };
  if (!same && lines.length >= MAX_CART_LINES) throw new Problem("cart_full");
  const hold = await holdFor(db, visit, { pieces, lines, same, quantity });
  const createdAt = visit.now;
  const id = db.later(() =>
    same
      ? updateAmount(db, { id: same.id, quantity, addedPriceCents })
      : insertLine(db, { ...line, identity, createdAt }),
  );
  if (hold)
    db.later(() =>
      same
        ? saveHold(db, { ...hold, lineId: same.id })
        : saveHoldOfNewest(db, { ...hold, cartId }),
    );
  await db.finish();
  return { newToken, line: { ...line, id: await id }, heldUntil: hold?.until };
}

/** Returns what a line of a product is to hold. Throws "not_enough" or "held". */
async function holdFor(
  db: Tx,
  { now, origin }: CartVisit,
  {
    pieces,
    lines,
    same,
    quantity,
  }: Pick<NewLine, "pieces"> & {
    lines: { id: number }[];
    same: { id: number } | undefined;
    quantity: number;
  },
) {
  if (!pieces) return undefined;
  const { title, ...ofProduct } = pieces;
  const { hold, shortage } = await lockPieces(db, {
    ...ofProduct,
    quantity,
    lineId: same?.id,
    ownLines: new Set(lines.map(({ id }) => id)),
    origin,
    now,
  });
  if (shortage) throw shortageProblem(title, shortage, { wanted: ofProduct });
  return hold;
}

export function addQuantities(present: number, added: number): number {
  const sum = present + added;
  if (sum <= MAX_QUANTITY) return sum;
  throw invalidField(
    "quantity",
    errorKey("quantitySum", MAX_QUANTITY, present),
  );
}

/** Returns a line of the visitor's cart and records a use of the cart. */
export async function useLine(
  db: Tx,
  visit: CartVisit,
  lineId: number,
): Promise<Renewal & { line: LineRow }> {
  const cart = await visitCart(db, visit);
  const line = cart && (await findLine(db, { cartId: cart.id, id: lineId }));
  if (!line)
    throw new Problem("not_found", {
      message: errorKey("lineGone"),
    });
  return { newToken: cart.newToken, line };
}

type Pieces = {
  productId: number;
  variantId: number | null;
  /** The things of it that are counted. */
  counted: readonly CountedKey[];
  /** The number of pieces that the line is to have. */
  quantity: number;
  /** Undefined for a new line. */
  lineId: number | undefined;
  /** The lines of the cart. */
  ownLines: ReadonlySet<number>;
  /** The visitor's; undefined: may hold anything. */
  origin: Origin | undefined;
  now: number;
};

/** The pieces that a line is to hold, and those of them that begin now. */
type NewHold = Omit<Hold, "lineId"> & { begun: Begun };

type Held = {
  /** Undefined where nothing is held: nothing is counted, or not allowed. */
  hold: NewHold | undefined;
  /** Why the cart cannot have the pieces. */
  shortage: Shortage | undefined;
};

/**
 * Locks what is counted of a line's product, and returns what the line holds
 * once it has so many pieces. A visitor who may hold no more can have them in
 * her cart, and order them, for as long as nobody else holds them.
 */
export async function lockPieces(
  db: Tx,
  { counted, ...pieces }: Pieces,
): Promise<Held> {
  const { productId, variantId, quantity, lineId, origin, now } = pieces;
  if (counted.length === 0) return { hold: undefined, shortage: undefined };
  const { rows, read } = await lockCounted(db, counted, () =>
    Promise.all([
      listHoldsOf(db, { productIds: [productId], now }),
      origin && readTries(db, { productId, ...origin, now }),
    ]),
  );
  const [live, tries] = read;
  const shortage = shortageOf(counted, { ...pieces, rows, live });
  if (shortage) return { hold: undefined, shortage };
  const before = live.find((hold) => hold.lineId === lineId);
  const isOn = before !== undefined && isHeld(before, now);
  const more = quantity - (isOn ? before.quantity : 0);
  const ofLine = [...rows.values()];
  if (!isOn && tries && !mayHold(tries, { rows: ofLine, more }))
    return { hold: undefined, shortage: undefined };
  const begun = origin
    ? begunOf(ofLine, { productId, ...origin, createdAt: now, more })
    : [];
  const times = holdTimes(before, now);
  const hold = { productId, variantId, quantity, begun, ...times };
  return { hold, shortage: undefined };
}

/** Returns why the cart cannot have the pieces; undefined: it can. */
function shortageOf(
  counted: readonly CountedKey[],
  {
    quantity,
    lineId,
    ownLines,
    rows,
    live,
    now,
  }: Pick<Pieces, "quantity" | "lineId" | "ownLines" | "now"> & {
    rows: ReadonlyMap<string, CountedRow>;
    live: readonly Hold[];
  },
): Shortage | undefined {
  const others = live.filter((hold) => !ownLines.has(hold.lineId));
  const own = live.filter(
    (hold) => ownLines.has(hold.lineId) && hold.lineId !== lineId,
  );
  for (const key of counted) {
    const row = rows.get(textOf(key));
    // Sold out, removed or no longer counted while this request waited.
    if (!row?.inStock || row.isRemoved || !isCounted(row))
      throw new StaleReadError();
    const ofKey = (hold: Hold) => isOf(hold, key);
    const shortage = findShortage({
      stockQuantity: row.stockQuantity,
      wanted: own.filter(ofKey).reduce(addUp, quantity),
      others: others.filter(ofKey),
      now,
    });
    if (shortage) return shortage;
  }
  return undefined;
}

const addUp = (sum: number, { quantity }: Hold) => sum + quantity;
