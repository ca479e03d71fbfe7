import {
  QueryClient,
  queryOptions,
  useQueryClient,
} from "@tanstack/react-query";
import { API } from "#shared/paths.ts";
import { ApiError, api, type Schema } from "./api.ts";
import { useWrite } from "./useWrite.ts";

/**
 * Data never becomes stale by itself; nothing is retried, polled or fetched
 * again on focus. Offline a request fails at once instead of waiting unseen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** A query whose key's first element is its URL. A 401 is an error. */
export function urlQuery<T>(path: string, schema: Schema<T>) {
  return queryOptions({
    queryKey: [path] as const,
    queryFn: ({ queryKey: [url], signal }) => api.get(url, { schema, signal }),
  });
}

/** The same for what only a session sees: a 401 counts as nothing. */
export function urlQueryOrNull<T>(path: string, schema: Schema<T>) {
  return queryOptions({
    queryKey: [path] as const,
    queryFn: ({ queryKey: [url], signal }): Promise<T | null> =>
      api.get<T | null>(url, { schema, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }),
  });
}

// The schemas come with the first reply that needs them, not with the page.
export const productsQuery = urlQuery(API.products, () =>
  import("#shared/catalog.ts").then((module) => module.ProductList),
);
export const charmsQuery = urlQuery(API.charms, () =>
  import("#shared/charms.ts").then((module) => module.CharmList),
);
export const clipConfigQuery = urlQuery(API.clipConfig, () =>
  import("#shared/clip.ts").then((module) => module.CustomClipConfig),
);
export const cartQuery = urlQuery(API.cart, () =>
  import("#shared/cart.ts").then((module) => module.Cart),
);

/** Writes to the cart wait for each other, in the order they were made. */
export const CART_SCOPE = { id: "cart" } as const;

/**
 * Fetches the cart as it is now. Its first fetch may still be under way and
 * older than what has changed: a second one would only wait for that.
 */
export async function fetchCartAnew(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: [API.cart] });
  await queryClient.refetchQueries({ queryKey: [API.cart] });
}

type CartWrite<TInput, TReply> = {
  write: (input: TInput) => Promise<TReply>;
  onSuccess?: (reply: TReply, input: TInput) => void;
  onError?: (error: Error, input: TInput) => void;
};

/**
 * A change of the cart. Afterwards, well or ill, the cart is fetched again;
 * the change counts as pending until that is done.
 */
export function useCartMutation<TInput, TReply>({
  write,
  onSuccess,
  onError,
}: CartWrite<TInput, TReply>) {
  const queryClient = useQueryClient();
  return useWrite({
    scope: CART_SCOPE,
    mutationFn: write,
    onSuccess: (reply, input) => onSuccess?.(reply, input),
    onError: (error, input) => onError?.(error, input),
    onSettled: () => fetchCartAnew(queryClient),
  });
}
