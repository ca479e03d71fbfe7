import { useEffect } from "react";
import { pageTitle } from "#shared/page.ts";
import { useShop } from "./shop/shop-context.ts";

/** Names the window after what it shows. */
export function useTitle(page: string): void {
  const { name } = useShop();
  useEffect(() => {
    document.title = pageTitle(page, name);
  }, [page, name]);
}
