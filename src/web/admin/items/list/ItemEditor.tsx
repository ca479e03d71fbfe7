import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { Button } from "#web/ui/Button.tsx";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { withoutKeys } from "#web/admin/form/form-errors.ts";
import * as css from "./ItemRow.css.ts";
import {
  changedFields,
  type Editing,
  type Fields,
  type FormChange,
  type Item,
  type ItemForm,
  type ItemResource,
} from "#web/admin/items/resource/item-resource.ts";
import {
  type ChangeImage,
  pasteImage,
} from "#web/admin/image-field/image-value.ts";
import { useSaveItem } from "./useSaveItem.ts";

type ItemEditorProps<Row extends Item, Form extends ItemForm> = {
  resource: ItemResource<Row, Form>;
  editing: Editing<Row, Form>;
  Fields: Fields<Form>;
  /** Called after the save, when the row is shown again. */
  onSaved: () => void;
  onCancel: () => void;
};

/** The form of the row that is being edited. Escape cancels. */
export function ItemEditor<Row extends Item, Form extends ItemForm>({
  resource,
  editing,
  Fields,
  onSaved,
  onCancel,
}: ItemEditorProps<Row, Form>) {
  const { row, form } = editing;
  const element = useRef<HTMLFormElement>(null);
  const { isSaving, errors, setErrors, conflict, ...saving } = useSaveItem(
    resource,
    element,
    onSaved,
  );
  const change = (wanted: FormChange<Form>) => {
    const current = resource.editing.get();
    if (current?.row.id !== row.id) return;
    const part = changedFields(wanted, current.form);
    resource.editing.set({ ...current, form: { ...current.form, ...part } });
    setErrors(withoutKeys(errors, part));
  };
  const onImage: ChangeImage = (next) => {
    const current = resource.editing.get();
    if (current?.row.id !== row.id) return;
    const image = next(current.form.image);
    resource.editing.set({ ...current, form: { ...current.form, image } });
    setErrors(withoutKeys(errors, { imageUrl: true }));
  };
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
        aria-label={`Edit ${row.name}`}
        noValidate
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
        onPaste={pasteImage(onImage)}
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
            pendingText="Saving..."
          >
            Save
          </Button>
          <Button
            kind="quiet"
            size="small"
            disabled={isSaving}
            onClick={onCancel}
          >
            Cancel
          </Button>
        </div>
      </form>
    </li>
  );
}
