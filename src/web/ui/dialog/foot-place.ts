import { type RefObject, useEffect, useRef } from "react";
import {
  FOOTER,
  FOOTER_ATTRIBUTE,
  REGION_ATTRIBUTE,
  tellHeight,
} from "#web/ui/toast/toast-place.ts";

const findRegion = () =>
  document.querySelector<HTMLElement>(`[${REGION_ATTRIBUTE}]`);

/** Publishes the place of a dialog's footer to the notifications' region. */
export function useFootPlace(kind: string): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    const frame = element?.closest<HTMLElement>("[data-dialog]");
    const region = findRegion();
    if (!element || !frame || !region) return;
    const root = document.documentElement;
    const { style } = region;
    tellHeight(frame, region);
    const measure = () => {
      // A closing dialog must not overwrite the next one's values.
      if (frame.hasAttribute("data-exiting") || !frame.isConnected) return;
      const { top, bottom, left, width } = element.getBoundingClientRect();
      // In a very low window the footer scrolls with the whole dialog.
      const isPinned = bottom <= innerHeight + 1;
      style.setProperty(FOOTER.bottom, `${isPinned ? innerHeight - top : 0}px`);
      style.setProperty(FOOTER.left, `${left}px`);
      style.setProperty(FOOTER.width, `${width}px`);
      root.setAttribute(FOOTER_ATTRIBUTE, kind);
    };
    const observer = new ResizeObserver(() => {
      measure();
      // The dialog moves until its animation ends or is canceled; a canceled
      // animation has no end event, but settles `finished`.
      const moves = frame.getAnimations().map(({ finished }) => finished);
      if (moves.length > 0) void Promise.allSettled(moves).then(measure);
    });
    observer.observe(element);
    observer.observe(frame);
    return () => {
      observer.disconnect();
      if (root.getAttribute(FOOTER_ATTRIBUTE) === kind)
        root.removeAttribute(FOOTER_ATTRIBUTE);
    };
  }, [kind]);
  return foot;
}
