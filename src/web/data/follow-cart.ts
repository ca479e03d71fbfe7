import type { QueryClient } from "@tanstack/react-query";
import { getCart } from "#shared/cart/calls.ts";
import { isRefusal } from "./api.ts";
import { CART_SCOPE, listenForCart, ORDER_KEY, reloadCart } from "./queries.ts";

/**
 * Keeps the cart of this tab as it was left in other tabs, which tell of each
 * change, and on other devices: it is fetched again when the tab is looked at.
 * Returns a function that ends this.
 */
export function followCart(queryClient: QueryClient): () => void {
  const reload = () => reloadSeenCart(queryClient);
  const onLook = () => {
    // The window's focus and its visibility come together.
    if (queryClient.isFetching({ queryKey: [getCart.path] }) === 0) reload();
  };
  const stopListening = listenForCart(reload);
  document.addEventListener("visibilitychange", onLook);
  addEventListener("focus", onLook);
  return () => {
    stopListening();
    document.removeEventListener("visibilitychange", onLook);
    removeEventListener("focus", onLook);
  };
}

/** Fetches the cart again if the tab is seen and the cart may change now. */
export function reloadSeenCart(queryClient: QueryClient): void {
  if (document.visibilityState === "visible" && !isHeld(queryClient))
    void reloadCart(queryClient);
}

/**
 * Whether the cart must stay as it is: while it is being changed, because it is
 * fetched again afterwards, and while nobody knows whether an order arrived,
 * because the next attempt has to order the same cart.
 */
function isHeld(queryClient: QueryClient): boolean {
  const isWriting = queryClient.isMutating({
    predicate: ({ options }) => options.scope?.id === CART_SCOPE.id,
  });
  if (isWriting > 0) return true;
  const orders = queryClient
    .getMutationCache()
    .findAll({ mutationKey: ORDER_KEY });
  const error = orders.at(-1)?.state.error;
  return error != null && !isRefusal(error);
}
