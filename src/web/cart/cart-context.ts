import { createContext, use } from "react";
import { type Store, useStore } from "../store.ts";

/** What is open over the page; one at a time. */
export type Overlay =
  | { kind: "cart"; focusLineId?: number }
  | { kind: "checkout" }
  /** With a line: it is edited. With a code: begins with a shared design. */
  | { kind: "designer"; lineId?: number; code?: string };

type CartControls = {
  show(overlay: Overlay): void;
  /**
   * Closes what is open. The focus then goes back to what opened it, or to
   * the page's heading where the page has changed.
   */
  close(focus?: "opener" | "heading"): void;
  /** To be called by what has closed, once its closing motion is over. */
  onExited(): void;
};

export type CartStore = CartControls & { overlay: Store<Overlay | null> };

export const CartContext = createContext<CartStore | undefined>(undefined);

/** Opens and closes the cart and the dialogs that belong to it. */
export function useCart(): CartControls {
  return useCartStore();
}

/** What is open right now. */
export function useOverlay(): Overlay | null {
  return useStore(useCartStore().overlay);
}

function useCartStore(): CartStore {
  const store = use(CartContext);
  if (!store) throw new Error("useCart is used outside of the CartProvider");
  return store;
}
