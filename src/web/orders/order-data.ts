import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OrderPage } from "#shared/api/page.ts";
import { makePath, orderPath } from "#shared/api/paths.ts";
import type { MakerOrder, ShopperOrder } from "#shared/orders/life-schema.ts";
import { usePage } from "#web/data/shop-context.ts";
import { urlQuery } from "#web/data/queries.ts";

// The order comes with the page; the response to each change replaces it.

const loadSchemas = () => import("#shared/orders/life-schema.ts");
export const loadShopperOrder = async () => (await loadSchemas()).ShopperOrder;
export const loadMakerOrder = async () => (await loadSchemas()).MakerOrder;

const shopperQuery = (token: string) =>
  urlQuery<ShopperOrder>(orderPath(token), loadShopperOrder);
const makerQuery = (token: string) =>
  urlQuery<MakerOrder>(makePath(token), loadMakerOrder);

type PageOf<Reader> = Extract<OrderPage, { reader: Reader }>;

/** Returns the current order of the shopper's page. */
export function useShopperOrder() {
  const queryClient = useQueryClient();
  const { token, order: initialData } = usePageOf("shopper");
  const query = shopperQuery(token);
  const { data: order, refetch } = useQuery({ ...query, initialData });
  const setOrder = (next: ShopperOrder) =>
    queryClient.setQueryData(query.queryKey, next);
  return { token, order, refetch, setOrder };
}

/** Returns the current order of the maker's page. */
export function useMakerOrder() {
  const queryClient = useQueryClient();
  const { token, order: initialData } = usePageOf("maker");
  const query = makerQuery(token);
  const { data: order, refetch } = useQuery({ ...query, initialData });
  const setOrder = (next: MakerOrder) =>
    queryClient.setQueryData(query.queryKey, next);
  return { token, order, refetch, setOrder };
}

function usePageOf<Reader extends OrderPage["reader"]>(
  reader: Reader,
): PageOf<Reader> {
  const { orderPage } = usePage();
  if (!isOf(orderPage, reader))
    throw new Error("This page came without its order.");
  return orderPage;
}

function isOf<Reader extends OrderPage["reader"]>(
  page: OrderPage | undefined,
  reader: Reader,
): page is PageOf<Reader> {
  return page?.reader === reader;
}
