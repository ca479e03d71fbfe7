import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { useQueuedAction } from "#web/admin/data/useCall.ts";
import type { Item, Resource } from "#web/admin/items/resource.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { showToast } from "#web/ui/toasts.ts";

type Change = {
  row: Item;
  inStock: boolean;
  /** The number of pieces with which a counted thing comes back. */
  stockQuantity?: number | undefined;
};

/**
 * Marks a row as sold out or as back in stock, with Undo in the notification.
 * `pendingIds` are the ids of the rows that are being changed.
 */
export function useSetInStock(resource: Resource) {
  const queryClient = useQueryClient();
  const t = useMessages("panel");
  const { updated, updateFailed } = t.items[resource.kind];
  const mutationKey = resource.mutationKeys.setInStock;
  const act = ({ row: { id }, ...body }: Change) =>
    send(resource.calls.patch, { params: { id }, body });
  // The last click's notification is the last.
  const change = useQueuedAction(mutationKey.join(" "), act, {
    mutationKey,
    failed: updateFailed,
    onSuccess: (saved) => {
      const { name, inStock } = saved;
      const { inStock: back, inStockUncounted, soldOut } = t.list;
      const isUncounted =
        resource.kind === "product" &&
        "stockQuantity" in saved &&
        saved.stockQuantity === 0;
      const say = inStock ? (isUncounted ? inStockUncounted : back) : soldOut;
      const description = say(name);
      const undo = {
        label: t.undo,
        onPress: () => change.mutate({ row: saved, inStock: !inStock }),
      };
      const message = { title: updated, description };
      showToast(message, "ok", undo, undefined, MINUTE_MS);
    },
    onSettled: () =>
      queryClient.refetchQueries({ queryKey: [resource.list.path] }),
  });
  const pendingIds = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => rowIdOf(state.variables),
  });
  return { setInStock: change.mutate, pendingIds };
}

function rowIdOf(change: unknown): unknown {
  const row =
    typeof change === "object" && change && "row" in change && change.row;
  return typeof row === "object" && row && "id" in row ? row.id : undefined;
}
