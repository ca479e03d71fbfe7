import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "#web/data/messages.ts";
import { useStore } from "#web/data/store.ts";
import { handlersOf } from "#web/admin/editor/TableField.tsx";
import type { Resource } from "#web/admin/items/resource.ts";
import { ItemFields } from "./ItemFields.tsx";
import * as css from "./NewItem.css.ts";
import type { Opening } from "./useAdding.ts";
import { useCreateItem } from "./useCreateItem.ts";

type CreateFormProps = {
  id: string;
  resource: Resource;
  opening: Opening | undefined;
  onCreated: () => void;
  /** The form's button, where that is not outside of it. */
  children?: ReactNode;
};

/** The fields of a new item. */
export function CreateForm({
  id,
  resource,
  opening,
  onCreated,
  children,
}: CreateFormProps) {
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
  const { onNext, onPaste } = handlersOf({
    table: resource.fields,
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
        <ItemFields
          resource={resource}
          form={form}
          errors={errors}
          onNext={onNext}
          isNew
        />
      </div>
      {children}
    </form>
  );
}
