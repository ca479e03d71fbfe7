import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import { useIsMutating } from "@tanstack/react-query";
import { handlersOf } from "#web/admin/editor/edited.ts";
import { useMessages } from "#web/data/messages.ts";
import { useBackToClose, useForwardToOpen } from "#web/data/history.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { lateComponent, useLateCode } from "#web/ui/late-code.ts";
import { showToast } from "#web/ui/toasts.ts";
import { panelTitle } from "#web/admin/form/admin.css.ts";
import type { Resource } from "#web/admin/items/resource.ts";
import { useStore } from "#web/data/store.ts";
import type { NewItemSheet } from "./NewItemSheet.tsx";
import type { Adding, Opening } from "./AddButton.tsx";
import { ItemFields } from "./ItemFields.tsx";
import { useCreateItem } from "./useCreateItem.ts";
import * as css from "./NewItem.css.ts";

export function NewItem(props: {
  resource: Resource;
  adding: Adding;
  /** Called when the form beside the list was folded away. */
  onFold: () => void;
  onCreated: () => void;
}) {
  const { resource, adding, onCreated } = props;
  const { place, isOpen, opening, close } = adding;
  const { cancel, items } = useMessages("panel");
  const t = items[resource.kind];
  const id = useId();
  const button = <CreateButton resource={resource} form={id} />;
  const form = { id, resource, opening, onCreated };
  if (place === "sheet")
    return (
      <Sheet
        isOpen={isOpen}
        title={t.add}
        onOpen={() => adding.open("first")}
        onClose={close}
        footer={
          <div className={css.sheetActions}>
            <Button kind="quiet" size="small" onClick={close}>
              {cancel}
            </Button>
            {button}
          </div>
        }
      >
        <CreateForm {...form} />
      </Sheet>
    );
  if (!isOpen) return null;
  return (
    <section className={css.panels[place]}>
      <h2 className={panelTitle}>
        {place === "page" ? (
          t.add
        ) : (
          <button
            type="button"
            className={css.folder}
            aria-expanded={true}
            aria-controls={id}
            onClick={() => {
              close();
              props.onFold();
            }}
          >
            <span>{t.add}</span>
            <Icon name="close" />
          </button>
        )}
      </h2>
      <CreateForm {...form}>
        <div className={css.actions}>{button}</div>
      </CreateForm>
    </section>
  );
}

const sheet = lateComponent([], () =>
  import("./NewItemSheet.tsx").then((module) => module.NewItemSheet),
);

type SheetProps = ComponentProps<typeof NewItemSheet> & { onOpen: () => void };

/** The sheet, whose code comes after the list. */
function Sheet({ onOpen, ...props }: SheetProps) {
  const { isOpen, onClose } = props;
  const { failure } = useMessages("first");
  useEffect(() => {
    // A later load might fail.
    sheet.load(true).catch(() => {});
  }, []);
  useBackToClose("new-item", isOpen, onClose);
  useForwardToOpen("new-item", onOpen);
  const Loaded = useLateCode(sheet, isOpen, () => {
    onClose();
    showToast({ title: failure.offline }, "error");
  });
  return Loaded ? <Loaded {...props} /> : null;
}

type CreateFormProps = {
  id: string;
  resource: Resource;
  opening: Opening | undefined;
  onCreated: () => void;
  /** The form's button, where that is not outside of it. */
  children?: ReactNode;
};

/** The fields of a new item. */
function CreateForm({
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

type CreateButtonProps = {
  resource: Resource;
  /** The id of the form that it sends. */
  form: string;
};

/** Creates the item of the form. */
function CreateButton({
  resource: { kind, mutationKeys },
  form,
}: CreateButtonProps) {
  const t = useMessages("panel");
  const isCreating = useIsMutating({ mutationKey: mutationKeys.create }) > 0;
  return (
    <Button
      type="submit"
      form={form}
      size="small"
      isBlock
      isPending={isCreating}
      pendingText={t.form.creating}
    >
      {t.items[kind].create}
    </Button>
  );
}
