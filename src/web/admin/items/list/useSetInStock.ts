import {
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { withSession } from "#web/admin/data/session.ts";
import { errorText } from "#web/admin/form/form-errors.ts";
import { api } from "#web/data/api.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import type {
  Item,
  ItemForm,
  ItemResource,
} from "#web/admin/items/resource/item-resource.ts";
import { readConflict } from "./useSaveItem.ts";

type Change<Row> = { row: Row; inStock: boolean };

/**
 * Marks a row as sold out or as back in stock, with Undo in the notification.
 * `pendingIds` are the ids of the rows that are being changed.
 */
export function useSetInStock<Row extends Item, Form extends ItemForm>(
  resource: ItemResource<Row, Form>,
) {
  const queryClient = useQueryClient();
  const mutationKey = resource.mutationKeys.setInStock;
  const change = useMutation({
    mutationKey,
    // Requests run one after another, so that the last click's notification is
    // the last.
    scope: { id: mutationKey.join(" ") },
    mutationFn: (wanted: Change<Row>) => put(resource, wanted),
    onSuccess: (saved) => {
      const { name, inStock } = saved;
      const description = inStock
        ? `${name} is back in stock.`
        : `${name} is sold out.`;
      showToast({ ...resource.messages.updated, description }, "ok", {
        label: "Undo",
        onPress: () => change.mutate({ row: saved, inStock: !inStock }),
      });
    },
    onError: (error) =>
      showToast(
        { ...resource.messages.updateFailed, description: errorText(error) },
        "error",
      ),
    onSettled: () =>
      queryClient.refetchQueries({ queryKey: [resource.listPath] }),
  });
  const pendingIds = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => rowIdOf(state.variables),
  });
  return { setInStock: change.mutate, pendingIds };
}

/** Sets `inStock` of the row, or of its newer version if it was changed. */
async function put<Row extends Item, Form extends ItemForm>(
  resource: ItemResource<Row, Form>,
  { row, inStock }: Change<Row>,
): Promise<Row> {
  const send = (version: Row) =>
    withSession(() =>
      api.put(resource.rowPath(version.id), {
        body: resource.toBody({ ...resource.toForm(version), inStock }),
        schema: resource.rowSchema,
        headers: { "if-match": `"${version.updatedAt}"` },
      }),
    );
  try {
    return await send(row);
  } catch (error) {
    const conflict = readConflict(resource, error);
    if (conflict?.kind !== "changed") throw error;
    return send(conflict.current);
  }
}

function rowIdOf(change: unknown): unknown {
  const row =
    typeof change === "object" && change && "row" in change && change.row;
  return typeof row === "object" && row && "id" in row ? row.id : undefined;
}
