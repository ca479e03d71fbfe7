import type { Item } from "#web/admin/items/resource.ts";
import { useMessages } from "#web/data/messages.ts";
import { type RefObject, useState } from "react";
import { focusIn } from "./row-focus.ts";
import type { useReorder } from "./useReorder.ts";
import { indexOfPlace } from "./useShownRows.ts";

type RowMovesOptions = {
  order: Pick<ReturnType<typeof useReorder>, "move" | "save" | "reset"> & {
    rows: Item[];
  };
  /** The rows that a search found, in which a place is counted. */
  found: Item[];
  showUpTo: (count: number) => void;
  section: RefObject<HTMLElement | null>;
};

/**
 * Moves rows by dragging, by key and by button. `dragged` is the id of the row
 * that is being dragged, and `status` says where the last row went.
 */
export function useRowMoves({
  order,
  found,
  showUpTo,
  section,
}: RowMovesOptions) {
  const { moved } = useMessages("panel").list;
  const [status, setStatus] = useState("");
  const [dragged, setDragged] = useState<number>();

  /** Shows a row at a place among the found ones; returns the new order. */
  const moveTo = (row: Item, place: number) =>
    order.move(row.id, indexOfPlace(order.rows, found, row.id, place));
  const save = (row: Item, next: number[]) => {
    order.save(next);
    setStatus(moved(row.name, next.indexOf(row.id) + 1, next.length));
  };
  return {
    status,
    dragged,
    drag(row: Item, place: number) {
      setDragged(row.id);
      return moveTo(row, place);
    },
    /** `next` is null if the drag was cancelled. */
    drop(row: Item, next: number[] | null) {
      setDragged(undefined);
      if (next) save(row, next);
      else order.reset();
    },
    move(row: Item, place: number) {
      save(row, moveTo(row, place));
      showUpTo(place + 1);
    },
    moveFirst(row: Item) {
      save(row, order.move(row.id, 0));
      focusIn(section, { edit: row.id });
    },
  };
}
