import { useQueryClient } from "@tanstack/react-query";
import { isCustomLine } from "#shared/cart/rules.ts";
import type { Cart, CartLine } from "#shared/cart/schema.ts";
import {
  addCustomClip,
  addToCart,
  emptyCart,
  removeLine,
  setQuantity,
} from "#shared/cart/calls.ts";
import { ApiError, send } from "#web/data/api.ts";
import { failureMessage } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { resinsQuery, useCartMutation } from "#web/data/queries.ts";
import { showToast } from "#web/ui/toasts.ts";

/** Changes the quantity of a line. */
export function useSetQuantity(lineId: number) {
  const { told } = useMessages("buy");
  return useCartMutation({
    write: (quantity: number) =>
      send(setQuantity, { params: { id: lineId }, body: { quantity } }),
    onError: (error) =>
      showToast(failureMessage(told.quantityFailed, error), "error"),
  });
}

/**
 * Removes a line, and tells `onRemoved` whether it can return. A 404 counts as
 * success: the line is already gone.
 */
export function useRemoveLine(
  line: CartLine,
  onRemoved: (canReturn: boolean) => void,
) {
  const { told } = useMessages("buy");
  const canReturn = useCanReturn();
  return useCartMutation<void, unknown>({
    write: () =>
      send(removeLine, { params: { id: line.id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
    onSuccess: () => {
      onRemoved(canReturn(line));
      showToast(told.removed);
    },
    onError: () => showToast(told.removeFailed, "error"),
  });
}

/** Removes every line. The notification's Undo adds them again. */
export function useClearCart(cart: Cart) {
  const { told } = useMessages("buy");
  const canReturn = useCanReturn();
  const restore = useRestoreLines();
  return useCartMutation<void, unknown>({
    write: () => send(emptyCart, {}),
    onSuccess: () => {
      const wanted = cart.filter(canReturn);
      const onPress = () => restore.mutate(wanted);
      const action = { label: told.undo, onPress };
      showToast(told.cleared, "ok", wanted.length > 0 ? action : undefined);
    },
    onError: () => showToast(told.removeFailed, "error"),
  });
}

/** Adds removed lines again at the end of the cart; the reply is their ids. */
export function useRestoreLines() {
  const { told } = useMessages("buy");
  return useCartMutation<Cart, number[]>({
    write: async (lines) => {
      const ids = [];
      for (const line of lines) ids.push(await restoreLine(line));
      return ids;
    },
    onSuccess: () => showToast(told.restored),
    onError: (error) =>
      showToast(failureMessage(told.restoreFailed, error), "error"),
  });
}

/**
 * Returns whether a line can be added again unchanged. A custom clip from
 * before the shop had resins cannot: it would get the shop's default resin.
 */
function useCanReturn(): (line: CartLine) => boolean {
  const queryClient = useQueryClient();
  return (line) => {
    const resins = queryClient.getQueryData(resinsQuery.queryKey);
    const hasResins = resins?.length !== 0;
    const isOlder = isCustomLine(line) && !line.resin && hasResins;
    return line.available && !isOlder;
  };
}

/**
 * Adds a removed line again with its quantity, variant and design. Returns the
 * id of the line that it is now.
 */
async function restoreLine(line: CartLine): Promise<number> {
  const { productId, variantId, quantity } = line;
  if (!isCustomLine(line)) {
    const { id } = await send(addToCart, {
      body: { productId, variantId: variantId ?? undefined, quantity },
    });
    return id;
  }
  const { id } = await send(addCustomClip, {
    body: {
      selectedCharms: line.selectedCharms ?? [],
      customText: line.customText ?? "",
      resinId: line.resin?.id,
    },
  });
  if (quantity > 1)
    await send(setQuantity, { params: { id }, body: { quantity } });
  return id;
}
