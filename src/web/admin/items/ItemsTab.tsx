import { useRef } from "react";
import { useVoice } from "#web/admin/data/voice.ts";
import { restoredForm } from "#web/admin/editor/table.ts";
import { AddButton } from "#web/admin/items/form/AddButton.tsx";
import { NewItem } from "#web/admin/items/form/NewItem.tsx";
import * as css from "#web/admin/items/form/NewItem.css.ts";
import { useAdding } from "#web/admin/items/form/useAdding.ts";
import { ItemList } from "#web/admin/items/list/ItemList.tsx";
import { showToast } from "#web/ui/toasts.ts";
import type { Item, Resource } from "./resource.ts";

/** A tab with the form for a new item and the list of the saved ones. */
export function ItemsTab({ resource }: { resource: Resource }) {
  const voice = useVoice();
  const { t } = voice;
  const { fields, emptyForm } = resource;
  const list = resource.useRows();
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
    else if (adding.place === "sheet" && !resource.draft.isChanged())
      adding.close();
  };
  const onDuplicate = (row: Item) => {
    const before = resource.draft.get();
    const copy = resource.toForm(row);
    resource.draft.set(resource.toCopy(copy, voice));
    adding.open("name");
    showToast(t.form.copied, "ok", {
      label: t.undo,
      onPress: () =>
        resource.draft.set(restoredForm(fields, before, emptyForm)),
    });
  };
  return (
    <div ref={tab} className={isTwo ? css.tabs.two : css.tabs.one}>
      <NewItem
        resource={resource}
        adding={adding}
        onFold={() => focusOutside("[data-add]")}
        onCreated={onCreated}
      />
      <ItemList resource={resource} list={list} onDuplicate={onDuplicate}>
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
