import { useMessages } from "#web/data/messages.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { showToast } from "#web/ui/toast/toasts.ts";
import {
  type Editing,
  imagesOf,
  type Item,
  type ItemForm,
  type ItemResource,
  restoreForm,
} from "#web/admin/items/resource/item-resource.ts";
import { releasePreview } from "#web/admin/image-field/image-value.ts";
import { focusIn } from "./row-focus.ts";
import { useStore } from "#web/data/store.ts";

/**
 * Manages which row is open for editing. Opening another row, or canceling,
 * discards the changes; the notification offers Undo.
 */
export function useEditing<Row extends Item, Form extends ItemForm>(
  resource: ItemResource<Row, Form>,
  section: RefObject<HTMLElement | null>,
) {
  const { list: t, undo } = useMessages("panel");
  const queryClient = useQueryClient();
  const editing = useStore(resource.editing);

  const show = (next: Editing<Row, Form> | null) => {
    const before = resource.editing.get();
    resource.editing.set(next);
    if (next) focusIn(section, { form: next.row.id });
    else if (before) focusIn(section, { edit: before.row.id });
    if (!before) return;
    if (!resource.isChanged(before)) {
      for (const image of imagesOf(before.form)) releasePreview(image);
      return;
    }
    const { image } = resource.toForm(before.row);
    const form = restoreForm(before.form, image);
    showToast({ title: t.dropped(before.row.name) }, "ok", {
      label: undo,
      onPress: () => show({ ...before, form }),
    });
  };
  return {
    editing,
    open(row: Row) {
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
