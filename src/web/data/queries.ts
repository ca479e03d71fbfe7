import {
  QueryClient,
  type QueryKey,
  queryOptions,
  useQueryClient,
} from "@tanstack/react-query";
import type { PageState } from "#shared/api/page.ts";
import { API, pagePath, productPagePath } from "#shared/api/paths.ts";
import { HAS_CART_COOKIE } from "#shared/cart/rules.ts";
import type { Cart } from "#shared/cart/schema.ts";
import { ApiError, api, type Schema } from "./api.ts";
import { useExclusiveMutation } from "./useExclusiveMutation.ts";

/**
 * Creates a query client. Data never becomes stale, and nothing is retried,
 * polled or fetched again on focus. Offline, a request fails at once instead of
 * pausing silently.
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

/** Returns a query whose key is its URL. Status 401 is an error. */
export function urlQuery<T>(
  path: string,
  schema: Schema<T>,
  queryKey: QueryKey = [path],
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => api.get(path, { schema, signal }),
  });
}

/** Like `urlQuery`, but status 401 resolves to null. */
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

// The code of the schemas is loaded with the first response, not the page.
const productList = () =>
  import("#shared/catalog/schema.ts").then((module) => module.ProductList);
export const productsQuery = urlQuery(API.products, productList);
/** Its key begins like that of the whole list: both are fetched again. */
const productPageQuery = (page: number) =>
  urlQuery(productPagePath(page), productList, [API.products, page]);
/** The products on a page of the shop: all, if its list has only one page. */
export const shownProductsQuery = (
  productPage: PageState["productPage"],
  page = 1,
) => (productPage ? productPageQuery(page) : productsQuery);
export const charmsQuery = urlQuery(API.charms, () =>
  import("#shared/clip/charms.ts").then((module) => module.CharmList),
);
export const resinsQuery = urlQuery(API.resins, () =>
  import("#shared/clip/resins.ts").then((module) => module.ResinList),
);
export const clipConfigQuery = urlQuery(API.clipConfig, () =>
  import("#shared/clip/schema.ts").then((module) => module.CustomClipConfig),
);
export const contentPageQuery = (slug: string) =>
  urlQuery(pagePath(slug), () =>
    import("#shared/site/pages.ts").then((module) => module.ContentPage),
  );
export const loadCartSchema = () =>
  import("#shared/cart/schema.ts").then((module) => module.Cart);
export const cartQuery = queryOptions({
  queryKey: [API.cart] as const,
  queryFn: async ({ queryKey: [url], signal }): Promise<Cart> =>
    hasCart() ? api.get(url, { schema: loadCartSchema, signal }) : [],
});

function hasCart(): boolean {
  return document.cookie.includes(`${HAS_CART_COOKIE}=`);
}

/** Makes the mutations of the cart run one at a time, in the order of calls. */
export const CART_SCOPE = { id: "cart" } as const;

/**
 * Fetches the cart again. A fetch in progress may return data from before the
 * last change, so it is canceled first: TanStack Query would reuse the first
 * fetch of a query.
 */
export async function refetchCart(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: [API.cart] });
  await queryClient.refetchQueries({ queryKey: [API.cart] });
}

type CartMutation<TInput, TReply> = {
  write: (input: TInput) => Promise<TReply>;
  onSuccess?: (reply: TReply, input: TInput) => void;
  onError?: (error: Error, input: TInput) => void;
};

/**
 * Returns a mutation of the cart. After success or failure the cart is fetched
 * again, and the mutation stays pending until that fetch ends.
 */
export function useCartMutation<TInput, TReply>({
  write,
  onSuccess,
  onError,
}: CartMutation<TInput, TReply>) {
  const queryClient = useQueryClient();
  return useExclusiveMutation({
    scope: CART_SCOPE,
    mutationFn: write,
    onSuccess: (reply, input) => onSuccess?.(reply, input),
    onError: (error, input) => onError?.(error, input),
    onSettled: () => refetchCart(queryClient),
  });
}
