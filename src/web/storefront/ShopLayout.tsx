import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { useLocation, useNavigationType } from "react-router";
import { useMessages } from "#web/data/messages.ts";
import { titleOf } from "#shared/api/page.ts";
import { usePage, useTitle } from "#web/data/shop-context.ts";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { arrived } from "#web/data/product-opening.ts";
import { restoreScroll } from "#web/data/history.ts";
import { NotStarted, SupportLink, TextWith } from "#web/ui/TextWith.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { deferred } from "#web/ui/deferred.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { main, skip } from "./ShopLayout.css.ts";
import { bar, inner, notStarted, offline } from "./NoticeBars.css.ts";

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
  // A page that the shop does not offer has a name, too.
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

/**
 * Scrolls to the section that a link names, or to the top of a new page, which
 * then takes the focus. Back and Forward lead to where a page was left.
 */
function useScrolling(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  // Before the page is painted, and before a transition looks at it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step back or forward
  useLayoutEffect(() => {
    if (type === "POP") restoreScroll();
    arrived();
  }, [pathname, key, type]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link can be followed again
  useEffect(() => {
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (type === "POP") return undefined;
    const id = hash.slice(1);
    const target = document.getElementById(id);
    if (isNewPage && !target) {
      scrollTo({ top: 0, behavior: "instant" });
      document.querySelector("main")?.focus({ preventScroll: true });
    }
    if (id && (isNewPage || !target)) return keepInView(id);
    // Some browsers return a promise here, which must not become the effect's
    // cleanup.
    target?.scrollIntoView();
    return undefined;
  }, [pathname, hash, key, type]);
}

const USER_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to an element as soon as it exists, and again whenever the page above
 * it grows, until the shopper scrolls. Returns a function that stops this.
 */
function keepInView(id: string): () => void {
  const main = document.querySelector("main");
  // The observer runs the callback once when observation starts.
  const observer = new ResizeObserver(() => {
    document.getElementById(id)?.scrollIntoView();
  });
  if (main) observer.observe(main);
  const stop = () => {
    observer.disconnect();
    for (const event of USER_EVENTS) removeEventListener(event, stop);
  };
  for (const event of USER_EVENTS)
    addEventListener(event, stop, { passive: true });
  return stop;
}

// Its styles are those of the first view; few shops need its code.
const PacingBar = deferred(
  [],
  () => import("./PacingBar.tsx").then((module) => module.PacingBar),
  async () => {},
);

/** Notices below the header: no connection, a pause, no JavaScript. */
function NoticeBars() {
  const { noScript } = useMessages("first");
  return (
    <>
      <OfflineBar />
      {usePage().pacing && <PacingBar />}
      <div className={bar}>
        <NotStarted className={`${wrap} ${notStarted}`} />
      </div>
      <noscript>
        <div className={bar}>
          <p className={`${wrap} ${inner}`}>
            <span>
              <TextWith text={noScript}>
                <SupportLink />
              </TextWith>
            </span>
          </p>
        </div>
      </noscript>
    </>
  );
}

function OfflineBar() {
  const { offline: text } = useMessages("first");
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={offline}>
      {!isOnline && (
        <div className={bar}>
          <div className={`${wrap} ${inner}`}>
            <Icon name="info" />
            <span>{text}</span>
          </div>
        </div>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
