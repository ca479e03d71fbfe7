import * as calls from "#shared/stock/calls.ts";
import { priceDigits, withShownPrices } from "#server/catalog/shown-prices.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { changeStock } from "./change-stock.ts";

/** Adds the route with which the maker counts up and down. */
export const stockAdminRoutes = (deps: Deps) =>
  routes(calls, {
    changeStock: async ({ params, body }) =>
      withShownPrices(
        await changeStock(deps, { ...params, ...body }),
        await priceDigits(deps),
      ),
  });
