import { useMessages } from "#web/data/messages.ts";
import {
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { send } from "#web/data/api.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { errorText } from "#web/data/failure.ts";
import type {
  Item,
  ItemForm,
  ItemResource,
} from "#web/admin/items/resource/item-resource.ts";
import { withSession } from "#web/admin/data/session.ts";

/**
 * Deletes a row without a confirmation, with Undo in the notification.
 * `removing` contains the ids of all rows that are being deleted.
 */
export function useRemoveItem<Row extends Item, Form extends ItemForm>(
  resource: ItemResource<Row, Form>,
  onRemoved: (row: Row) => void,
) {
  const t = useMessages("panel");
  const { deleted, deleteFailed, restored } = t.items[resource.kind];
  const { failure } = useMessages("storefront");
  const queryClient = useQueryClient();
  const refetch = () =>
    queryClient.refetchQueries({ queryKey: [resource.list.path] });
  const showError = (title: string, error: unknown) =>
    showToast({ title, description: errorText(error, failure) }, "error");

  const restore = useMutation({
    mutationFn: (row: Row) =>
      withSession(() =>
        send(resource.calls.restore, { params: { id: row.id } }),
      ),
    onSuccess: () => {
      showToast({ title: restored });
      return refetch();
    },
    onError: (error) => showError(t.list.restoreFailed, error),
  });
  const remove = useMutation({
    mutationKey: resource.mutationKeys.remove,
    // Requests run one after another, so that the last click's notification is
    // the last.
    scope: { id: resource.mutationKeys.remove.join(" ") },
    mutationFn: (row: Row) =>
      withSession(() =>
        send(resource.calls.remove, { params: { id: row.id } }),
      ),
    onSuccess: async (_, row) => {
      showToast({ title: deleted }, "ok", {
        label: t.undo,
        onPress: () => restore.mutate(row),
      });
      await refetch();
      onRemoved(row);
    },
    onError: async (error) => {
      showError(deleteFailed, error);
      await refetch();
    },
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
