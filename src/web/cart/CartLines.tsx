import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Cart } from "#shared/cart/schema.ts";
import { Button } from "#web/ui/Button.tsx";
import { CartLineRow } from "./CartLineRow.tsx";
import * as css from "./CartLine.css.ts";
import { FOLD_MS, useFoldingRows } from "./useFoldingRows.ts";
import { useClearCart } from "./useLineChanges.ts";

type CartLinesProps = {
  cart: Cart;
  focusLineId: number | undefined;
  /** Shown after the last line is removed. */
  children: ReactNode;
};

/** The lines of the cart. A removed line folds with an animation. */
export function CartLines({ cart, focusLineId, children }: CartLinesProps) {
  const rows = useFoldingRows(cart);
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(list, cart);
  useEffect(() => {
    if (focusLineId === undefined) return;
    focusIn(list.current, `[data-edit-line="${focusLineId}"]`);
  }, [focusLineId]);
  return (
    <div ref={list} className={css.list}>
      {rows.length === 0 ? (
        children
      ) : (
        <ul>
          {rows.map(({ line, isLeaving }) => (
            <li key={line.id} className={css.item} data-leaving={isLeaving}>
              <CartLineRow line={line} isLeaving={isLeaving} />
            </li>
          ))}
        </ul>
      )}
      {cart.length > 1 && <ClearCart cart={cart} />}
    </div>
  );
}

/**
 * When the line with the focus is removed, moves the focus to the next line's
 * remove button, else to the previous line's, else to the empty cart's title.
 */
function useFocusAfterRemoval(
  list: RefObject<HTMLDivElement | null>,
  cart: Cart,
): void {
  const before = useRef(cart);
  useEffect(() => {
    const old = before.current;
    before.current = cart;
    const removedAt = old.findIndex(
      (line) => !cart.some((other) => other.id === line.id),
    );
    if (removedAt === -1) return;
    const removed = old[removedAt];
    const focused = document.activeElement;
    const isFocusLost =
      focused === document.body ||
      focused?.closest(`[data-line="${removed?.id}"], [data-clear-cart]`);
    if (!isFocusLost) return;
    const next = cart[Math.min(removedAt, cart.length - 1)];
    // The empty cart appears once the last line has folded.
    if (next) focusIn(list.current, `[data-remove-line="${next.id}"]`);
    else
      setTimeout(
        () => focusIn(list.current, "[data-empty-cart]"),
        FOLD_MS + 40,
      );
  }, [list, cart]);
}

function focusIn(list: HTMLElement | null, selector: string): void {
  list?.querySelector<HTMLElement>(selector)?.focus();
}

function ClearCart({ cart }: { cart: Cart }) {
  const clear = useClearCart(cart);
  return (
    <div className={css.clear} data-clear-cart="">
      <Button
        kind="quiet"
        size="small"
        isPending={clear.isPending}
        pendingText="Clearing..."
        onClick={() => clear.mutate()}
      >
        Clear cart
      </Button>
    </div>
  );
}
