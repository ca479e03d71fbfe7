import { and, count, eq, isNull, ne } from "drizzle-orm";
import { type CartLine, MAX_CART_LINES, MAX_QUANTITY } from "#shared/cart.ts";
import type { Tx } from "#server/db/open.ts";
import { cartLines } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/problem.ts";
import { findCart, openCart, touchCart } from "./carts.ts";
import { readLines } from "./lines.ts";
import { toCartLine } from "./priced-line.ts";

type LineRow = typeof cartLines.$inferSelect;
export type Token = string | undefined;
/** What makes a line the same as another: product and variant, or design. */
export type Identity = Pick<
  LineRow,
  "productId" | "variantId" | "selectedCharms" | "customText"
>;
export type Added = { token: string; line: CartLine };

/**
 * Puts some of one thing in the cart of `token` or a new one: onto the line
 * that has it already, else onto a new line. Throws "cart_full", or "invalid"
 * where the line would pass 99.
 */
export function putLine(
  { clock }: Deps,
  db: Tx,
  token: Token,
  identity: Identity,
  addedPriceCents: number,
  more: number,
): Added {
  const now = clock.now();
  const cart = openCart(db, token, now);
  const same = findSameLine(db, cart.id, identity);
  const quantity = addQuantities(same?.quantity ?? 0, more);
  if (same) {
    db.update(cartLines)
      .set({ quantity, addedPriceCents })
      .where(eq(cartLines.id, same.id))
      .run();
    return { token: cart.token, line: readLine(db, cart.id, same.id) };
  }
  checkRoom(db, cart.id);
  const { id } = db
    .insert(cartLines)
    .values({
      ...identity,
      cartId: cart.id,
      quantity,
      addedPriceCents,
      createdAt: now,
    })
    .returning({ id: cartLines.id })
    .get();
  return { token: cart.token, line: readLine(db, cart.id, id) };
}

/** The sum of two quantities; throws "invalid" above 99. */
export function addQuantities(present: number, more: number): number {
  const sum = present + more;
  if (sum <= MAX_QUANTITY) return sum;
  const message = `You can order ${MAX_QUANTITY} of a kind at most, and your cart already has ${present}.`;
  throw new Problem("invalid", { message, fields: { quantity: message } });
}

function checkRoom(db: Tx, cartId: number): void {
  const [row] = db
    .select({ lines: count() })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .all();
  if ((row?.lines ?? 0) >= MAX_CART_LINES) throw new Problem("cart_full");
}

/** The line that has this very thing already, other than `otherThan`. */
export function findSameLine(
  db: Tx,
  cartId: number,
  identity: Identity,
  otherThan = 0,
): LineRow | undefined {
  const { productId, variantId, selectedCharms, customText } = identity;
  const [row] = db
    .select()
    .from(cartLines)
    .where(
      and(
        eq(cartLines.cartId, cartId),
        ne(cartLines.id, otherThan),
        productId === null
          ? isNull(cartLines.productId)
          : eq(cartLines.productId, productId),
        variantId === null
          ? isNull(cartLines.variantId)
          : eq(cartLines.variantId, variantId),
        selectedCharms === null
          ? undefined
          : eq(cartLines.selectedCharms, selectedCharms),
        customText === null ? undefined : eq(cartLines.customText, customText),
      ),
    )
    .all();
  return row;
}

/** A line of the visitor's own cart, which is used thereby; else 404. */
export function useLine(
  { clock }: Deps,
  db: Tx,
  token: Token,
  lineId: number,
): LineRow {
  const now = clock.now();
  const cart = findCart(db, token, now);
  const [line] = cart
    ? db
        .select()
        .from(cartLines)
        .where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cart.id)))
        .all()
    : [];
  if (!line)
    throw new Problem("not_found", {
      message: "This is no longer in your cart.",
    });
  touchCart(db, line.cartId, now);
  return line;
}

/** One line as the wire has it, repriced. */
export function readLine(db: Tx, cartId: number, id: number): CartLine {
  const line = readLines(db, cartId, id).map(toCartLine)[0];
  if (!line) throw new Problem("not_found");
  return line;
}
