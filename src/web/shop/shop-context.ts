import { createContext, use } from "react";
import type { ShopInfo } from "#shared/shop.ts";

type ShopPage = { shop: ShopInfo; year: number };

export const ShopContext = createContext<ShopPage | undefined>(undefined);

/** The shop itself: name, addresses. */
export function useShop(): ShopInfo {
  return usePage().shop;
}

/** The shop and what else the page knows of itself. */
export function usePage(): ShopPage {
  const page = use(ShopContext);
  if (!page) throw new Error("useShop is used outside of its provider");
  return page;
}
