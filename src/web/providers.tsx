import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PageState } from "#shared/page.ts";
import { CartProvider } from "./cart/CartProvider.tsx";
import { charmsQuery, clipConfigQuery, productsQuery } from "./queries.ts";
import { ShopContext } from "./shop/shop-context.ts";
import { ToastRegion } from "./ui/ToastRegion.tsx";

type ProvidersProps = {
  state: PageState;
  queryClient: QueryClient;
  children: ReactNode;
};

/** What every page builds on: the shop, its data, the cart, notifications. */
export function Providers({ state, queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ShopContext value={state}>
        <CartProvider>
          {children}
          <ToastRegion />
        </CartProvider>
      </ShopContext>
    </QueryClientProvider>
  );
}

/** Gives the queries what came with the page: it is not asked for again. */
export function fillQueries(queryClient: QueryClient, state: PageState): void {
  const { products, charms, clipConfig } = state;
  if (products) queryClient.setQueryData(productsQuery.queryKey, products);
  if (charms) queryClient.setQueryData(charmsQuery.queryKey, charms);
  if (clipConfig)
    queryClient.setQueryData(clipConfigQuery.queryKey, clipConfig);
}
