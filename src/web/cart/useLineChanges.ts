import { useQueryClient } from "@tanstack/react-query";
import { isCustomLine } from "#shared/cart/rules.ts";
import type { Cart, CartLine } from "#shared/cart/schema.ts";
import type { Message } from "#shared/messages/shop.ts";
import { emptyCart, removeLine, setQuantity } from "#shared/cart/calls.ts";
import { ApiError, send } from "#web/data/api.ts";
import { failureMessage } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { restoreLine } from "./restore-line.ts";
import { resinsQuery, useCartMutation } from "#web/data/queries.ts";
import { showToast } from "#web/ui/toast/toasts.ts";

/** Changes the quantity of a line. */
export function useSetQuantity(lineId: number) {
  const { told } = useMessages("checkout");
  return useCartMutation({
    write: (quantity: number) =>
      send(setQuantity, { params: { id: lineId }, body: { quantity } }),
    onError: (error) =>
      showToast(failureMessage(told.quantityFailed, error), "error"),
  });
}

/** Removes a line. A 404 counts as success: the line is already gone. */
export function useRemoveLine(line: CartLine) {
  const { told } = useMessages("checkout");
  const offerUndo = useUndo(told.removed);
  return useCartMutation<void, unknown>({
    write: () =>
      send(removeLine, { params: { id: line.id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
    onSuccess: () => offerUndo([line]),
    onError: () => showToast(told.removeFailed, "error"),
  });
}

/** Removes every line. */
export function useClearCart(cart: Cart) {
  const { told } = useMessages("checkout");
  const offerUndo = useUndo(told.cleared);
  return useCartMutation<void, unknown>({
    write: () => send(emptyCart, {}),
    onSuccess: () => offerUndo(cart),
    onError: () => showToast(told.removeFailed, "error"),
  });
}

/**
 * Returns a function that notifies about removed lines. The notification's
 * Undo adds the lines again at the end of the cart, except those that can no
 * longer be bought.
 */
function useUndo(removed: Message) {
  const { told } = useMessages("checkout");
  const restore = useCartMutation<Cart, void>({
    write: async (lines) => {
      for (const line of lines) await restoreLine(line);
    },
    onSuccess: () => showToast(told.restored),
    onError: (error) =>
      showToast(failureMessage(told.restoreFailed, error), "error"),
  });
  const queryClient = useQueryClient();
  return (lines: Cart) => {
    const resins = queryClient.getQueryData(resinsQuery.queryKey);
    const hasResins = resins?.length !== 0;
    const wanted = lines.filter((line) => canReturn(line, hasResins));
    const action = { label: told.undo, onPress: () => restore.mutate(wanted) };
    showToast(removed, "ok", wanted.length > 0 ? action : undefined);
  };
}

/**
 * Whether a line can be added again unchanged. A custom clip from before the
 * shop had resins cannot: it would get the shop's default resin.
 */
function canReturn(line: CartLine, hasResins: boolean): boolean {
  const isOlder = isCustomLine(line) && !line.resin && hasResins;
  return line.available && !isOlder;
}
