import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Scrolls to the part of the page that a followed link names, or to the top
 * of a new page, whose content then takes the focus. Back and forward are
 * left to the browser.
 */
export function useScrolling(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);
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
    if (id && (isNewPage || !target)) return stayAt(id);
    // Newer browsers answer with a promise, which is no cleaning up of an
    // effect.
    target?.scrollIntoView();
    return undefined;
  }, [pathname, hash, key, type]);
}

const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls there as soon as it is there, and again while what stands above it
 * arrives, until the shopper moves herself. Gives what ends it.
 */
function stayAt(id: string): () => void {
  const main = document.querySelector("main");
  // It speaks up at once when it begins to observe.
  const observer = new ResizeObserver(() => {
    document.getElementById(id)?.scrollIntoView();
  });
  if (main) observer.observe(main);
  const stop = () => {
    observer.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, stop);
  };
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  return stop;
}
