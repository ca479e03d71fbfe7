import {
  lastListPage,
  priceRange,
  PRODUCTS_PER_PAGE,
  type Sorting,
} from "#shared/catalog/rules.ts";
import { fitsCart, mayBuyProduct } from "#shared/stock/rules.ts";
import type { Db } from "#server/db/handle.ts";
import * as calls from "#shared/catalog/calls.ts";
import type { Product } from "#shared/catalog/schema.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { createCachedJson } from "#server/http/packed.ts";
import {
  listAllProducts,
  previewSale,
  productCalls,
} from "#shared/admin/item-calls.ts";
import {
  asShownAt,
  checkDecimals,
  priceDigits,
  readShownPrices,
  withShownPrices,
} from "./shown.ts";
import {
  createProduct,
  listAllProducts as readAllProducts,
  listProductPage,
  listProducts,
  lowestBeforeSale,
  removeProduct,
  reorderProducts,
  restoreProduct,
  updateProduct,
} from "./store.ts";
import { itemAdminRoutes } from "./item-routes.ts";

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
      { listAllProducts, previewSale },
      {
        listAllProducts: () =>
          readShownPrices(deps, () => readAllProducts(deps.db)),

        previewSale: async ({ body }) => {
          const digits = await priceDigits(deps);
          checkDecimals(body, digits);
          const sale = { ...body, now: deps.clock.now() };
          return withShownPrices(await lowestBeforeSale(deps.db, sale), digits);
        },
      },
    ),
  ];
}

const ORDERS: Record<Sorting, (products: Product[]) => Product[]> = {
  // Those that the maker calls new, then the latest.
  new: (products) =>
    products.toSorted(
      (one, other) =>
        Number(other.isNew) - Number(one.isNew) || other.id - one.id,
    ),
  price: (products) =>
    products.toSorted((one, other) => lowestOf(one) - lowestOf(other)),
  available: (products) =>
    products.filter((product) =>
      (product.variants.length > 0 ? product.variants : [undefined]).some(
        (variant) => fitsCart(mayBuyProduct(product, variant)),
      ),
    ),
};

const lowestOf = (product: Product) => Number(priceRange(product).lowest);

/**
 * Returns a page of the products in another order than the maker's, which
 * decides between equal ones, and the number of the last page.
 */
export async function listSortedPage(
  db: Db,
  by: Sorting,
  { page, now }: { page: number; now: number },
): Promise<{ products: Product[]; last: number }> {
  const all = await listProducts(db);
  const sorted = ORDERS[by](all.map((product) => asShownAt(product, now)));
  const first = (page - 1) * PRODUCTS_PER_PAGE;
  return {
    products: sorted.slice(first, first + PRODUCTS_PER_PAGE),
    last: lastListPage(sorted.length),
  };
}
