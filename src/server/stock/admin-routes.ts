import * as calls from "#shared/stock/calls.ts";
import type { Elysia } from "elysia";
import { priceDigits, withShownPrices } from "#server/catalog/shown-prices.ts";
import type { Deps } from "#server/deps.ts";
import { route, ROW_PATH } from "#server/http/route.ts";
import { changeStock } from "./change-stock.ts";

/** Adds the route with which the maker counts up and down. */
export const stockAdminRoutes = (deps: Deps) => (app: Elysia) =>
  app.use(
    route(
      calls.changeStock,
      {
        summary: "Change the stock of a product or a variant by some pieces",
        params: ROW_PATH,
        errors: [409],
      },
      async ({ params, body }) =>
        withShownPrices(
          await changeStock(deps, { ...params, ...body }),
          await priceDigits(deps),
        ),
    ),
  );
