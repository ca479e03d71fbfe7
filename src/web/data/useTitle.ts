import { useEffect } from "react";
import { pageTitle } from "#shared/api/page.ts";
import { useShop } from "./shop-context.ts";

/** Sets the title of the window: the page, then the shop. */
export function useTitle(page: string): void {
  const { name } = useShop();
  useEffect(() => {
    document.title = pageTitle(page, name);
  }, [page, name]);
}
