import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { Button } from "../ui/Button.tsx";
import { actions as actionsClass } from "./admin.css.ts";
import { ClashNotice } from "./ClashNotice.tsx";
import { withoutKeys } from "./form-errors.ts";
import * as css from "./GoodRow.css.ts";
import type { Editing, Fields, Good, GoodForm, Goods } from "./goods.ts";
import { type ChangeImage, pasteImage } from "./image-value.ts";
import { useSaveGood } from "./useSaveGood.ts";

type GoodEditorProps<Row extends Good, Form extends GoodForm> = {
  goods: Goods<Row, Form>;
  editing: Editing<Row, Form>;
  Fields: Fields<Form>;
  /** It was saved and is a row again. */
  onSaved: () => void;
  onCancel: () => void;
};

/** The row that is being edited. Escape cancels. */
export function GoodEditor<Row extends Good, Form extends GoodForm>({
  goods,
  editing,
  Fields,
  onSaved,
  onCancel,
}: GoodEditorProps<Row, Form>) {
  const { row, form } = editing;
  const element = useRef<HTMLFormElement>(null);
  const { save, isSaving, errors, setErrors, clash, setClash } = useSaveGood(
    goods,
    element,
    onSaved,
  );
  const change = (part: Partial<Form>) => {
    const current = goods.editing.get();
    if (current?.row.id !== row.id) return;
    goods.editing.set({ ...current, form: { ...current.form, ...part } });
    setErrors(withoutKeys(errors, part));
  };
  const onImage: ChangeImage = (next) => {
    const current = goods.editing.get();
    if (current?.row.id !== row.id) return;
    const image = next(current.form.image);
    goods.editing.set({ ...current, form: { ...current.form, image } });
    setErrors(withoutKeys(errors, { imageUrl: true }));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) save({ ifMatch: row.updatedAt });
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
        {clash && (
          <ClashNotice
            goods={goods}
            clash={clash}
            mine={form}
            isPending={isSaving}
            onKeepMine={save}
            onTakeTheirs={(current) => {
              goods.editing.set({ row: current, form: goods.toForm(current) });
              setErrors({});
              setClash(null);
            }}
          />
        )}
        <Fields
          form={form}
          errors={errors}
          onChange={change}
          onImage={onImage}
          isEditing
          actions={
            <div className={actionsClass}>
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
          }
        />
      </form>
    </li>
  );
}
