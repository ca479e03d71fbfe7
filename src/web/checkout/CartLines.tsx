import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { isCustomLine, shownTitle } from "#shared/cart/rules.ts";
import type { Cart, CartLine } from "#shared/cart/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { CartLineRow } from "./CartLineRow.tsx";
import { useClearCart, useRestoreLines } from "./useLineChanges.ts";
import * as css from "./CartLine.css.ts";

/** The number of custom clips that are shown large. */
const LARGE_PICTURES = 2;

type CartLinesProps = {
  cart: Cart;
  focusLineId: number | undefined;
  /** Shown after the last line is removed. */
  children: ReactNode;
};

/** The lines of the cart. A removed line folds, and Undo takes its place. */
export function CartLines({ cart, focusLineId, children }: CartLinesProps) {
  const [returnable, setReturnable] = useState<ReadonlySet<number>>(new Set());
  const rows = useFoldingRows(cart, returnable);
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = rows.every(({ state }) => state === "gone");
  const focusReturned = useFocusAfterChange(list, cart, isEmpty);
  useEffect(() => {
    if (focusLineId === undefined) return;
    focusIn(list.current, `[data-edit-line="${focusLineId}"]`);
  }, [focusLineId]);
  const onRemoved = (id: number, canReturn: boolean) => {
    if (canReturn) setReturnable((ids) => new Set([...ids, id]));
  };
  const onReturned = (id: number, newId: number | undefined) => {
    focusReturned(newId);
    setReturnable((ids) => new Set([...ids].filter((other) => other !== id)));
  };
  const customs = rows.map(({ line }) => line).filter(isCustomLine);
  return (
    <div ref={list} className={css.list}>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ line, state }) => (
            <li key={line.id} className={css.item}>
              {state !== "gone" && (
                <div className={css.fold} data-leaving={state === "leaving"}>
                  <CartLineRow
                    line={line}
                    isLeaving={state === "leaving"}
                    isSmall={customs.indexOf(line) >= LARGE_PICTURES}
                    onRemoved={(canReturn) => onRemoved(line.id, canReturn)}
                  />
                </div>
              )}
              {state !== "here" && returnable.has(line.id) && (
                <RemovedRow
                  line={line}
                  onReturned={(newId) => onReturned(line.id, newId)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isEmpty && children}
      {cart.length > 1 && <ClearCart cart={cart} />}
    </div>
  );
}

/**
 * When the line with the focus is removed, moves the focus to the Undo in its
 * place, else to the next line's remove button, else to the previous line's,
 * else to the empty cart's title once it is shown (`isEmpty`), which is after
 * the last line has folded. Returns what moves it from there to a line that is
 * back, as soon as the cart has it.
 */
function useFocusAfterChange(
  list: RefObject<HTMLDivElement | null>,
  cart: Cart,
  isEmpty: boolean,
): (returnedId: number | undefined) => void {
  const before = useRef(cart);
  const awaitsEmpty = useRef(false);
  const awaitedId = useRef<number>(undefined);
  // Before the dialog finds the focus lost, and takes it to its first control.
  useLayoutEffect(() => {
    const old = before.current;
    before.current = cart;
    const removedAt = old.findIndex(
      (line) => !cart.some((other) => other.id === line.id),
    );
    const removed = old[removedAt];
    if (removed && isFocusLost(removed.id)) {
      const next = cart[Math.min(removedAt, cart.length - 1)];
      const isDone =
        focusIn(list.current, `[data-removed="${removed.id}"] button`) ||
        (next && focusIn(list.current, `[data-remove-line="${next.id}"]`));
      awaitsEmpty.current = !isDone && !next;
    }
    if (focusIn(list.current, `[data-remove-line="${awaitedId.current}"]`))
      awaitedId.current = undefined;
    if (!isEmpty || !awaitsEmpty.current) return;
    awaitsEmpty.current = false;
    focusIn(list.current, "[data-empty-cart]");
  }, [list, cart, isEmpty]);
  return (returnedId) => {
    const isThere = focusIn(list.current, `[data-remove-line="${returnedId}"]`);
    awaitedId.current = isThere ? undefined : returnedId;
  };
}

/** Whether the focus was in this line or on "Clear cart", or is nowhere. */
function isFocusLost(lineId: number): boolean {
  const focused = document.activeElement;
  return (
    focused === document.body ||
    !!focused?.closest(`[data-line="${lineId}"], [data-clear-cart]`)
  );
}

/** Focuses the first such element; returns whether there is one. */
function focusIn(list: HTMLElement | null, selector: string): boolean {
  const found = list?.querySelector<HTMLElement>(selector);
  found?.focus();
  return !!found;
}

function ClearCart({ cart }: { cart: Cart }) {
  const clear = useClearCart(cart);
  const { cart: t } = useMessages("buy");
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

type RemovedRowProps = {
  line: CartLine;
  /** Called once it is in the cart again, as the line of this id. */
  onReturned: (newId: number | undefined) => void;
};

/** Where a line was until it was removed: its name, and the way back. */
function RemovedRow({ line, onReturned }: RemovedRowProps) {
  const restore = useRestoreLines();
  const { told } = useMessages("buy");
  const { customClip } = useMessages("first");
  const textId = useId();
  return (
    <div className={css.removedRow} data-removed={line.id}>
      <p id={textId} className={css.removedText}>
        <bdi className={css.removedName}>
          {shownTitle({ ...line, ...line.product }, customClip)}
        </bdi>{" "}
        <span className={css.note}>{told.removed.title}</span>
      </p>
      <Button
        kind="line"
        size="small"
        isPending={restore.isPending}
        aria-describedby={textId}
        onClick={() =>
          restore.mutate([line], { onSuccess: ([id]) => onReturned(id) })
        }
      >
        {told.undo}
      </Button>
    </div>
  );
}

/** The length of the folding animation (`motion.close`). */
const FOLD_MS = 180;

/** A line that left the cart folds, and then is gone. */
type FoldingRow = { line: CartLine; state: "here" | "leaving" | "gone" };

/**
 * Returns the cart's lines, and at their old places removed ones: until they
 * have folded, and those in `returnable` for as long as they are in it.
 */
function useFoldingRows(
  cart: Cart,
  returnable: ReadonlySet<number>,
): FoldingRow[] {
  const [shown, setShown] = useState<{ cart: Cart; rows: FoldingRow[] }>({
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

function toRows(cart: Cart): FoldingRow[] {
  return cart.map((line) => ({ line, state: "here" }));
}

const folded = (row: FoldingRow): FoldingRow =>
  row.state === "leaving" ? { ...row, state: "gone" } : row;

/** Returns the current lines, with removed ones at their old positions. */
function merge(rows: FoldingRow[], cart: Cart): FoldingRow[] {
  const next = toRows(cart);
  rows.forEach((row, index) => {
    if (cart.some((line) => line.id === row.line.id)) return;
    const state = row.state === "here" ? "leaving" : row.state;
    next.splice(index, 0, { line: row.line, state });
  });
  return next;
}
