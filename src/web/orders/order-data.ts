import { useEffect } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { send } from "#web/data/api.ts";
import type { OrderPage } from "#shared/api/page.ts";
import { getMakerOrder, getOrder, noteSeen } from "#shared/orders/calls.ts";
import type { MakerOrder, ShopperOrder } from "#shared/orders/progress.ts";
import { useFormats, usePage } from "#web/data/shop-context.ts";
import { callQuery } from "#web/data/queries.ts";
import type { Formats } from "#shared/text/formats.ts";

// The order comes with the page; the response to each change replaces it.

const shopperQuery = (token: string) =>
  callQuery(getOrder, { params: { token } });
const makerQuery = (token: string) =>
  callQuery(getMakerOrder, { params: { token } });

type PageOf<Viewer> = Extract<OrderPage, { viewer: Viewer }>;

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
  useEffect(() => {
    // What it is for may wait: nobody is told that it failed.
    if (!order.isSeen)
      void send(noteSeen, { params: { token } }).catch(() => undefined);
  }, [token, order.isSeen]);
  return { token, order, refetch, setOrder };
}

function usePageOf<Viewer extends OrderPage["viewer"]>(
  viewer: Viewer,
): PageOf<Viewer> {
  const { orderPage } = usePage();
  if (!isOf(orderPage, viewer))
    throw new Error("This page came without its order.");
  return orderPage;
}

function isOf<Viewer extends OrderPage["viewer"]>(
  page: OrderPage | undefined,
  viewer: Viewer,
): page is PageOf<Viewer> {
  return page?.viewer === viewer;
}

/** The formats of the order's currency, which may be another than the shop's. */
export function useOrderFormats(): Formats {
  const now = useFormats();
  return usePage().orderPage?.formats ?? now;
}
