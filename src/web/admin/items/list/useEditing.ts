import { useMessages } from "#web/data/messages.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { showToast } from "#web/ui/toasts.ts";
import { type Editing, isEdited } from "#web/admin/editor/edited.ts";
import { releasePreviews, restoredForm } from "#web/admin/editor/table.ts";
import type { Item, Resource } from "#web/admin/items/resource.ts";
import { focusIn } from "./row-focus.ts";
import { useStore } from "#web/data/store.ts";

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
