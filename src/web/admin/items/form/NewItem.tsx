import { type ComponentProps, useEffect, useId } from "react";
import { useMessages } from "#web/data/messages.ts";
import { useBackToClose, useForwardToOpen } from "#web/data/useBackToClose.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { latePart, useLatePart } from "#web/ui/late/late-part.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { panelTitle } from "#web/admin/form/admin.css.ts";
import type { Resource } from "#web/admin/items/resource.ts";
import { CreateButton } from "./CreateButton.tsx";
import { CreateForm } from "./CreateForm.tsx";
import * as css from "./NewItem.css.ts";
import type { NewItemSheet } from "./NewItemSheet.tsx";
import type { Adding } from "./useAdding.ts";

type NewItemProps = {
  resource: Resource;
  adding: Adding;
  /** Called when the form beside the list was folded away. */
  onFold: () => void;
  onCreated: () => void;
};

export function NewItem(props: NewItemProps) {
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

const sheet = latePart([], () =>
  import("./NewItemSheet.tsx").then((module) => module.NewItemSheet),
);

type SheetProps = ComponentProps<typeof NewItemSheet> & { onOpen: () => void };

/** The sheet, whose code comes after the list. */
function Sheet({ onOpen, ...props }: SheetProps) {
  const { isOpen, onClose } = props;
  const { failure } = useMessages("storefront");
  useEffect(() => {
    // A later load might fail.
    sheet.load(true).catch(() => {});
  }, []);
  useBackToClose("new-item", isOpen, onClose);
  useForwardToOpen("new-item", onOpen);
  const Loaded = useLatePart(sheet, isOpen, () => {
    onClose();
    showToast({ title: failure.offline }, "error");
  });
  return Loaded ? <Loaded {...props} /> : null;
}
