import * as calls from "#shared/catalog/calls.ts";
import type { Elysia } from "elysia";
import * as z from "zod/mini";
import { PRODUCTS_PER_PAGE } from "#shared/catalog/rules.ts";
import { ProductPageNumber } from "#shared/catalog/schema.ts";
import type { Product } from "#shared/catalog/schema.ts";
import type { Deps } from "#server/deps.ts";
import { route } from "#server/http/route.ts";
import { createCachedJson } from "#server/http/cached-json.ts";
import { asShownAt } from "./openings.ts";
import { readShownPrices } from "./shown-prices.ts";
import { listProductPage, listProducts } from "./store.ts";

const PAGE_PATH = z.object({ page: ProductPageNumber });

export function catalogRoutes(deps: Deps) {
  const respond = createCachedJson(deps, calls.listProducts.path, () =>
    readShown(deps, () => listProducts(deps.db)),
  );
  return (app: Elysia) =>
    app
      .use(
        route(
          calls.listProducts,
          { summary: "The clips, in the maker's order" },
          ({ request }) => respond(request),
        ),
      )
      .use(
        route(
          calls.listProductPage,
          {
            summary: `A page of the clips, at most ${PRODUCTS_PER_PAGE}, counted from 1`,
            params: PAGE_PATH,
          },
          ({ params }) =>
            readShown(deps, () => listProductPage(deps.db, params.page)),
        ),
      );
}

async function readShown(
  deps: Deps,
  read: () => Promise<Product[]>,
): Promise<Product[]> {
  const now = deps.clock.now();
  const products = await readShownPrices(deps, read);
  return products.map((product) => asShownAt(product, now));
}
