import { useEffect } from "react";
import {
  type QueryFunction,
  type QueryKey,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { ApiError, send } from "#web/data/api.ts";
import { reasonOf } from "#web/data/failure.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { showToast } from "#web/ui/toasts.ts";
import type { OrderPage } from "#shared/api/page.ts";
import { getMakerOrder, getOrder, noteSeen } from "#shared/orders/calls.ts";
import type { FieldErrors } from "#shared/api/schema.ts";
import { useFormats, usePage } from "#web/data/shop-context.ts";
import { callQuery } from "#web/data/queries.ts";
import type { Formats } from "#shared/text/formats.ts";

// The order comes with the page; the reply to each change replaces it.

type PageOf<Viewer> = Extract<OrderPage, { viewer: Viewer }>;

/** Returns the current order of the shopper's page. */
export function useShopperOrder() {
  const { token, order } = usePageOf("shopper");
  const query = callQuery(getOrder, { params: { token } });
  return useOrder({ token, order, query });
}

/** Returns the current order of the maker's page. */
export function useMakerOrder() {
  const { token, order } = usePageOf("maker");
  const query = callQuery(getMakerOrder, { params: { token } });
  return useOrder({ token, order, query });
}

function useOrder<Order extends object>(given: {
  token: string;
  order: Order;
  query: { queryKey: QueryKey; queryFn?: QueryFunction<Order> };
}) {
  const { token, order: initialData, query } = given;
  const queryClient = useQueryClient();
  const { data: order, refetch } = useQuery({
    ...query,
    initialData,
  });
  const setOrder = (next: Order) =>
    queryClient.setQueryData(query.queryKey, next);
  return { token, order, refetch, setOrder };
}

/** Tells the shop once that the maker has the order before her. */
export function useNoteSeen(): void {
  const { token, order } = useMakerOrder();
  useEffect(() => {
    // What it is for may wait: nobody is told that it failed.
    if (!order.isSeen)
      void send(noteSeen, { params: { token } }).catch(() => undefined);
  }, [token, order.isSeen]);
}

type ChangeOptions<Input, Order> = {
  /** The title of the notification after a failure; the reason follows. */
  failed: string;
  onMutate?: () => void;
  onChanged?: (changed: Order, input: Input) => void;
  /** Takes the faults of fields, of which no notification tells then. */
  onFields?: (fields: FieldErrors, input: Input) => void;
  /** Tells of the faults of fields as well, which may be out of sight. */
  tellsFields?: true;
};

/**
 * Returns a mutation whose reply becomes the order of the page. After a refusal
 * the order is read again: another window may have changed it.
 */
export function useOrderChange<Input, Order>(
  page: { setOrder: (next: Order) => void; refetch: () => Promise<unknown> },
  change: (input: Input) => Promise<Order>,
  options: ChangeOptions<Input, Order>,
) {
  const { failed, onMutate, onChanged, onFields, tellsFields } = options;
  return useExclusiveMutation<Input, Order>({
    mutationFn: change,
    onMutate: () => onMutate?.(),
    onSuccess(changed, input) {
      page.setOrder(changed);
      onChanged?.(changed, input);
    },
    onError(error, input) {
      const problem = error instanceof ApiError ? error.problem : undefined;
      if (problem?.fields) onFields?.(problem.fields, input);
      if (problem?.fields && onFields && !tellsFields) return;
      showToast({ title: failed, description: reasonOf(error) }, "error");
      if (problem) void page.refetch();
    },
  });
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
