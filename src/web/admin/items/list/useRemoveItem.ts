import {
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { OkReply } from "#shared/api/errors.ts";
import { restorePath } from "#shared/api/paths.ts";
import { api } from "#web/data/api.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { errorText } from "#web/admin/form/form-errors.ts";
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
  const queryClient = useQueryClient();
  const refetch = () =>
    queryClient.refetchQueries({ queryKey: [resource.listPath] });
  const showError = (error: unknown) =>
    showToast(
      { ...resource.messages.deleteFailed, description: errorText(error) },
      "error",
    );

  const restore = useMutation({
    mutationFn: (row: Row) =>
      withSession(() =>
        api.post(restorePath(resource.rowPath(row.id)), {
          schema: resource.rowSchema,
        }),
      ),
    onSuccess: () => {
      showToast(resource.messages.restored);
      return refetch();
    },
    onError: (error) =>
      showToast(
        {
          title: "It could not be brought back",
          description: errorText(error),
        },
        "error",
      ),
  });
  const remove = useMutation({
    mutationKey: resource.mutationKeys.remove,
    // Requests run one after another, so that the last click's notification is
    // the last.
    scope: { id: resource.mutationKeys.remove.join(" ") },
    mutationFn: (row: Row) =>
      withSession(() =>
        api.delete(resource.rowPath(row.id), { schema: OkReply }),
      ),
    onSuccess: async (_, row) => {
      showToast(resource.messages.deleted, "ok", {
        label: "Undo",
        onPress: () => restore.mutate(row),
      });
      await refetch();
      onRemoved(row);
    },
    onError: async (error) => {
      showError(error);
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
