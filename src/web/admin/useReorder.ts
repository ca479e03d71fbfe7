import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { orderPath } from "#shared/paths.ts";
import { api } from "../api.ts";
import { showToast } from "../ui/toasts.ts";
import { reasonOf } from "./form-errors.ts";
import type { Good, GoodForm, Goods } from "./goods.ts";
import { withSession } from "./session.ts";

/**
 * The rows in the order that the maker gives them: at once on the screen, then
 * on the server. `move` tries a place, `settle` saves where things ended up.
 */
export function useReorder<Row extends Good, Form extends GoodForm>(
  goods: Goods<Row, Form>,
  rows: Row[],
) {
  const queryClient = useQueryClient();
  const [tried, setTried] = useState<number[] | null>(null);
  const save = useMutation({
    mutationKey: [goods.createPath],
    scope: { id: goods.createPath },
    mutationFn: (ids: number[]) =>
      withSession(() =>
        api.put(orderPath(goods.createPath), {
          body: { ids },
          schema: z.array(goods.rowSchema),
        }),
      ),
    onError: (error) =>
      showToast(
        {
          title: "The new order was not saved",
          description: reasonOf(error),
        },
        "error",
      ),
    onSettled: async () => {
      await queryClient.refetchQueries({ queryKey: [goods.listPath] });
      // Another move may be waiting its turn: then it has the last word.
      const mutationKey = [goods.createPath];
      if (queryClient.isMutating({ mutationKey }) <= 1) setTried(null);
    },
  });

  const ids = rows.map((row) => row.id);
  const order = tried && sameIds(tried, ids) ? tried : ids;
  return {
    rows: order.flatMap((id) => rows.find((row) => row.id === id) ?? []),
    move(id: number, place: number) {
      const to = Math.max(0, Math.min(order.length - 1, place));
      const moved = order.filter((each) => each !== id).toSpliced(to, 0, id);
      setTried(moved);
      return moved;
    },
    settle(next: number[]) {
      if (next.join() === ids.join()) setTried(null);
      else save.mutate(next);
    },
    cancel: () => setTried(null),
  };
}

function sameIds(one: number[], other: number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
