import { useQueryClient } from "@tanstack/react-query";
import type { CartLine } from "#shared/cart.ts";
import type { DesignBody } from "#shared/clip.ts";
import { DIALOG_MESSAGES } from "#shared/dialog-messages.ts";
import { MESSAGES } from "#shared/messages.ts";
import { API, customClipPath } from "#shared/paths.ts";
import { api } from "../api.ts";
import { charmsQuery, clipConfigQuery, useCartMutation } from "../queries.ts";
import { showToast } from "../ui/toasts.ts";
import { failureMessage } from "./failure.ts";

const schema = () =>
  import("#shared/cart.ts").then((module) => module.CartLine);

/** Puts a design in the cart, or changes the line with this id to it. */
export function useSubmitClip(lineId: number | undefined, onDone: () => void) {
  const queryClient = useQueryClient();
  const isNew = lineId === undefined;
  return useCartMutation<DesignBody, CartLine>({
    write: (body) =>
      isNew
        ? api.post(API.customClip, { body, schema })
        : api.put(customClipPath(lineId), { body, schema }),
    onSuccess: () => {
      onDone();
      showToast(isNew ? MESSAGES.addedToCart : DIALOG_MESSAGES.clipUpdated);
    },
    onError: (error) => {
      const standing = isNew
        ? DIALOG_MESSAGES.clipAddFailed
        : DIALOG_MESSAGES.clipUpdateFailed;
      showToast(failureMessage(standing, error), "error");
      // What was refused may have changed meanwhile: show it as it is now.
      for (const { queryKey } of [charmsQuery, clipConfigQuery])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
