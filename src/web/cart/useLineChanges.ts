import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { isCustomLine } from "#shared/cart/rules.ts";
import { type Cart, CartLine } from "#shared/cart/schema.ts";
import type { Message } from "#shared/messages/shop.ts";
import { OkReply } from "#shared/api/errors.ts";
import { DIALOG_MESSAGES } from "#shared/messages/dialogs.ts";
import { API, cartLinePath } from "#shared/api/paths.ts";
import { ApiError, api } from "#web/data/api.ts";
import { restoreLine } from "./restore-line.ts";
import { resinsQuery, useCartMutation } from "#web/data/queries.ts";
import { showToast } from "#web/ui/toast/toasts.ts";

/** Changes the quantity of a line. */
export function useSetQuantity(lineId: number) {
  return useCartMutation({
    write: (quantity: number) =>
      api.put(cartLinePath(lineId), {
        body: { quantity },
        schema: z.union([CartLine, OkReply]),
      }),
    onError: () => showToast(DIALOG_MESSAGES.quantityFailed, "error"),
  });
}

/** Removes a line. A 404 counts as success: the line is already gone. */
export function useRemoveLine(line: CartLine) {
  const offerUndo = useUndo(DIALOG_MESSAGES.itemRemoved);
  return useCartMutation<void, unknown>({
    write: () =>
      api
        .delete(cartLinePath(line.id), { schema: OkReply })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        }),
    onSuccess: () => offerUndo([line]),
    onError: () => showToast(DIALOG_MESSAGES.removeFailed, "error"),
  });
}

/** Removes every line. */
export function useClearCart(cart: Cart) {
  const offerUndo = useUndo(DIALOG_MESSAGES.cartCleared);
  return useCartMutation<void, unknown>({
    write: () => api.delete(API.cart, { schema: OkReply }),
    onSuccess: () => offerUndo(cart),
    onError: () => showToast(DIALOG_MESSAGES.removeFailed, "error"),
  });
}

/**
 * Returns a function that notifies about removed lines. The notification's
 * Undo adds the lines again at the end of the cart, except those that can no
 * longer be bought.
 */
function useUndo(removed: Message) {
  const restore = useCartMutation<Cart, void>({
    write: async (lines) => {
      for (const line of lines) await restoreLine(line);
    },
    onSuccess: () => showToast(DIALOG_MESSAGES.restored),
    onError: () => showToast(DIALOG_MESSAGES.restoreFailed, "error"),
  });
  const queryClient = useQueryClient();
  return (lines: Cart) => {
    const resins = queryClient.getQueryData(resinsQuery.queryKey);
    const hasResins = resins?.length !== 0;
    const wanted = lines.filter((line) => canReturn(line, hasResins));
    const action = { label: "Undo", onPress: () => restore.mutate(wanted) };
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
