import { useMessages } from "#web/data/messages.ts";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
} from "react";
import { Button } from "#web/ui/button/Button.tsx";
import { ConflictNotice } from "./ConflictNotice.tsx";
import * as css from "./ItemRow.css.ts";
import type {
  Editing,
  Fields,
  Item,
  ItemForm,
  ItemResource,
} from "#web/admin/items/resource/item-resource.ts";
import { pictureForm } from "#web/admin/image-field/picture-form.ts";
import { useSaveItem } from "./useSaveItem.ts";

type ItemEditorProps<Row extends Item, Form extends ItemForm> = {
  resource: ItemResource<Row, Form>;
  editing: Editing<Row, Form>;
  tools: ReactNode;
  Fields: Fields<Form>;
  /** Called after the save, when the row is shown again. */
  onSaved: () => void;
  onCancel: () => void;
};

/** The form of the row that is being edited. Escape cancels. */
export function ItemEditor<Row extends Item, Form extends ItemForm>({
  resource,
  editing,
  tools,
  Fields,
  onSaved,
  onCancel,
}: ItemEditorProps<Row, Form>) {
  const t = useMessages("panel");
  const { row, form } = editing;
  const element = useRef<HTMLFormElement>(null);
  const { isSaving, errors, setErrors, conflict, ...saving } = useSaveItem(
    resource,
    element,
    onSaved,
  );
  const { change, onImage, onPaste } = pictureForm({
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
            resource={resource}
            conflict={conflict}
            mine={form}
            isPending={isSaving}
            onKeepMine={saving.keepMine}
            onTakeTheirs={saving.takeTheirs}
          />
        )}
        {tools}
        <Fields
          form={form}
          errors={errors}
          onChange={change}
          onImage={onImage}
          isEditing
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
