import type { QueryClient } from "@tanstack/react-query";
import { listProducts } from "#shared/catalog/calls.ts";
import type { ProductPage, Product } from "#shared/catalog/schema.ts";
import { productPageQuery } from "#web/data/queries.ts";

/**
 * What the browser knows of a clip: its page's data, or else what a list on a
 * page before tells of it.
 */
export function knownProduct(
  queryClient: QueryClient,
  slug: string,
): ProductPage | undefined {
  const page = queryClient.getQueryData(productPageQuery(slug).queryKey);
  if (page) return page;
  const lists = queryClient.getQueriesData<Product[]>({
    queryKey: [listProducts.path],
  });
  const product = lists
    .flatMap(([, list = []]) => list)
    .find((each) => each.slug === slug);
  return product && { product, html: "", resin: null, more: [] };
}
