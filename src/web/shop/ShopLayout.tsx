import { type ReactNode, useEffect } from "react";
import { pageTitle } from "#shared/page.ts";
import { Overlays } from "../cart/Overlays.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NoScript } from "./NoScript.tsx";
import { OfflineBar } from "./OfflineBar.tsx";
import { main, skip } from "./ShopLayout.css.ts";
import { useShop } from "./shop-context.ts";

type ShopLayoutProps = {
  title: string;
  /** Classes for the main part. */
  className?: string;
  children: ReactNode;
};

const MAIN_ID = "main";

/** What every page of the storefront has around its own content. */
export function ShopLayout({ title, className, children }: ShopLayoutProps) {
  const { name } = useShop();
  useEffect(() => {
    document.title = pageTitle(title, name);
  }, [title, name]);
  return (
    <>
      <a className={skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Header />
      <OfflineBar />
      <NoScript />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={className ? `${main} ${className}` : main}
      >
        {children}
      </main>
      <Footer />
      <Overlays />
    </>
  );
}
