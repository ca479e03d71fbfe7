import { useMessages } from "#web/data/messages.ts";
import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { send } from "#web/data/api.ts";
import { showToast } from "#web/ui/toasts.ts";
import type { Item, Resource } from "#web/admin/items/resource.ts";
import { useCall, useQueuedAction } from "#web/admin/data/useCall.ts";

/**
 * Deletes a row without a confirmation, with Undo in the notification.
 * `removing` contains the ids of all rows that are being deleted.
 */
export function useRemoveItem(
  resource: Resource,
  onRemoved: (row: Item) => void,
) {
  const t = useMessages("panel");
  const { deleted, deleteFailed, restored } = t.items[resource.kind];
  const queryClient = useQueryClient();
  const refetch = () =>
    queryClient.refetchQueries({ queryKey: [resource.list.path] });

  const restore = useCall(resource.calls.restore, {
    saved: restored,
    failed: t.list.restoreFailed,
    onSuccess: refetch,
  });
  const { remove: key } = resource.mutationKeys;
  const act = (row: Item) =>
    send(resource.calls.remove, { params: { id: row.id } });
  // The last click's notification is the last.
  const remove = useQueuedAction(key.join(" "), act, {
    mutationKey: key,
    failed: deleteFailed,
    onSuccess: async (_, row) => {
      showToast({ title: deleted }, "ok", {
        label: t.undo,
        onPress: () => restore.mutate({ params: { id: row.id } }),
      });
      await refetch();
      onRemoved(row);
    },
    onError: refetch,
  });
  const removing = useMutationState({
    filters: { mutationKey: resource.mutationKeys.remove, status: "pending" },
    select: ({ state }) => rowIdOf(state.variables),
  });
  return { remove: remove.mutate, removing };
}

function rowIdOf(row: unknown): unknown {
  return typeof row === "object" && row && "id" in row ? row.id : undefined;
}
