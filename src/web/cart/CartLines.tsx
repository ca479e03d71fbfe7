import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { isCustomLine } from "#shared/cart/rules.ts";
import type { Cart } from "#shared/cart/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { CartLineRow } from "./CartLineRow.tsx";
import * as css from "./CartLine.css.ts";
import { useFoldingRows } from "./useFoldingRows.ts";
import { useClearCart } from "./useLineChanges.ts";

/** How many custom clips are shown large. */
const LARGE_PICTURES = 2;

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
  useFocusAfterRemoval(list, cart, rows.length === 0);
  useEffect(() => {
    if (focusLineId === undefined) return;
    focusIn(list.current, `[data-edit-line="${focusLineId}"]`);
  }, [focusLineId]);
  const customs = rows.map(({ line }) => line).filter(isCustomLine);
  return (
    <div ref={list} className={css.list}>
      {rows.length === 0 ? (
        children
      ) : (
        <ul>
          {rows.map(({ line, isLeaving }) => (
            <li key={line.id} className={css.item} data-leaving={isLeaving}>
              <CartLineRow
                line={line}
                isLeaving={isLeaving}
                isSmall={customs.indexOf(line) >= LARGE_PICTURES}
              />
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
 * remove button, else to the previous line's, else to the empty cart's title
 * once it is shown (`isEmpty`), which is after the last line has folded.
 */
function useFocusAfterRemoval(
  list: RefObject<HTMLDivElement | null>,
  cart: Cart,
  isEmpty: boolean,
): void {
  const before = useRef(cart);
  const awaitsEmpty = useRef(false);
  useEffect(() => {
    const old = before.current;
    before.current = cart;
    const removedAt = old.findIndex(
      (line) => !cart.some((other) => other.id === line.id),
    );
    const removed = old[removedAt];
    if (removed && isFocusLost(removed.id)) {
      const next = cart[Math.min(removedAt, cart.length - 1)];
      if (next) focusIn(list.current, `[data-remove-line="${next.id}"]`);
      awaitsEmpty.current = !next;
    }
    if (!isEmpty || !awaitsEmpty.current) return;
    awaitsEmpty.current = false;
    focusIn(list.current, "[data-empty-cart]");
  }, [list, cart, isEmpty]);
}

/** Whether the focus was in this line or on "Clear cart", or is nowhere. */
function isFocusLost(lineId: number): boolean {
  const focused = document.activeElement;
  return (
    focused === document.body ||
    !!focused?.closest(`[data-line="${lineId}"], [data-clear-cart]`)
  );
}

function focusIn(list: HTMLElement | null, selector: string): void {
  list?.querySelector<HTMLElement>(selector)?.focus();
}

function ClearCart({ cart }: { cart: Cart }) {
  const clear = useClearCart(cart);
  const { cart: t } = useMessages("checkout");
  return (
    <div className={css.clear} data-clear-cart="">
      <Button
        kind="quiet"
        size="small"
        isPending={clear.isPending}
        pendingText={t.clearing}
        onClick={() => clear.mutate()}
      >
        {t.clear}
      </Button>
    </div>
  );
}
