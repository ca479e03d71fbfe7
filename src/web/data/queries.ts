import {
  MutationCache,
  QueryClient,
  type QueryKey,
  queryOptions,
  useQueryClient,
} from "@tanstack/react-query";
import type { PageState } from "#shared/api/page.ts";
import type { Call } from "#shared/api/call.ts";
import { findRecentOrder, getCart, placeOrder } from "#shared/cart/calls.ts";
import {
  getProductPage,
  listProductPage,
  listProducts,
} from "#shared/catalog/calls.ts";
import { getClipConfig, listCharms, listResins } from "#shared/clip/calls.ts";
import { getPage } from "#shared/site/calls.ts";
import { HAS_CART_COOKIE } from "#shared/cart/rules.ts";
import type { Message } from "#shared/messages/shop.ts";
import type { Cart } from "#shared/cart/schema.ts";
import { type CallFor, send, type Sending, sentPath } from "./api.ts";
import { FormError, formReasonOf, reasonOf, StatedError } from "./failure.ts";
import { useMessages } from "./messages.ts";
import { useExclusiveMutation } from "./useExclusiveMutation.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** The title of the notification after a failure; the reason follows. */
      failed?: string | undefined;
      /** Says that what was typed is kept, where a form failed. */
      kept?: string | undefined;
    };
  }
}

type Tell = (message: Message, tone: "error") => void;

/** Tells of a failed mutation, unless the fields of its form do. */
const mutationCache = (tell: Tell) =>
  new MutationCache({
    onError(error, _input, _result, { meta: { failed, kept } = {} }) {
      if (failed === undefined || error instanceof FormError) return;
      const description =
        kept === undefined ? reasonOf(error) : formReasonOf(error, kept);
      tell({ title: failed, description }, "error");
    },
  });

/**
 * Creates a query client. Data never becomes stale, and nothing is retried,
 * polled or fetched again on focus, except for the cart, see `followCart`.
 * Offline, a request fails at once instead of pausing silently. `tell` shows
 * why a mutation failed whose `meta` has a title for it.
 */
export function createQueryClient(tell: Tell = () => {}): QueryClient {
  return new QueryClient({
    mutationCache: mutationCache(tell),
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

/** Returns a query whose key is the path of its call. */
export function callQuery<Row extends Call, Reply>(
  call: Row & CallFor<Reply>,
  sending: Sending<Row>,
  queryKey: QueryKey = [sentPath(call, sending)],
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => send<Row, Reply>(call, { ...sending, signal }),
  });
}

// The code of the schemas is loaded with the first response, not the page.
export const productsQuery = callQuery(listProducts, {});
/** Its key begins like that of the whole list: both are fetched again. */
const listPageQuery = (page: number) =>
  callQuery(listProductPage, { params: { page } }, [listProducts.path, page]);
/** The products on a page of the shop: all, if its list has only one page. */
export const shownProductsQuery = (
  listPage: PageState["listPage"],
  page = 1,
) => (listPage ? listPageQuery(page) : productsQuery);
export const charmsQuery = callQuery(listCharms, {});
export const resinsQuery = callQuery(listResins, {});
export const clipConfigQuery = callQuery(getClipConfig, {});
export const productPageQuery = (slug: string) =>
  callQuery(getProductPage, { params: { slug } });
export const contentPageQuery = (slug: string) =>
  callQuery(getPage, { params: { slug } });
export const cartQuery = queryOptions({
  queryKey: [getCart.path] as const,
  queryFn: async ({ signal }): Promise<Cart> =>
    hasCart() ? send(getCart, { signal }) : [],
});

/** Asked anew each time that it is shown. */
export const recentOrderQuery = {
  ...callQuery(findRecentOrder, {}),
  gcTime: 0,
};

function hasCart(): boolean {
  return document.cookie.includes(`${HAS_CART_COOKIE}=`);
}

/** Makes the mutations of the cart run one at a time, in the order of calls. */
export const CART_SCOPE = { id: "cart" } as const;

/** The key of the mutation that places an order. */
export const ORDER_KEY = [placeOrder.path] as const;

/** Fetches the cart again after a change, also in the other open tabs. */
export async function refetchCart(queryClient: QueryClient): Promise<void> {
  announceCart();
  await reloadCart(queryClient);
}

/**
 * Fetches the cart again. A fetch in progress may return data from before the
 * last change, so it is canceled first: TanStack Query would reuse the first
 * fetch of a query.
 */
export async function reloadCart(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: [getCart.path] });
  await queryClient.refetchQueries({ queryKey: [getCart.path] });
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
  const { noCookies } = useMessages("first").cart;
  return useExclusiveMutation({
    scope: CART_SCOPE,
    mutationFn: async (input: TInput) => {
      const reply = await write(input);
      if (!hasCart()) throw new StatedError(noCookies);
      return reply;
    },
    onSuccess: (reply, input) => onSuccess?.(reply, input),
    onError: (error, input) => onError?.(error, input),
    onSettled: () => refetchCart(queryClient),
  });
}

/** The channel on which the tabs of this browser tell of a changed cart. */
const NAME = "cart";

let channel: BroadcastChannel | undefined;

/** Tells the other open tabs that the cart has changed. */
function announceCart(): void {
  channel?.postMessage(NAME);
}

/** Calls `onChange` when another tab has changed the cart. */
export function listenForCart(onChange: () => void): () => void {
  // Without it, a tab follows once it is looked at; see `followCart`.
  if (!("BroadcastChannel" in globalThis)) return () => {};
  const own = new BroadcastChannel(NAME);
  own.onmessage = onChange;
  channel = own;
  return () => {
    own.close();
    channel = undefined;
  };
}
