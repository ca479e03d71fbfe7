import { listAllProducts, productCalls } from "#shared/admin/item-calls.ts";
import { itemAdminRoutes } from "./item-routes.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { readShownPrices } from "./shown-prices.ts";
import {
  createProduct,
  listAllProducts as readAllProducts,
  removeProduct,
  reorderProducts,
  restoreProduct,
  updateProduct,
} from "./store.ts";

/** Adds the routes with which the maker edits products. */
export function productAdminRoutes(deps: Deps) {
  // The slug of a new product is made from its name in the shop's language.
  const inLanguage = async <T>(input: T) => {
    const { language } = (await deps.locale()).formats;
    return { ...input, language };
  };
  const edit = itemAdminRoutes(deps, {
    calls: productCalls,
    store: {
      create: async (tx, input) => createProduct(tx, await inLanguage(input)),
      update: async (tx, input) => updateProduct(tx, await inLanguage(input)),
      remove: removeProduct,
      restore: async (tx, target) =>
        restoreProduct(tx, await inLanguage(target)),
      reorder: reorderProducts,
    },
  });
  return [
    ...edit,
    ...routes(
      { listAllProducts },
      {
        listAllProducts: () =>
          readShownPrices(deps, () => readAllProducts(deps.db)),
      },
    ),
  ];
}
