import { useEffect } from "react";
import { pageTitle } from "#shared/api/page.ts";
import { useShop } from "./shop-context.ts";

/** Sets the title of the window to the page's title and the shop's name. */
export function useTitle(page: string): void {
  const { name } = useShop();
  useEffect(() => {
    document.title = pageTitle(page, name);
  }, [page, name]);
}
