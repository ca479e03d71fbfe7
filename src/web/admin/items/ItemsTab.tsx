import { useEffect, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useVoice } from "#web/data/voice.ts";
import { restoredForm } from "#web/data/table.ts";
import { AddButton, useAdding } from "#web/admin/items/form/AddButton.tsx";
import { NewItem } from "#web/admin/items/form/NewItem.tsx";
import * as css from "#web/admin/items/form/NewItem.css.ts";
import { ItemList } from "#web/admin/items/list/ItemList.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { listProducts } from "#shared/catalog/calls.ts";
import { allProductsQuery } from "#web/admin/data/admin-queries.ts";
import { afterList } from "#web/admin/items/list/ItemRow.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { DialogButton } from "#web/ui/DialogButton.tsx";
import { lateComponent } from "#web/ui/late-code.ts";
import type { Item, Resource } from "./resource.ts";
import { productResource } from "./products.tsx";

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

export function ProductsTab() {
  const queryClient = useQueryClient();
  // The shop's own list, in case the maker goes on there in this tab.
  useEffect(
    () => () => queryClient.removeQueries({ queryKey: [listProducts.path] }),
    [queryClient],
  );
  const { queryKey } = allProductsQuery;
  return (
    <>
      <ItemsTab resource={productResource} />
      <div className={afterList}>
        <ImportButton
          onAdded={() => void queryClient.invalidateQueries({ queryKey })}
        />
      </div>
    </>
  );
}

const dialog = lateComponent([], () =>
  import("#web/admin/import/ImportDialog.tsx").then(
    (module) => module.ImportDialog,
  ),
);

/** Opens the import from another shop; `onAdded` is called after each clip. */
function ImportButton({ onAdded }: { onAdded: () => void }) {
  const { failure } = useMessages("first");
  return (
    <DialogButton
      name="import"
      part={dialog}
      given={{ onAdded }}
      failed={failure.offline}
    >
      {useMessages("panel").importFrom}
    </DialogButton>
  );
}
