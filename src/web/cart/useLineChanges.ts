import * as z from "zod/mini";
import { CartLine } from "#shared/cart.ts";
import { OkReply } from "#shared/errors.ts";
import { DIALOG_MESSAGES } from "#shared/dialog-messages.ts";
import { API, cartLinePath } from "#shared/paths.ts";
import { ApiError, api } from "../api.ts";
import { useCartMutation } from "../queries.ts";
import { showToast } from "../ui/toasts.ts";

/** Changes how many there are of a line. */
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

/** Takes a line off. One that is gone already counts as taken off. */
export function useRemoveLine(line: { id: number }) {
  return useCartMutation<void, unknown>({
    write: () =>
      api
        .delete(cartLinePath(line.id), { schema: OkReply })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        }),
    onSuccess: () => showToast(DIALOG_MESSAGES.itemRemoved),
    onError: () => showToast(DIALOG_MESSAGES.removeFailed, "error"),
  });
}

/** Empties the cart. */
export function useClearCart() {
  return useCartMutation<void, unknown>({
    write: () => api.delete(API.cart, { schema: OkReply }),
    onSuccess: () => showToast(DIALOG_MESSAGES.cartCleared),
    onError: () => showToast(DIALOG_MESSAGES.removeFailed, "error"),
  });
}
