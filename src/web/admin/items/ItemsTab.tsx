import { useVoice } from "#web/admin/data/voice.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { showToast } from "#web/ui/toast/toasts.ts";
import { columns } from "#web/admin/form/admin.css.ts";
import {
  type Fields,
  type Item,
  type ItemForm,
  type ItemResource,
  restoreForm,
  type Summary as SummaryOf,
} from "#web/admin/items/resource/item-resource.ts";
import { NO_IMAGE } from "#web/admin/image-field/image-value.ts";
import { ItemList } from "#web/admin/items/list/ItemList.tsx";
import { NewItem } from "#web/admin/items/form/NewItem.tsx";

type ItemsTabProps<Row extends Item, Form extends ItemForm> = {
  resource: ItemResource<Row, Form>;
  Fields: Fields<Form>;
  /** The content of a row below its name. */
  Details: (props: { row: Row }) => ReactNode;
  Summary?: SummaryOf<Row>;
};

/** A tab with the form for a new item and the list of the saved ones. */
export function ItemsTab<Row extends Item, Form extends ItemForm>({
  resource,
  Fields,
  Details,
  Summary,
}: ItemsTabProps<Row, Form>) {
  const voice = useVoice();
  const { t } = voice;
  const list = useQuery(resource.query);
  // A draft must not be hidden in a collapsed form.
  const [isOpen, setOpen] = useState<boolean | null>(
    () => resource.hasDraft() || null,
  );
  const [copies, setCopies] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const isEmpty = list.data?.length === 0;

  const onDuplicate = (row: Row) => {
    const before = resource.draft.get();
    const copy = resource.toForm(row);
    resource.draft.set(resource.toCopy(copy, voice));
    setCopies(copies + 1);
    setOpen(true);
    showToast(t.form.copied, "ok", {
      label: t.undo,
      onPress: () => resource.draft.set(restoreForm(before, NO_IMAGE)),
    });
    requestAnimationFrame(() => {
      const name = form.current?.querySelector<HTMLInputElement>(
        "form input[type=text]",
      );
      name?.focus();
      name?.select();
    });
  };
  return (
    <div className={columns}>
      <div ref={form} style={{ display: "contents" }}>
        <NewItem
          resource={resource}
          Fields={Fields}
          copies={copies}
          isOpen={isOpen ?? isEmpty}
          onOpen={setOpen}
        />
      </div>
      <ItemList
        resource={resource}
        list={list}
        Fields={Fields}
        Details={Details}
        onDuplicate={onDuplicate}
        Summary={Summary}
      />
    </div>
  );
}
