import {
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { OkReply } from "#shared/errors.ts";
import { restorePath } from "#shared/paths.ts";
import { api } from "../api.ts";
import { showToast } from "../ui/toasts.ts";
import { reasonOf } from "./form-errors.ts";
import type { Good, GoodForm, Goods } from "./goods.ts";
import { withSession } from "./session.ts";

/**
 * Deleting a row at once, with Undo in the notification. Several may be on
 * their way out: the ids of `removing`.
 */
export function useRemoveGood<Row extends Good, Form extends GoodForm>(
  goods: Goods<Row, Form>,
  onRemoved: (row: Row) => void,
) {
  const queryClient = useQueryClient();
  const refetch = () =>
    queryClient.refetchQueries({ queryKey: [goods.listPath] });
  const fail = (error: unknown) =>
    showToast(
      { ...goods.messages.deleteFailed, description: reasonOf(error) },
      "error",
    );

  const restore = useMutation({
    mutationFn: (row: Row) =>
      withSession(() =>
        api.post(restorePath(goods.rowPath(row.id)), {
          schema: goods.rowSchema,
        }),
      ),
    onSuccess: () => {
      showToast(goods.messages.restored);
      return refetch();
    },
    onError: (error) =>
      showToast(
        { title: "It could not be brought back", description: reasonOf(error) },
        "error",
      ),
  });
  const remove = useMutation({
    mutationKey: goods.keys.remove,
    // One after the other: the last to be pressed has the last notification.
    scope: { id: goods.keys.remove.join(" ") },
    mutationFn: (row: Row) =>
      withSession(() => api.delete(goods.rowPath(row.id), { schema: OkReply })),
    onSuccess: async (_, row) => {
      showToast(goods.messages.deleted, "ok", {
        label: "Undo",
        onPress: () => restore.mutate(row),
      });
      await refetch();
      onRemoved(row);
    },
    onError: async (error) => {
      fail(error);
      await refetch();
    },
  });
  const removing = useMutationState({
    filters: { mutationKey: goods.keys.remove, status: "pending" },
    select: ({ state }) => rowIdOf(state.variables),
  });
  return { remove: remove.mutate, removing };
}

function rowIdOf(row: unknown): unknown {
  return typeof row === "object" && row && "id" in row ? row.id : undefined;
}
