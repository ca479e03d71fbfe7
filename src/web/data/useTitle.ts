import { useEffect } from "react";
import { pageTitle } from "#shared/api/page.ts";
import { useShop } from "./shop-context.ts";

/**
 * Sets the title of the window to the page's title and the shop's name. Without
 * a title it is left to the page itself.
 */
export function useTitle(page: string | undefined): void {
  const { name } = useShop();
  useEffect(() => {
    if (page !== undefined) document.title = pageTitle(page, name);
  }, [page, name]);
}
