import type { Elysia } from "elysia";
import * as z from "zod/mini";
import { PRODUCTS_PER_PAGE } from "#shared/catalog/pages.ts";
import { ProductList, ProductPageNumber } from "#shared/catalog/schema.ts";
import { API, productPagePath } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { createCachedJson } from "#server/http/cached-json.ts";
import { operation } from "#server/http/operation.ts";
import { pathParts, replies } from "#server/http/route-schemas.ts";
import { listProductPage, listProducts } from "./store.ts";

const PAGE_PATH = pathParts(z.object({ page: ProductPageNumber }));

export function catalogRoutes(deps: Deps) {
  const respond = createCachedJson(deps, API.products, () =>
    listProducts(deps.db),
  );
  return (app: Elysia) =>
    app
      .get(API.products, ({ request }) => respond(request), {
        response: replies(ProductList),
        detail: operation("The clips, in the owner's order"),
      })
      .get(
        productPagePath(":page"),
        ({ params }) => listProductPage(deps.db, params.page),
        {
          params: PAGE_PATH,
          response: replies(ProductList),
          detail: operation(
            `A page of the clips, at most ${PRODUCTS_PER_PAGE}, counted from 1`,
          ),
        },
      );
}
