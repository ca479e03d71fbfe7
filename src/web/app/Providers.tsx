import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { PageState } from "#shared/api/page.ts";
import { OverlayProvider } from "#web/overlays/OverlayProvider.tsx";
import {
  charmsQuery,
  clipConfigQuery,
  contentPageQuery,
  resinsQuery,
  shownProductsQuery,
} from "#web/data/queries.ts";
import { ShopContext, type ShopPage } from "#web/data/shop-context.ts";
import { ToastRegion } from "#web/ui/toast/ToastRegion.tsx";
import { OVERLAY_PARTS } from "./overlay-parts.ts";

type ProvidersProps = {
  state: PageState;
  queryClient: QueryClient;
  children: ReactNode;
};

/** The contexts that every page needs, and the notifications. */
export function Providers({ state, queryClient, children }: ProvidersProps) {
  const [page, change] = useState<ShopPage>(state);
  return (
    <QueryClientProvider client={queryClient}>
      <ShopContext value={{ ...page, change }}>
        <OverlayProvider parts={OVERLAY_PARTS}>
          {children}
          <ToastRegion />
        </OverlayProvider>
      </ShopContext>
    </QueryClientProvider>
  );
}

/** Fills the query cache with the data that came with the page. */
export function fillQueries(queryClient: QueryClient, state: PageState): void {
  const { products, productPage, charms, resins, clipConfig, content } = state;
  if (products)
    queryClient.setQueryData(
      shownProductsQuery(productPage, productPage?.number).queryKey,
      products,
    );
  if (charms) queryClient.setQueryData(charmsQuery.queryKey, charms);
  if (resins) queryClient.setQueryData(resinsQuery.queryKey, resins);
  if (clipConfig)
    queryClient.setQueryData(clipConfigQuery.queryKey, clipConfig);
  if (content)
    queryClient.setQueryData(contentPageQuery(content.slug).queryKey, content);
}
