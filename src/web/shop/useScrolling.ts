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
    if (type === "POP") return;
    const target = document.getElementById(hash.slice(1));
    if (target) {
      // Not returned: newer browsers answer with a promise, which is no
      // cleaning up of an effect.
      target.scrollIntoView();
      return;
    }
    if (!isNewPage) return;
    scrollTo({ top: 0, behavior: "instant" });
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname, hash, key, type]);
}
