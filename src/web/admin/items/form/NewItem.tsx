import { useMessages } from "#web/data/messages.ts";
import { type FormEvent, useEffect, useRef } from "react";
import { from } from "#web/ui/media.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { useMedia } from "#web/ui/useMedia.ts";
import { panelTitle } from "#web/admin/form/admin.css.ts";
import type {
  Fields,
  Item,
  ItemForm,
  ItemResource,
} from "#web/admin/items/resource/item-resource.ts";
import { pictureForm } from "#web/admin/image-field/picture-form.ts";
import * as css from "./NewItem.css.ts";
import { useStore } from "#web/data/store.ts";
import { useCreateItem } from "./useCreateItem.ts";
import { useKeptFree } from "./useKeptFree.ts";

type NewItemProps<Row extends Item, Form extends ItemForm> = {
  resource: ItemResource<Row, Form>;
  Fields: Fields<Form>;
  /** How often the form was filled with a copy of a row. */
  copies: number;
  /** Whether the form is expanded; only narrow windows can collapse it. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

export function NewItem<Row extends Item, Form extends ItemForm>(
  props: NewItemProps<Row, Form>,
) {
  const isWide = useMedia(from.lg);
  const summary = useRef<HTMLElement>(null);
  useKeptFree(summary);
  const { items } = useMessages("panel");
  const title = (
    <h2 className={panelTitle}>{items[props.resource.kind].add}</h2>
  );
  const form = <CreateForm {...props} />;
  if (isWide)
    return (
      <section className={css.formPanel}>
        <div className={css.title}>{title}</div>
        {form}
      </section>
    );
  return (
    <section className={css.formPanel}>
      <details
        open={props.isOpen}
        onToggle={(event) => props.onOpen(event.currentTarget.open)}
      >
        <summary ref={summary} className={css.summary}>
          {title}
          <Icon name="plus" className={css.summaryIcon} />
        </summary>
        {form}
      </details>
    </section>
  );
}

function CreateForm<Row extends Item, Form extends ItemForm>({
  resource,
  Fields,
  copies,
}: NewItemProps<Row, Form>) {
  const element = useRef<HTMLFormElement>(null);
  const t = useMessages("panel");
  const { add, create: createText } = t.items[resource.kind];
  const form = useStore(resource.draft);
  const { create, isCreating, errors, setErrors } = useCreateItem(
    resource,
    element,
  );
  // A copy has none of the errors of what it replaces.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each copy
  useEffect(() => setErrors({}), [copies]);
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
      className={css.form}
      aria-label={add}
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
      <div className={css.actions}>
        <Button
          type="submit"
          size="small"
          isBlock
          isPending={isCreating}
          pendingText={t.form.creating}
        >
          {createText}
        </Button>
      </div>
    </form>
  );
}
