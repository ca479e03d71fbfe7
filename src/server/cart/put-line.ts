import { type CartLine, MAX_CART_LINES, MAX_QUANTITY } from "#shared/cart.ts";
import type { Tx } from "#server/db/open.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField, Problem } from "#server/problem.ts";
import { findCart, openCart, touchCart } from "./carts.ts";
import {
  countLines,
  findLine,
  findSameLine,
  type Identity,
  insertLine,
  type LineRow,
  setAmount,
} from "./line-rows.ts";
import { readLines } from "./lines.ts";
import { toCartLine } from "./priced-line.ts";

export type Token = string | undefined;
export type Added = { token: string; line: CartLine };

/**
 * Puts some of one thing in the cart of `token` or a new one: onto the line
 * that has it already, else onto a new line. Throws "cart_full", or "invalid"
 * where the line would pass 99.
 */
export function putLine(
  deps: Deps,
  db: Tx,
  token: Token,
  identity: Identity,
  addedPriceCents: number,
  more: number,
): Added {
  const cart = openCart(deps, db, token);
  const same = findSameLine(db, cart.id, identity);
  const quantity = addQuantities(same?.quantity ?? 0, more);
  if (same) setAmount(db, { id: same.id, quantity, addedPriceCents });
  else if (countLines(db, cart.id) >= MAX_CART_LINES)
    throw new Problem("cart_full");
  const id =
    same?.id ??
    insertLine(db, identity, {
      cartId: cart.id,
      quantity,
      addedPriceCents,
      createdAt: deps.clock.now(),
    });
  return { token: cart.token, line: readLine(db, cart.id, id) };
}

/** The sum of two quantities; throws "invalid" above 99. */
export function addQuantities(present: number, more: number): number {
  const sum = present + more;
  if (sum <= MAX_QUANTITY) return sum;
  throw invalidField(
    "quantity",
    `You can order ${MAX_QUANTITY} of a kind at most, and your cart already has ${present}.`,
  );
}

/** A line of the visitor's own cart, which is used thereby; else 404. */
export function useLine(
  deps: Deps,
  db: Tx,
  token: Token,
  lineId: number,
): LineRow {
  const cart = findCart(deps, db, token);
  const line = cart && findLine(db, cart.id, lineId);
  if (!line)
    throw new Problem("not_found", {
      message: "This is no longer in your cart.",
    });
  touchCart(db, line.cartId, deps.clock.now());
  return line;
}

/** One line as the wire has it, repriced. */
export function readLine(db: Tx, cartId: number, id: number): CartLine {
  const line = readLines(db, cartId, id).map(toCartLine)[0];
  if (!line) throw new Problem("not_found");
  return line;
}
