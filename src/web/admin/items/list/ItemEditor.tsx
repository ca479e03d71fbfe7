import { useQueryClient } from "@tanstack/react-query";
import type { KeyboardEvent, ReactNode } from "react";
import { useEditedForm } from "#web/admin/editor/useEditedForm.tsx";
import { ItemFields } from "#web/admin/items/form/ItemFields.tsx";
import type { Item, Resource } from "#web/admin/items/resource.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import * as css from "./ItemRow.css.ts";

/** The form of the row that is being edited. Escape cancels. */
export function ItemEditor(props: {
  resource: Resource;
  row: Item;
  form: Resource["emptyForm"];
  tools: ReactNode;
  /** Called after the save, when the row is shown again. */
  onSaved: () => void;
  onCancel: () => void;
}) {
  const { resource, row, form, tools, onSaved, onCancel } = props;
  const t = useMessages("panel");
  const texts = t.items[resource.kind];
  const queryClient = useQueryClient();
  const { of, isSaving, element, notice } = useEditedForm(resource.edited, {
    labels: resource.useLabels(),
    texts,
    saved: texts.updated,
    failed: texts.updateFailed,
    refresh: () =>
      queryClient.refetchQueries({ queryKey: [resource.list.path] }),
    onClosed: onSaved,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isSaving) return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <li className={css.editing} data-editor={row.id}>
      <form
        {...element}
        className={css.editForm}
        aria-label={t.list.edit(row.name)}
        onKeyDown={onKeyDown}
      >
        {notice}
        {tools}
        <ItemFields {...of} resource={resource} form={form} />
        <div className={css.editActions}>
          <Button
            type="submit"
            size="small"
            isPending={isSaving}
            pendingText={t.saving}
          >
            {t.save}
          </Button>
          <Button
            kind="quiet"
            size="small"
            disabled={isSaving}
            onClick={onCancel}
          >
            {t.cancel}
          </Button>
        </div>
      </form>
    </li>
  );
}
