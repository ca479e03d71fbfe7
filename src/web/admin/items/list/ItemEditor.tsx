import { useQueryClient } from "@tanstack/react-query";
import { useMessages } from "#web/data/messages.ts";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
} from "react";
import { Button } from "#web/ui/Button.tsx";
import { ConflictNotice } from "#web/admin/editor/ConflictNotice.tsx";
import * as css from "./ItemRow.css.ts";
import type { Editing } from "#web/admin/editor/drafts.ts";
import { handlersOf } from "#web/admin/editor/TableField.tsx";
import { useSaving } from "#web/admin/editor/useSaving.ts";
import { ItemFields } from "#web/admin/items/form/ItemFields.tsx";
import type { Item, Resource } from "#web/admin/items/resource.ts";

type ItemEditorProps = {
  resource: Resource;
  editing: Editing<Item, Resource["emptyForm"]>;
  tools: ReactNode;
  /** Called after the save, when the row is shown again. */
  onSaved: () => void;
  onCancel: () => void;
};

/** The form of the row that is being edited. Escape cancels. */
export function ItemEditor({
  resource,
  editing,
  tools,
  onSaved,
  onCancel,
}: ItemEditorProps) {
  const t = useMessages("panel");
  const labels = resource.useLabels();
  const { row, form } = editing;
  const element = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const { updated, updateFailed } = t.items[resource.kind];
  const { isSaving, errors, setErrors, conflict, ...saving } = useSaving(
    resource.edited,
    element,
    {
      saved: updated,
      failed: updateFailed,
      refresh: () =>
        queryClient.refetchQueries({ queryKey: [resource.list.path] }),
      onClosed: onSaved,
    },
  );
  const { onNext, onPaste } = handlersOf({
    table: resource.fields,
    read() {
      const current = resource.editing.get();
      return current?.row.id === row.id ? current.form : undefined;
    },
    write(next) {
      const current = resource.editing.get();
      if (current) resource.editing.set({ ...current, form: next });
    },
    errors,
    setErrors,
    texts: t.picture,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    saving.save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isSaving) return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <li className={css.editing} data-editor={row.id}>
      <form
        ref={element}
        className={css.editForm}
        aria-label={t.list.edit(row.name)}
        noValidate
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        {conflict && (
          <ConflictNotice
            texts={t.items[resource.kind]}
            table={resource.fields}
            labels={labels}
            conflict={conflict}
            mine={form}
            isPending={isSaving}
            onKeepMine={saving.keepMine}
            onTakeTheirs={saving.takeTheirs}
          />
        )}
        {tools}
        <ItemFields
          resource={resource}
          form={form}
          errors={errors}
          onNext={onNext}
          isNew={false}
        />
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
