import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listProducts } from "#shared/catalog/calls.ts";
import { allProductsQuery } from "#web/admin/data/admin-queries.ts";
import { ImportButton } from "#web/admin/import/ImportButton.tsx";
import * as css from "#web/admin/items/list/ItemRow.css.ts";
import { ItemsTab } from "./ItemsTab.tsx";
import { productResource } from "./products.tsx";

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
      <div className={css.afterList}>
        <ImportButton
          onAdded={() => void queryClient.invalidateQueries({ queryKey })}
        />
      </div>
    </>
  );
}
