import { API } from "#tests/support/api.ts";
import { changeCatalog } from "#server/catalog/item-rows.ts";
import { insertProducts } from "#server/catalog/store.ts";
import type { Deps } from "#server/deps.ts";
import { asMaker } from "./admin.ts";

/** More products than most makers have; pages must work with them all. */
export const MANY = 1_000;

const fields = (n: number) => ({
  name: `Clip ${n}`,
  description: "Poured by hand.",
  imageUrl: "/demo/products/apricot-fade.webp",
});

/** Adds "Clip 1" to "Clip {count}" to a shop, in this order. */
export async function makeManyProducts(
  deps: Deps,
  count: number,
): Promise<void> {
  const products = Array.from({ length: count }, (_, index) => ({
    ...fields(index + 1),
    ...{ price: 2_400, isNew: false, isBestSeller: false, inStock: true },
    position: index,
  }));
  const now = deps.clock.now();
  await changeCatalog(deps, (tx) => insertProducts(tx, { products, now }));
}

/**
 * Adds "Clip 1" to "Clip {count}" to the running shop at `url`. They are sent at
 * once, which takes a tenth of the time, so their order may be another.
 */
export async function addManyProducts(
  url: string,
  count: number,
): Promise<void> {
  const ask = await asMaker(url);
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      ask("POST", API.adminProducts, { ...fields(index + 1), price: "24.00" }),
    ),
  );
}
