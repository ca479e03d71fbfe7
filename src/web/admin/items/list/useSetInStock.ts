import { useMessages } from "#web/data/messages.ts";
import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { MINUTE_MS } from "#shared/durations.ts";
import { useQueuedAction } from "#web/admin/data/useCall.ts";
import { ifMatch } from "#web/admin/form/form-versions.ts";
import { send } from "#web/data/api.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import type {
  Item,
  ItemForm,
  ItemResource,
} from "#web/admin/items/resource/item-resource.ts";
import { readConflict } from "./useSaveItem.ts";

type Change<Row> = {
  row: Row;
  inStock: boolean;
  /** Of what was counted, with how many pieces it comes back. */
  stockQuantity?: number | undefined;
};

/**
 * Marks a row as sold out or as back in stock, with Undo in the notification.
 * `pendingIds` are the ids of the rows that are being changed.
 */
export function useSetInStock<Row extends Item, Form extends ItemForm>(
  resource: ItemResource<Row, Form>,
) {
  const queryClient = useQueryClient();
  const t = useMessages("panel");
  const { updated, updateFailed } = t.items[resource.kind];
  const mutationKey = resource.mutationKeys.setInStock;
  const act = (wanted: Change<Row>) => put(resource, wanted);
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

/** Sets `inStock` of the row, or of its newer version if it was changed. */
async function put<Row extends Item, Form extends ItemForm>(
  resource: ItemResource<Row, Form>,
  { row, inStock, stockQuantity }: Change<Row>,
): Promise<Row> {
  const sendVersion = (version: Row) =>
    send(resource.calls.update, {
      params: { id: version.id },
      body: {
        ...resource.toBody({ ...resource.toForm(version), inStock }),
        ...(stockQuantity !== undefined && { stockQuantity }),
      },
      headers: ifMatch(version.updatedAt),
    });
  try {
    return await sendVersion(row);
  } catch (error) {
    const conflict = readConflict(resource, error);
    if (conflict?.kind !== "changed") throw error;
    return sendVersion(conflict.current);
  }
}

function rowIdOf(change: unknown): unknown {
  const row =
    typeof change === "object" && change && "row" in change && change.row;
  return typeof row === "object" && row && "id" in row ? row.id : undefined;
}
