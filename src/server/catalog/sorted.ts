import {
  lastListPage,
  priceRange,
  PRODUCTS_PER_PAGE,
  type Sorting,
} from "#shared/catalog/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { fitsCart, mayBuyProduct } from "#shared/stock/rules.ts";
import type { Db } from "#server/db/handle.ts";
import { asShownAt } from "./openings.ts";
import { listProducts } from "./store.ts";

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
