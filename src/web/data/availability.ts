import { useMemo, useSyncExternalStore } from "react";
import type { Product } from "#shared/catalog/schema.ts";
import { ON_SALE } from "#shared/stock/rules.ts";
import type { AvailableItem } from "#shared/stock/schema.ts";
import { createStore } from "./store.ts";

/** The things that may be bought now, as the shop has told this page. */
type Known = {
  /** The time by which the shop's clock is ahead of this browser's, in ms. */
  aheadMs: number;
  items: ReadonlyMap<string, AvailableItem>;
};

/** Undefined until the shop has told it; `followAvailability` fills it. */
export const availability = createStore<Known | undefined>(undefined);

export const availabilityKey = (productId: number, variantId?: number | null) =>
  `${productId} ${variantId ?? ""}`;

/**
 * Returns what the shop told of a product in a variant; undefined if it told
 * nothing.
 */
function toldOf(productId: number, variantId?: number) {
  const known = availability.get();
  return (
    known && (known.items.get(availabilityKey(productId, variantId)) ?? ON_SALE)
  );
}

/**
 * Returns what may be bought now of a product in a variant; undefined while only
 * the page itself says it.
 */
export function useAvailable(productId: number, variantId?: number) {
  return useSyncExternalStore(
    availability.subscribe,
    () => toldOf(productId, variantId),
    () => undefined,
  );
}

/** Returns a product of the page as it is now, as far as the shop has told it. */
export function useProductNow(product: Product): Product {
  // A text, so that only the cards of what has changed are rendered again.
  const told = useSyncExternalStore(
    availability.subscribe,
    () => {
      const now = productNow(product);
      const { inStock, availableFrom, price, variants } = now;
      return now === product
        ? ""
        : JSON.stringify([inStock, availableFrom, price, variants]);
    },
    () => "",
  );
  // While it is hydrated, a page says what it said on the server.
  return useMemo(
    () => (told === "" ? product : productNow(product)),
    [product, told],
  );
}

/** The same, outside of a component. */
export function productNow(product: Product): Product {
  const whole = toldOf(product.id);
  if (!whole) return product;
  const variants = product.variants.map((variant) => {
    const own = toldOf(product.id, variant.id) ?? ON_SALE;
    // None of the options of a product that is sold out says more.
    const available = whole.inStock ? own.inStock : variant.available;
    return { ...variant, available, ...own.sold };
  });
  const { inStock, opens: availableFrom } = whole;
  return {
    ...product,
    inStock,
    availableFrom,
    variants,
    ...whole.sold,
  };
}

/** Returns the shop's time, in ms, also where the browser's clock is wrong. */
export const shopNow = () => Date.now() + (availability.get()?.aheadMs ?? 0);
