import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { PageState } from "#shared/api/page.ts";
import type { Messages } from "#shared/messages/rooms.ts";
import { MessagesContext } from "#web/data/messages.ts";
import { OverlayProvider } from "#web/overlays/OverlayProvider.tsx";
import {
  charmsQuery,
  clipConfigQuery,
  productPageQuery,
  contentPageQuery,
  resinsQuery,
  shownProductsQuery,
} from "#web/data/queries.ts";
import { ShopContext, type ShopPage } from "#web/data/shop-context.ts";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { ToastRegion } from "#web/ui/ToastRegion.tsx";
import { LATE_OVERLAYS } from "./late-code.ts";

/** The contexts that every page needs, and the notifications. */
export function Providers(props: {
  state: PageState;
  /** The texts of every room that the page shows. */
  messages: Partial<Messages>;
  queryClient: QueryClient;
  children: ReactNode;
}) {
  const { state, messages, queryClient, children } = props;
  const [page, change] = useState<ShopPage>(state);
  return (
    <QueryClientProvider client={queryClient}>
      <MessagesContext value={messages}>
        <ShopContext value={{ ...page, change }}>
          <OverlayProvider late={LATE_OVERLAYS}>
            <ErrorBoundary>{children}</ErrorBoundary>
            <ErrorBoundary isFloating>
              <ToastRegion />
            </ErrorBoundary>
          </OverlayProvider>
        </ShopContext>
      </MessagesContext>
    </QueryClientProvider>
  );
}

/** Fills the query cache with the data that came with the page. */
export function fillQueries(queryClient: QueryClient, state: PageState): void {
  const { products, listPage, charms, resins, clipConfig, clip, content } =
    state;
  if (products)
    queryClient.setQueryData(
      shownProductsQuery(listPage, listPage?.number).queryKey,
      products,
    );
  if (charms) queryClient.setQueryData(charmsQuery.queryKey, charms);
  if (resins) queryClient.setQueryData(resinsQuery.queryKey, resins);
  if (clipConfig)
    queryClient.setQueryData(clipConfigQuery.queryKey, clipConfig);
  if (clip)
    queryClient.setQueryData(
      productPageQuery(clip.product.slug).queryKey,
      clip,
    );
  if (content)
    queryClient.setQueryData(contentPageQuery(content.slug).queryKey, content);
}
