import { type ReactNode, useState } from "react";
import { CartContext } from "./cart-context.ts";
import { createCartStore } from "./cart-store.ts";

/** Makes the cart's dialogs available to everything in it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCartStore);
  return <CartContext value={store}>{children}</CartContext>;
}
