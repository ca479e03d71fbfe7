import * as calls from "#shared/catalog/calls.ts";
import type { Product } from "#shared/catalog/schema.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { createCachedJson } from "#server/http/packed.ts";
import { asShownAt } from "./openings.ts";
import { readShownPrices } from "./shown-prices.ts";
import { listProductPage, listProducts } from "./store.ts";

export function catalogRoutes(deps: Deps) {
  const respond = createCachedJson(deps, calls.listProducts.path, () =>
    readShown(deps, () => listProducts(deps.db)),
  );
  return routes(calls, {
    listProducts: ({ request }) => respond(request),

    listProductPage: ({ params }) =>
      readShown(deps, () => listProductPage(deps.db, params.page)),
  });
}

async function readShown(
  deps: Deps,
  read: () => Promise<Product[]>,
): Promise<Product[]> {
  const now = deps.clock.now();
  const products = await readShownPrices(deps, read);
  return products.map((product) => asShownAt(product, now));
}
