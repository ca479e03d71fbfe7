import { useEffect, useState } from "react";
import type { Cart, CartLine } from "#shared/cart/schema.ts";

/** The length of the folding animation (`motion.close`). */
const FOLD_MS = 180;

type Row = { line: CartLine; isLeaving: boolean };

/** Returns the cart's lines, and removed ones until they have folded. */
export function useFoldingRows(cart: Cart): Row[] {
  const [shown, setShown] = useState<{ cart: Cart; rows: Row[] }>({
    cart,
    rows: toRows(cart),
  });
  const current =
    shown.cart === cart ? shown : { cart, rows: merge(shown.rows, cart) };
  if (current !== shown) setShown(current);

  const { rows } = current;
  useEffect(() => {
    if (!rows.some((row) => row.isLeaving)) return;
    const timer = setTimeout(
      () => setShown({ cart, rows: toRows(cart) }),
      FOLD_MS,
    );
    return () => clearTimeout(timer);
  }, [cart, rows]);
  return rows;
}

function toRows(cart: Cart): Row[] {
  return cart.map((line) => ({ line, isLeaving: false }));
}

/** Returns the current lines, with removed ones at their old positions. */
function merge(rows: Row[], cart: Cart): Row[] {
  const next = toRows(cart);
  rows.forEach((row, index) => {
    if (!cart.some((line) => line.id === row.line.id))
      next.splice(index, 0, { line: row.line, isLeaving: true });
  });
  return next;
}
