import { API } from "#shared/api/paths.ts";
import { Product, ProductInput, ProductList } from "#shared/catalog/schema.ts";
import { itemAdminRoutes } from "./item-routes.ts";
import type { Deps } from "#server/deps.ts";
import { replies, takes } from "#server/http/route-schemas.ts";
import {
  createProduct,
  removeProduct,
  reorderProducts,
  restoreProduct,
  updateProduct,
} from "./store.ts";

/** Adds the routes with which the maker edits products. */
export const productAdminRoutes = (deps: Deps) =>
  itemAdminRoutes(deps, {
    one: "a product",
    many: "products",
    path: API.adminProducts,
    input: takes(ProductInput),
    row: replies(Product),
    list: replies(ProductList),
    store: {
      create: createProduct,
      update: updateProduct,
      remove: removeProduct,
      restore: restoreProduct,
      reorder: reorderProducts,
    },
  });
