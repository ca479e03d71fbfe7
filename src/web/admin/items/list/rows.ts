import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { releasePreviews } from "#web/admin/image-field/image-value.ts";
import type { Editing } from "#web/data/merge.ts";
import { useMessages } from "#web/data/messages.ts";
import { showToast } from "#web/ui/toasts.ts";
import { isEdited } from "#web/admin/editor/edited.ts";
import { restoredForm } from "#web/data/table.ts";
import type { Item, Resource } from "#web/admin/items/resource.ts";
import { useStore } from "#web/data/store.ts";
import { send } from "#web/data/api.ts";
import { useCall, useQueuedAction } from "#web/admin/data/useCall.ts";
import type { useReorder } from "./useReorder.ts";
import { indexOfPlace } from "./useShownRows.ts";

type Opened = Editing<Item, Resource["emptyForm"]>;

/**
 * Manages which row is open for editing. Opening another row, or canceling,
 * discards the changes; the notification offers Undo.
 */
export function useEditing(
  resource: Resource,
  section: RefObject<HTMLElement | null>,
) {
  const { list: t, undo } = useMessages("panel");
  const queryClient = useQueryClient();
  const editing = useStore(resource.editing);

  const show = (next: Opened | null) => {
    const before = resource.editing.get();
    resource.editing.set(next);
    if (next) focusIn(section, { form: next.row.id });
    else if (before) focusIn(section, { edit: before.row.id });
    if (!before) return;
    const { fields } = resource;
    if (!isEdited(fields, before)) return releasePreviews(fields, before.form);
    const own = resource.toForm(before.row);
    const form = restoredForm(fields, before.form, own);
    showToast({ title: t.dropped(before.row.name) }, "ok", {
      label: undo,
      onPress: () => show({ ...before, form }),
    });
  };
  return {
    editing,
    open(row: Item) {
      if (
        queryClient.isMutating({ mutationKey: resource.mutationKeys.save }) > 0
      )
        showToast({
          ...t.stillSaving,
          title: t.stillSaving.title(editing?.row.name ?? ""),
        });
      else show({ row, form: resource.toForm(row) });
    },
    cancel: () => show(null),
  };
}

/** A row's edit button, a row's form, or the heading of the list. */
type FocusTarget = { edit: number } | { form: number } | { heading: true };

/** Returns the target after a removal: the next row, else the heading. */
export function nextFocus(
  rows: readonly { id: number }[],
  removedId: number,
): FocusTarget {
  const index = rows.findIndex((row) => row.id === removedId);
  const next = rows[index + 1] ?? (index === -1 ? rows[0] : undefined);
  return next ? { edit: next.id } : { heading: true };
}

/**
 * Moves the focus after the next render, unless another element was focused in
 * the meantime: what is typed there must not end up in another field.
 */
export function focusIn(
  section: RefObject<HTMLElement | null>,
  target: FocusTarget,
): void {
  const focused = document.activeElement;
  requestAnimationFrame(() => {
    const isLeft = [focused, document.body].includes(document.activeElement);
    if (!isLeft) return;
    const find = (wanted: FocusTarget) =>
      section.current?.querySelector<HTMLElement>(selectorOf(wanted));
    // A long list does not show all of its rows.
    const element = find(target) ?? find({ heading: true });
    element?.focus();
  });
}

function selectorOf(target: FocusTarget): string {
  const form = (id: number) => `[data-editor="${id}"] input:not([type="file"])`;
  // The button of a row that is open is in its form's place.
  if ("edit" in target)
    return `[data-edit="${target.edit}"], ${form(target.edit)}`;
  return "form" in target ? form(target.form) : "[data-list-heading]";
}

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
