import { useQuery } from "@tanstack/react-query";
import { shownProductsQuery } from "#web/data/queries.ts";
import { usePage } from "#web/data/shop-context.ts";

/** Whether the shop has no clips, as on its first day. */
export function useIsEmpty(): boolean {
  const { listPage } = usePage();
  const { data } = useQuery(shownProductsQuery(listPage, 1));
  return data?.length === 0;
}
