import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "#web/data/messages.ts";
import { useStore } from "#web/data/store.ts";
import { pictureForm } from "#web/admin/image-field/picture-form.ts";
import type {
  Fields,
  Item,
  ItemForm,
  ItemResource,
} from "#web/admin/items/resource/item-resource.ts";
import * as css from "./NewItem.css.ts";
import type { Opening } from "./useAdding.ts";
import { useCreateItem } from "./useCreateItem.ts";

type CreateFormProps<Row extends Item, Form extends ItemForm> = {
  id: string;
  resource: ItemResource<Row, Form>;
  Fields: Fields<Form>;
  opening: Opening | undefined;
  onCreated: () => void;
  /** The form's button, where that is not outside of it. */
  children?: ReactNode;
};

/** The fields of a new item. */
export function CreateForm<Row extends Item, Form extends ItemForm>({
  id,
  resource,
  Fields,
  opening,
  onCreated,
  children,
}: CreateFormProps<Row, Form>) {
  const element = useRef<HTMLFormElement>(null);
  const t = useMessages("panel");
  const form = useStore(resource.draft);
  const { create, isCreating, errors, setErrors } = useCreateItem(
    resource,
    element,
    onCreated,
  );
  useEffect(() => {
    if (!opening) return;
    const isCopy = opening.focus === "name";
    // A copy has none of the errors of what it replaces.
    if (isCopy) setErrors({});
    const field = element.current?.querySelector<HTMLInputElement>(
      isCopy ? "input[type=text]" : "input, button",
    );
    // The first field is at the top, and its label above it.
    field?.focus({ preventScroll: !isCopy });
    if (isCopy) field?.select();
  }, [opening, setErrors]);
  const { change, onImage, onPaste } = pictureForm({
    read: resource.draft.get,
    write: resource.draft.set,
    errors,
    setErrors,
    texts: t.picture,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isCreating) create();
  };
  return (
    <form
      ref={element}
      id={id}
      className={css.form}
      aria-label={t.items[resource.kind].add}
      noValidate
      onSubmit={onSubmit}
      onPaste={onPaste}
    >
      <div className={css.fields}>
        <Fields
          form={form}
          errors={errors}
          onChange={change}
          onImage={onImage}
          isEditing={false}
        />
      </div>
      {children}
    </form>
  );
}
