import { useVoice } from "#web/admin/data/voice.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { showToast } from "#web/ui/toast/toasts.ts";
import {
  type Details,
  type Fields,
  type Item,
  type ItemForm,
  type ItemResource,
  restoreForm,
  type Summary as SummaryOf,
} from "#web/admin/items/resource/item-resource.ts";
import { NO_IMAGE } from "#web/admin/image-field/image-value.ts";
import { ItemList } from "#web/admin/items/list/ItemList.tsx";
import { AddButton } from "#web/admin/items/form/AddButton.tsx";
import { NewItem } from "#web/admin/items/form/NewItem.tsx";
import { useAdding } from "#web/admin/items/form/useAdding.ts";
import * as css from "#web/admin/items/form/NewItem.css.ts";

type ItemsTabProps<Row extends Item, Form extends ItemForm> = {
  resource: ItemResource<Row, Form>;
  Fields: Fields<Form>;
  /** What a row says beside and below its name. */
  Words?: (props: { row: Row }) => ReactNode;
  /** Its price and its stock. */
  Details: Details<Row>;
  Summary?: SummaryOf<Row>;
};

/** A tab with the form for a new item and the list of the saved ones. */
export function ItemsTab<Row extends Item, Form extends ItemForm>({
  resource,
  Fields,
  Words,
  Details,
  Summary,
}: ItemsTabProps<Row, Form>) {
  const voice = useVoice();
  const { t } = voice;
  const list = useQuery(resource.query);
  const tab = useRef<HTMLDivElement>(null);
  const adding = useAdding(resource, list.data?.length === 0);
  const isTwo = adding.place === "beside" && adding.isOpen;

  /** Gives the focus back that was in the form, which is gone now. */
  const focusOutside = (selector: string) =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        tab.current?.querySelector<HTMLElement>(selector)?.focus();
    });
  const onCreated = () => {
    if (adding.place === "page") focusOutside("[data-list-heading]");
    // What was typed meanwhile is the next item.
    else if (adding.place === "sheet" && !resource.hasDraft()) adding.close();
  };
  const onDuplicate = (row: Row) => {
    const before = resource.draft.get();
    const copy = resource.toForm(row);
    resource.draft.set(resource.toCopy(copy, voice));
    adding.open("name");
    showToast(t.form.copied, "ok", {
      label: t.undo,
      onPress: () => resource.draft.set(restoreForm(before, NO_IMAGE)),
    });
  };
  return (
    <div ref={tab} className={isTwo ? css.tabs.two : css.tabs.one}>
      <NewItem
        resource={resource}
        Fields={Fields}
        adding={adding}
        onFold={() => focusOutside("[data-add]")}
        onCreated={onCreated}
      />
      <ItemList
        resource={resource}
        list={list}
        Fields={Fields}
        Words={Words}
        Details={Details}
        onDuplicate={onDuplicate}
        Summary={Summary}
      >
        {adding.hasButton && (
          <AddButton
            text={t.items[resource.kind].add}
            isMain={resource.kind !== "resin"}
            isDialog={adding.place === "sheet"}
            onPress={() => adding.open("first")}
          />
        )}
      </ItemList>
    </div>
  );
}
