import type { ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import { titleOf } from "#shared/api/page.ts";
import { usePage } from "#web/data/shop-context.ts";
import { useTitle } from "#web/data/useTitle.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NoticeBars } from "./NoticeBars.tsx";
import { main, skip } from "./ShopLayout.css.ts";
import { useScrolling } from "./useScrolling.ts";

const MAIN_ID = "main";

/** The frame of every storefront page: header, notices, footer, overlays. */
export function ShopLayout({ overlays }: { overlays: ReactNode }) {
  const { pathname } = useLocation();
  useScrolling();
  useTitle(titleOf(pathname, usePage()));
  return (
    <>
      <a className={skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Header />
      <NoticeBars />
      <main id={MAIN_ID} tabIndex={-1} className={main}>
        <Outlet />
      </main>
      <Footer />
      {overlays}
    </>
  );
}
