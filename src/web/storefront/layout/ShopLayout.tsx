import { useMessages } from "#web/data/messages.ts";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { titleOf } from "#shared/api/page.ts";
import { usePage, useTitle } from "#web/data/shop-context.ts";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NoticeBars } from "./NoticeBars.tsx";
import { main, skip } from "./ShopLayout.css.ts";
import { useScrolling } from "./useScrolling.ts";

const MAIN_ID = "main";

type ShopLayoutProps = {
  /** Whether the page says that there is nothing at its address. */
  isUnknown: boolean | undefined;
  overlays: ReactNode;
  children: ReactNode;
};

/** The frame of every storefront page: header, notices, footer, overlays. */
export function ShopLayout(props: ShopLayoutProps) {
  const { isUnknown, overlays, children } = props;
  const { pathname } = useLocation();
  useScrolling();
  const messages = useMessages("first");
  const title = titleOf(pathname, usePage(), messages);
  // What the shop does not offer has a name, too.
  useTitle(title && isUnknown ? messages.titles.notFound : title);
  return (
    <>
      <a className={skip} href={`#${MAIN_ID}`}>
        {messages.skip}
      </a>
      <ErrorBoundary>
        <Header />
      </ErrorBoundary>
      <ErrorBoundary>
        <NoticeBars />
      </ErrorBoundary>
      <main id={MAIN_ID} tabIndex={-1} className={main}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      </main>
      <ErrorBoundary>
        <Footer />
      </ErrorBoundary>
      {overlays}
    </>
  );
}
