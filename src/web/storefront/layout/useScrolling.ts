import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { arrived } from "#web/data/product-opening.ts";
import { restoreScroll } from "#web/data/history.ts";

/**
 * Scrolls to the section that a link names, or to the top of a new page, which
 * then takes the focus. Back and Forward lead to where a page was left.
 */
export function useScrolling(): void {
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
