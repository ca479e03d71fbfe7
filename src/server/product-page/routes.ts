import { getProductPage } from "#shared/catalog/calls.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { priceDigits } from "#server/catalog/shown.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { routes } from "#server/http/routes.ts";
import { findProductBySlug, readProductPage } from "./read.ts";

/** Adds the call with which the browser opens a product's page. */
export function productPageRoutes(deps: Deps) {
  return routes(
    { getProductPage },
    {
      getProductPage: async ({ params }) => {
        const product = await findProductBySlug(deps.db, params.slug);
        if (!product)
          throw new Problem("not_found", { message: errorKey("productGone") });
        return readProductPage(deps.db, product, {
          digits: await priceDigits(deps),
          now: deps.clock.now(),
        });
      },
    },
  );
}
