import { useMessages } from "#web/data/messages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { insertAt } from "#shared/lists.ts";
import { useQueuedAction } from "#web/admin/data/useCall.ts";
import { send } from "#web/data/api.ts";
import type { Item, Resource } from "#web/admin/items/resource.ts";

/**
 * Sorts the rows of a list, first on the screen and then on the server. After
 * a failure the rows return to the saved order.
 *
 * `move` shows a row at another index and returns the new order of the ids;
 * `save` sends an order to the server; `reset` shows the saved order again.
 */
export function useReorder(resource: Resource, rows: Item[]) {
  const { orderFailed } = useMessages("panel").list;
  const queryClient = useQueryClient();
  const [optimistic, setOptimistic] = useState<number[] | null>(null);
  const mutationKey = resource.mutationKeys.reorder;
  const act = (ids: number[]) =>
    send(resource.calls.reorder, { body: { ids } });
  const save = useQueuedAction(mutationKey.join(" "), act, {
    mutationKey,
    failed: orderFailed,
    onSettled: async () => {
      await queryClient.refetchQueries({ queryKey: [resource.list.path] });
      // While a later move is pending, its order stays on the screen.
      if (queryClient.isMutating({ mutationKey }) <= 1) setOptimistic(null);
    },
  });

  const savedIds = rows.map((row) => row.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ids =
    optimistic?.length === rows.length && optimistic.every((id) => byId.has(id))
      ? optimistic
      : savedIds;
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    move(id: number, index: number) {
      const to = Math.max(0, Math.min(ids.length - 1, index));
      const others = ids.filter((each) => each !== id);
      const moved = insertAt(others, to, id);
      setOptimistic(moved);
      return moved;
    },
    save(next: number[]) {
      const isSaving = queryClient.isMutating({ mutationKey }) > 0;
      // A move back follows the one that is still being saved.
      if (next.join() === savedIds.join() && !isSaving) setOptimistic(null);
      else save.mutate(next);
    },
    reset: () => setOptimistic(null),
  };
}
