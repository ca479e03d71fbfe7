import { useEffect, useState } from "react";
import type { Cart, CartLine } from "#shared/cart/schema.ts";

/** The length of the folding animation (`motion.close`). */
const FOLD_MS = 180;

/** A line that left the cart folds, and then is gone. */
type Row = { line: CartLine; state: "here" | "leaving" | "gone" };

/**
 * Returns the cart's lines, and at their old places removed ones: until they
 * have folded, and those in `returnable` for as long as they are in it.
 */
export function useFoldingRows(
  cart: Cart,
  returnable: ReadonlySet<number>,
): Row[] {
  const [shown, setShown] = useState<{ cart: Cart; rows: Row[] }>({
    cart,
    rows: toRows(cart),
  });
  const current =
    shown.cart === cart ? shown : { cart, rows: merge(shown.rows, cart) };
  if (current !== shown) setShown(current);

  const { rows } = current;
  useEffect(() => {
    if (!rows.some(({ state }) => state === "leaving")) return;
    const timer = setTimeout(
      () => setShown({ cart, rows: rows.map(folded) }),
      FOLD_MS,
    );
    return () => clearTimeout(timer);
  }, [cart, rows]);
  return rows.filter(
    ({ line, state }) => state !== "gone" || returnable.has(line.id),
  );
}

function toRows(cart: Cart): Row[] {
  return cart.map((line) => ({ line, state: "here" }));
}

const folded = (row: Row): Row =>
  row.state === "leaving" ? { ...row, state: "gone" } : row;

/** Returns the current lines, with removed ones at their old positions. */
function merge(rows: Row[], cart: Cart): Row[] {
  const next = toRows(cart);
  rows.forEach((row, index) => {
    if (cart.some((line) => line.id === row.line.id)) return;
    const state = row.state === "here" ? "leaving" : row.state;
    next.splice(index, 0, { line: row.line, state });
  });
  return next;
}
