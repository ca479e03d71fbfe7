import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Cart } from "#shared/cart.ts";
import { CartLineRow } from "./CartLineRow.tsx";
import { ClearCart } from "./ClearCart.tsx";
import * as css from "./CartLine.css.ts";
import { FOLD_MS, useFolding } from "./useFolding.ts";

type CartLinesProps = {
  cart: Cart;
  focusLineId: number | undefined;
  /** What is shown once the last line has gone. */
  children: ReactNode;
};

/** The lines. One that is taken off folds away, and the focus moves on. */
export function CartLines({ cart, focusLineId, children }: CartLinesProps) {
  const rows = useFolding(cart);
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(frame, cart);
  useEffect(() => {
    if (focusLineId === undefined) return;
    focusIn(frame.current, `[data-edit-line="${focusLineId}"]`);
  }, [focusLineId]);
  return (
    <div ref={frame} className={css.frame}>
      {rows.length === 0 ? (
        children
      ) : (
        <ul>
          {rows.map(({ line, isLeaving }) => (
            <li key={line.id} className={css.fold} data-leaving={isLeaving}>
              <CartLineRow line={line} isLeaving={isLeaving} />
            </li>
          ))}
        </ul>
      )}
      {cart.length > 1 && <ClearCart />}
    </div>
  );
}

/**
 * When the line with the focus has gone, the next line's remove button takes
 * it, else the previous one's, else the empty cart's title.
 */
function useFocusAfterRemoval(
  frame: RefObject<HTMLDivElement | null>,
  cart: Cart,
): void {
  const before = useRef(cart);
  useEffect(() => {
    const old = before.current;
    before.current = cart;
    const goneAt = old.findIndex(
      (line) => !cart.some((other) => other.id === line.id),
    );
    if (goneAt === -1) return;
    const row = old[goneAt];
    const focused = document.activeElement;
    const isLost =
      focused === document.body ||
      focused?.closest(`[data-line="${row?.id}"], [data-clear-cart]`);
    if (!isLost) return;
    const heir = cart[Math.min(goneAt, cart.length - 1)];
    // An empty cart is drawn once the last line has folded.
    if (heir) focusIn(frame.current, `[data-remove-line="${heir.id}"]`);
    else
      setTimeout(
        () => focusIn(frame.current, "[data-empty-cart]"),
        FOLD_MS + 40,
      );
  }, [frame, cart]);
}

function focusIn(frame: HTMLElement | null, selector: string): void {
  frame?.querySelector<HTMLElement>(selector)?.focus();
}
