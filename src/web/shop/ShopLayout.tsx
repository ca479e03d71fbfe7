import { Outlet, useLocation } from "react-router";
import { titleOf } from "#shared/page.ts";
import { Overlays } from "../cart/Overlays.tsx";
import { useTitle } from "../useTitle.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NoScript } from "./NoScript.tsx";
import { OfflineBar } from "./OfflineBar.tsx";
import { main, skip } from "./ShopLayout.css.ts";
import { useScrolling } from "./useScrolling.ts";

const MAIN_ID = "main";

/** What every page of the storefront has around its own content. */
export function ShopLayout() {
  const { pathname } = useLocation();
  useScrolling();
  useTitle(titleOf(pathname));
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
