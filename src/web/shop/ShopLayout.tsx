import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { pageTitle, titleOf } from "#shared/page.ts";
import { Overlays } from "../cart/Overlays.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NoScript } from "./NoScript.tsx";
import { OfflineBar } from "./OfflineBar.tsx";
import { main, skip } from "./ShopLayout.css.ts";
import { useShop } from "./shop-context.ts";
import { useScrolling } from "./useScrolling.ts";

const MAIN_ID = "main";

/** What every page of the storefront has around its own content. */
export function ShopLayout() {
  const { name } = useShop();
  const { pathname } = useLocation();
  useScrolling();
  useEffect(() => {
    document.title = pageTitle(titleOf(pathname), name);
  }, [pathname, name]);
  return (
    <>
      <a className={skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Header />
      <OfflineBar />
      <NoScript />
      <main id={MAIN_ID} tabIndex={-1} className={main}>
        <Outlet />
      </main>
      <Footer />
      <Overlays />
    </>
  );
}
